import StillLayout
public import StillViewGraph

/// The styles of one kind that were set around a view (rule C1.1).
///
/// While the body of the innermost style is built, the stack is one shorter: a style may contain controls of the same
/// kind, and those use the style around it.
nonisolated package struct StyleStack<Configuration> {
  private var styles: [any _ControlStyle<Configuration>] = []
  private let standard: any _ControlStyle<Configuration>

  /// A stack where no style was set: `standard` counts.
  package init(_ standard: any _ControlStyle<Configuration>) {
    self.standard = standard
  }

  /// The style that was set last.
  package var innermost: any _ControlStyle<Configuration> { styles.last ?? standard }

  /// The stack in which the innermost style's body is built.
  package var outer: StyleStack {
    var outer = self
    outer.styles = styles.dropLast()
    return outer
  }

  package mutating func push(_ style: some _ControlStyle<Configuration>) {
    styles.append(style)
  }
}

extension StyleStack: Equatable {
  package static func == (a: StyleStack, b: StyleStack) -> Bool {
    guard a.styles.count == b.styles.count else { return false }
    for (style, other) in zip(a.styles, b.styles) where !isSame(style, other) { return false }
    return true
  }

  private static func isSame(_ a: some _ControlStyle<Configuration>, _ b: Any) -> Bool {
    func compare<Style>(_ a: Style) -> Bool { (b as? Style).map { sameStyle(a, $0) } ?? false }
    return compare(a)
  }
}

/// Returns whether two styles surely make the same body. Of one that holds an observable object nobody knows: the object may have
/// changed, and the style does not observe it. So setting it again evaluates its body (`SparkToggleSnapshotTests` of spark-ios).
nonisolated func sameStyle<Style>(_ a: Style, _ b: Style) -> Bool {
  sameValue(a, b) && !ObservableParts.areHeld(by: Style.self)
}

/// Sets a style for the controls inside.
nonisolated public struct _StyleModifier<Style: _ControlStyle>: EnvironmentModifier {
  package let stack: WritableKeyPath<EnvironmentValues, StyleStack<Style._Configuration>>
  package let style: Style

  package func change(_ environment: inout EnvironmentValues) {
    environment[keyPath: stack].push(style)
  }

  package func isSame(as other: Self) -> Bool {
    stack == other.stack && sameStyle(style, other.style)
  }
}

extension View {
  /// Puts a style on the stack of its kind.
  nonisolated package func style<Style: _ControlStyle>(
    _ stack: WritableKeyPath<EnvironmentValues, StyleStack<Style._Configuration>>, _ style: Style
  ) -> ModifiedContent<Self, _StyleModifier<Style>> {
    modifier(_StyleModifier(stack: stack, style: style))
  }
}
