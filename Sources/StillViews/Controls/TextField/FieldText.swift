import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// The text of a field, or its prompt if it is empty: as wide as proposed and a line high (rules C4.1 and C4.3), with a caret
/// where the system moves things (rule SM4.11). A chosen colour stays when it is disabled (rule C1.6).
nonisolated struct FieldText: View {
  let input: TextInput
  let label: _TextFieldStyleLabel
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.foregroundIsChosen) private var foregroundIsChosen
  @Environment(\.fieldCaret) private var caret

  init(input: TextInput, label: _TextFieldStyleLabel) {
    self.input = input
    self.label = label
  }

  @MainActor var body: some View {
    let words = input.text.wrappedValue
    ZStack(alignment: .leading) {
      FieldStrut()
      if words.isEmpty {
        Group {
          if let prompt = input.prompt { prompt } else { label }
        }
        .foregroundStyle(ControlColor.tertiaryLabel)
        .overlay(alignment: Alignment(horizontal: horizontal, vertical: .center)) {
          if let caret {
            Text(verbatim: words.withPlaceForCaret).environment(\.textCaret, caret)
              .accessibilityHidden(true)
          }
        }
      } else {
        Text(verbatim: shown(words))
          .environment(\.textCaret, caret)
          .environment(\.isTypedText, true)
          .modifier(ScrolledText(isOn: input.axis == .vertical, alignment: horizontal))
          .foregroundStyle(
            isEnabled || foregroundIsChosen
              ? AnyShapeStyle(.foreground) : AnyShapeStyle(ControlColor.tertiaryLabel))
      }
    }
    .modifier(OneLine(isOn: input.axis == .horizontal))
    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: horizontal, vertical: .center))
  }

  private func shown(_ words: String) -> String {
    let shown = input.isSecure ? String(repeating: "•", count: words.count) : words
    return caret == nil ? shown : shown.withPlaceForCaret
  }

  private var horizontal: HorizontalAlignment {
    alignment == .center ? .center : alignment == .trailing ? .trailing : .leading
  }
}

/// A field that grows scrolls overflowing text: it shows whole lines, while other text ends in an ellipsis.
nonisolated private struct ScrolledText: ViewModifier {
  let isOn: Bool
  let alignment: HorizontalAlignment

  @MainActor func body(content: Content) -> some View {
    if isOn {
      // Both have the whole width, so that their lines break at the same words.
      content.hidden()
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .top))
        .overlay {
          VisibleText {
            content.lineLimit(nil).fixedSize(horizontal: false, vertical: true)
              .frame(
                maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .top))
          }
        }
    } else {
      content
    }
  }
}

/// A field that grows has the line limit that is set, others have one line.
nonisolated private struct OneLine: ViewModifier {
  let isOn: Bool

  @MainActor func body(content: Content) -> some View {
    if isOn { content.lineLimit(1) } else { content }
  }
}
