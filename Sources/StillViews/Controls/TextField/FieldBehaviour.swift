import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

private let submitActionsEntry = EnvironmentEntry<[() -> Void]>([])
private let searchSubmitActionsEntry = EnvironmentEntry<[() -> Void]>([])

extension EnvironmentValues {
  /// The submit actions of a field, the outermost first.
  var submitActions: [() -> Void] {
    get { self[submitActionsEntry] }
    set { self[submitActionsEntry] = newValue }
  }

  /// The submit actions of a search, the outermost first.
  var searchSubmitActions: [() -> Void] {
    get { self[searchSubmitActionsEntry] }
    set { self[searchSubmitActionsEntry] = newValue }
  }
}

/// Lets a field be tapped and typed into.
nonisolated struct FieldBehaviour: ViewModifier {
  let input: TextInput
  /// Whether a line break is text, and not the end of typing.
  let takesLines: Bool
  /// Placeholder of an empty field; nil without one.
  let name: SpokenPart?
  @State private var ticket: FieldTicket
  @State private var typingCount = 0
  @State private var isFocused = false
  /// When the caret was last solid from the start.
  @State private var caretStart: TimeInterval = 0
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.submitActions) private var submitActions
  @Environment(\.systemMotion) private var isMoved

  init(input: TextInput, takesLines: Bool = false, name: SpokenPart? = nil) {
    self.input = input
    self.name = name
    self.takesLines = takesLines
    _ticket = State(wrappedValue: FieldTicket())
  }

  @MainActor func body(content: Content) -> some View {
    let input = input
    let ticket = ticket
    return
      content
      .environment(\.typingCount, typingCount)
      .environment(\.isFocused, isFocused)
      .environment(\.fieldCaret, isFocused && isMoved ? caretStart : nil)
      .contentShape(Rectangle())
      .modifier(_TapModifier { ticket.focus() })
      .modifier(
        FieldModifier(
          ticket: ticket, isEnabled: isEnabled, type: { type($0) },
          onFocusChange: {
            isFocused = $0
            caretStart = ticket.time
            input.onEditingChanged($0)
          })
      )
      .accessibleControl(
        named: name, input.isSecure ? [.textField, .secureTextField] : .textField,
        hasSystemSize: true,
        activate: ControlTouch { ticket.focus() }
      ) { properties, _ in
        // A field is read by its text, and by what it shows in place of it while it is empty.
        let text = input.text.wrappedValue
        properties.title = properties.label
        properties.value =
          text.isEmpty
          ? properties.label
          : input.isSecure ? String(repeating: "•", count: min(text.count, 64)) : text
        properties.label = nil
      }
  }

  /// Types text: a backspace deletes the last character, a line break submits.
  @MainActor private func type(_ text: String) {
    typingCount += 1
    caretStart = ticket.time
    var words = input.text.wrappedValue
    for character in text {
      switch character {
      case "\u{8}", "\u{7F}":
        if !words.isEmpty { words.removeLast() }
      case "\n", "\r", "\r\n":
        if takesLines {
          words.append("\n")
        } else {
          write(words)
          submit()
        }
      default: words.append(character)
      }
    }
    write(words)
  }

  @MainActor private func write(_ words: String) {
    if words != input.text.wrappedValue { input.text.wrappedValue = words }
  }

  @MainActor private func submit() {
    input.onCommit()
    for action in submitActions.reversed() { action() }
    ticket.resign()
  }
}
