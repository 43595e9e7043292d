public import StillGeometry
public import StillViewGraph

/// The separators above the first and below the last row of a section, as the section sets them.
nonisolated struct SectionLines: Equatable {
  var hidden = HiddenLines()
  var tints = LineTints()
  /// Whether the section asks for the line above it.
  var showsTop = false
}

// Modifiers of one separator must not undo each other's settings, so each setting is a separate trait.
extension UnitTrait<Bool> {
  fileprivate static let hidesLineAbove = UnitTrait<Bool>()
  fileprivate static let hidesLineBelow = UnitTrait<Bool>()
}

extension UnitTrait<Color?> {
  fileprivate static let tintOfLineAbove = UnitTrait<Color?>()
  fileprivate static let tintOfLineBelow = UnitTrait<Color?>()
}

extension SectionLines {
  /// Reads the settings from the section's traits.
  init(_ traits: UnitTraits) {
    hidden = HiddenLines(
      top: traits[.hidesLineAbove] ?? false, bottom: traits[.hidesLineBelow] ?? false)
    showsTop = traits[.hidesLineAbove] == false
    tints = LineTints(
      top: traits[.tintOfLineAbove] ?? nil, bottom: traits[.tintOfLineBelow] ?? nil)
  }
}

/// `listSectionSeparator` and `listSectionSeparatorTint`.
nonisolated public struct _SectionLinesModifier: _PrimitiveModifier, UnitTraitModifier {
  let edges: VerticalEdge.Set
  /// Nil unless set.
  var isHidden: Bool?
  /// Nil unless set.
  var tint: Color??

  package func write(_ traits: inout UnitTraits) {
    if edges.contains(.top) {
      if let isHidden { traits[.hidesLineAbove] = isHidden }
      if let tint { traits[.tintOfLineAbove] = tint }
    }
    if edges.contains(.bottom) {
      if let isHidden { traits[.hidesLineBelow] = isHidden }
      if let tint { traits[.tintOfLineBelow] = tint }
    }
  }

  public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    PassThroughNode(view, inputs, \.content)
  }
}

extension View {
  /// Shows or hides the separators above and below the section in a plain list.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_SectionLinesModifier(edges: edges, isHidden: visibility == .hidden))
  }

  /// Sets the colour of the separators above and below the section in a plain list (default: nil, the system's).
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_SectionLinesModifier(edges: edges, tint: .some(color)))
  }
}
