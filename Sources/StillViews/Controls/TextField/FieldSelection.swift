public import StillGeometry
public import StillViewGraph

/// A selection in edited text. Nothing is selected here, and a picture shows no selection: fields and editors never write
/// the binding.
public struct TextSelection: Equatable, Sendable {
  /// One range, or several.
  public enum Indices: Equatable, Sendable {
    /// One range, which is empty where only a place is meant.
    case selection(Range<String.Index>)
    /// Several ranges, as a selection of lines in two directions of writing needs them.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected indices.
  public var indices: Indices

  /// Which end of a line a place between two lines belongs to.
  public let affinity: TextSelectionAffinity

  /// A part of the text.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
    affinity = .automatic
  }

  /// Several parts of the text.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
    affinity = .automatic
  }

  /// A place between two characters.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }

  /// Whether it is a place, and holds nothing.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// Which end of a line a place between two lines belongs to.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// The end that suits the text.
  case automatic
  /// The end of the line before.
  case upstream
  /// The start of the line after.
  case downstream
}

extension TextField where Label == Text {
  /// A field with a title, whose selection is kept elsewhere.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      input: TextInput(text: text, prompt: prompt, axis: axis ?? .horizontal),
      label: Text(titleKey))
  }

  /// A field with a title, whose selection is kept elsewhere.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      input: TextInput(text: text, prompt: prompt, axis: axis ?? .horizontal),
      label: Text(title))
  }
}

extension TextField {
  /// A field whose selection is kept elsewhere.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      input: TextInput(text: text, prompt: prompt, axis: axis ?? .horizontal), label: label())
  }
}

extension TextEditor {
  /// An editor whose selection is kept elsewhere.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text)
  }
}

private let affinityEntry = EnvironmentEntry(TextSelectionAffinity.automatic)

extension EnvironmentValues {
  /// On which side of a line's end a caret stands; a picture shows none.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[affinityEntry] }
    set { self[affinityEntry] = newValue }
  }
}

extension View {
  /// Sets on which side of a line's end a caret stands; a picture shows none.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}
