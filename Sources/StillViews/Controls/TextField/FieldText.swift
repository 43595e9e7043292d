import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// The words of a field, or its prompt while there are none: as wide as proposed, 22 points high at the size of body
/// text (rules C4.1 and C4.3). Focus draws no caret (rule C4.5).
nonisolated struct FieldText: View {
  let input: TextInput
  let label: _TextFieldStyleLabel
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.isEnabled) private var isEnabled

  init(input: TextInput, label: _TextFieldStyleLabel) {
    self.input = input
    self.label = label
  }

  @MainActor var body: some View {
    let words = input.text.wrappedValue
    ZStack(alignment: .leading) {
      if words.isEmpty {
        Group {
          if let prompt = input.prompt { prompt } else { label }
        }
        .foregroundStyle(ControlColor.tertiaryLabel)
      } else {
        Text(verbatim: input.isSecure ? String(repeating: "•", count: words.count) : words)
          .foregroundStyle(
            isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(ControlColor.tertiaryLabel))
      }
    }
    .modifier(OneLine(isOn: input.axis == .horizontal))
    .frame(minHeight: 22)
    .frame(
      maxWidth: .infinity,
      alignment: alignment == .center ? .center : alignment == .trailing ? .trailing : .leading)
  }
}

/// A field that grows has as many lines as it is told, others have one.
nonisolated private struct OneLine: ViewModifier {
  let isOn: Bool

  @MainActor func body(content: Content) -> some View {
    if isOn { content.lineLimit(1) } else { content }
  }
}
