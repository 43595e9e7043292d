public import Foundation
public import StillGeometry
public import StillViewGraph

/// A line of text that can be edited (rules C4.1–C4.3).
nonisolated public struct TextField<Label: View>: View {
  let input: TextInput
  let label: Label

  init(input: TextInput, label: Label) {
    self.input = input
    self.label = label
  }

  @MainActor public var body: some View {
    StyledControl(
      \.textFieldStyles,
      TextField<_TextFieldStyleLabel>(
        input: input, label: _TextFieldStyleLabel(content: AnyView(label)))
    )
    .modifier(
      FieldBehaviour(input: input, name: input.prompt.map { .text($0) } ?? SpokenPart(label)))
  }
}

/// The text of a field, and its binding.
nonisolated struct TextInput {
  let text: Binding<String>
  /// The prompt of an empty field (default: nil, its label).
  var prompt: Text?
  var axis: Axis = .horizontal
  /// Whether the words are hidden.
  var isSecure = false
  /// Called when typing begins, and when it ends.
  var onEditingChanged: (Bool) -> Void = { _ in }
  /// Called when a line break ends typing.
  var onCommit: () -> Void = {}
}

extension TextField {
  /// A field with a custom label, which an empty field without a prompt shows.
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(input: TextInput(text: text, prompt: prompt), label: label())
  }

  /// A field that grows along an axis.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(input: TextInput(text: text, prompt: prompt, axis: axis), label: label())
  }

  /// A field for a value; text that cannot be parsed leaves the value unchanged.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(input: TextInput(text: .words(value, format), prompt: prompt), label: label())
  }

  /// A field for a value that may be missing.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(input: TextInput(text: .words(value, format), prompt: prompt), label: label())
  }
}

extension TextField where Label == Text {
  /// A field with a title, which it shows while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(input: TextInput(text: text, prompt: prompt), label: Text(titleKey))
  }

  /// A field with a title, which it shows while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(input: TextInput(text: text, prompt: prompt), label: Text(title))
  }

  /// A field with a title that grows along an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(
      input: TextInput(text: text, prompt: prompt, axis: axis), label: Text(titleKey))
  }

  /// A field with a title that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(input: TextInput(text: text, prompt: prompt, axis: axis), label: Text(title))
  }

  /// The older form, which tells when editing begins and ends, and when return is pressed. The title is looked up in
  /// the tables of strings.
  @available(iOS, deprecated: 100000.0)
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      input: TextInput(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(titleKey))
  }

  /// The older form, which tells when editing begins and ends, and when return is pressed.
  @available(iOS, deprecated: 100000.0)
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      input: TextInput(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(title))
  }

  /// The older form, which tells when return is pressed.
  @available(iOS, deprecated: 100000.0)
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(input: TextInput(text: text, onCommit: onCommit), label: Text(title))
  }

  /// A field for a value with a title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// A field for a value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A field for a value that may be missing with a title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// A field for a value that may be missing with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A field for a value with a title.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      input: TextInput(text: .words(value, formatter), prompt: prompt), label: Text(titleKey))
  }

  /// A field for a value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      input: TextInput(text: .words(value, formatter), prompt: prompt), label: Text(title))
  }

  /// The older form, which tells when editing begins and ends, and when return is pressed.
  @available(iOS, deprecated: 100000.0)
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    let words = Binding<String>.words(value, formatter)
    self.init(titleKey, text: words, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// The older form, which tells when editing begins and ends, and when return is pressed.
  @available(iOS, deprecated: 100000.0)
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    let words = Binding<String>.words(value, formatter)
    self.init(title, text: words, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// The older form, which tells when return is pressed.
  @available(iOS, deprecated: 100000.0)
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      titleKey, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  /// The older form, which tells when return is pressed.
  @available(iOS, deprecated: 100000.0)
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      title, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}

extension Binding<String> {
  /// Returns a binding to the formatted value; text that cannot be parsed is ignored.
  fileprivate static func words<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { words in
        guard let new = try? format.parseStrategy.parse(words) else { return }
        value.wrappedValue = new
      })
  }

  fileprivate static func words<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { value.wrappedValue.map { format.format($0) } ?? "" },
      set: { words in value.wrappedValue = try? format.parseStrategy.parse(words) })
  }

  fileprivate static func words<V>(
    _ value: Binding<V>, _ formatter: Formatter
  ) -> Binding<String> {
    Binding(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { words in
        guard let new = formatter.value(of: V.self, from: words) else { return }
        value.wrappedValue = new
      })
  }
}

extension Formatter {
  /// Returns the value of a text; nil for formatters that only format, and for text that cannot be parsed.
  fileprivate func value<V>(of type: V.Type, from words: String) -> V? {
    switch self {
    case let numbers as NumberFormatter:
      guard let number = numbers.number(from: words) else { return nil }
      return switch type {
      case is Int.Type: number.intValue as? V
      case is Double.Type: number.doubleValue as? V
      case is Float.Type: number.floatValue as? V
      case is CGFloat.Type: CGFloat(number.doubleValue) as? V
      default: number as? V
      }
    case let dates as DateFormatter: return dates.date(from: words) as? V
    default: return nil
    }
  }
}

/// A line of text that can be edited and is not shown (rule C4.3).
nonisolated public struct SecureField<Label: View>: View {
  let input: TextInput
  let label: Label

  /// A field with a custom label: each character is shown as a dot, and the label while it is empty.
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    input = TextInput(text: text, prompt: prompt, isSecure: true)
    self.label = label()
  }

  @MainActor public var body: some View {
    TextField(input: input, label: label)
  }
}

extension SecureField where Label == Text {
  /// A field with a title, which it shows while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a title, which it shows while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// The older form, which tells when return is pressed. The title is looked up in the tables of strings.
  @available(iOS, deprecated: 100000.0)
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    input = TextInput(text: text, isSecure: true, onCommit: onCommit)
    label = Text(titleKey)
  }

  /// The older form, which tells when return is pressed.
  @available(iOS, deprecated: 100000.0)
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    input = TextInput(text: text, isSecure: true, onCommit: onCommit)
    label = Text(title)
  }
}
