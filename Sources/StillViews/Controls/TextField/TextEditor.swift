import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// Text of many lines that can be edited: takes all it is proposed (rule C4.4).
nonisolated public struct TextEditor: View {
  let text: Binding<String>
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.multilineTextAlignment) private var alignment

  /// Edits a text that is kept elsewhere. It has no prompt, and as many lines as fit are seen.
  public init(text: Binding<String>) {
    self.text = text
  }

  @MainActor public var body: some View {
    VisibleText {
      EditedText(words: text.wrappedValue)
        .fixedSize(horizontal: false, vertical: true)
        .padding(.vertical, 8)
        .padding(.horizontal, 5)
        .frame(
          minWidth: 0, maxWidth: .infinity,
          alignment: Alignment(horizontal: horizontal, vertical: .center))
    }
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .background(
      background == .hidden ? AnyShapeStyle(.clear) : AnyShapeStyle(ControlColor.ground)
    )
    .clipped()
    .modifier(FieldBehaviour(input: TextInput(text: text), takesLines: true))
  }
}

extension TextEditor {
  /// Where lines stand in the width of the editor.
  private var horizontal: HorizontalAlignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// The text of an editor, with a caret where the system moves things (rule SM4.11).
nonisolated private struct EditedText: View {
  let words: String
  @Environment(\.fieldCaret) private var caret

  init(words: String) {
    self.words = words
  }

  @MainActor var body: some View {
    Text(verbatim: caret == nil ? words : words.withPlaceForCaret)
      .environment(\.textCaret, caret)
      .environment(\.isTypedText, true)
  }
}

private let scrollContentBackgroundEntry = EnvironmentEntry<Visibility>(.automatic)

extension EnvironmentValues {
  /// Whether lists, forms and editors show their background.
  package var scrollContentBackground: Visibility {
    get { self[scrollContentBackgroundEntry] }
    set { self[scrollContentBackgroundEntry] = newValue }
  }
}

extension View {
  /// Shows or hides the ground of lists, forms and editors inside.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}
