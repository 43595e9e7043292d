public import StillGeometry
public import StillViewGraph

/// What a section of a list says of the lines above its first and below its last row.
nonisolated struct SectionLines: Equatable {
  var hidden = HiddenLines()
  var tints = LineTints()
}

// What one modifier says of a line does not undo what another said of it, so each is a trait of its own.
extension UnitTrait<Bool> {
  fileprivate static let hidesLineAbove = UnitTrait<Bool>()
  fileprivate static let hidesLineBelow = UnitTrait<Bool>()
}

extension UnitTrait<Color?> {
  fileprivate static let tintOfLineAbove = UnitTrait<Color?>()
  fileprivate static let tintOfLineBelow = UnitTrait<Color?>()
}

extension SectionLines {
  /// What is said of a section.
  init(_ traits: UnitTraits) {
    hidden = HiddenLines(
      top: traits[.hidesLineAbove] ?? false, bottom: traits[.hidesLineBelow] ?? false)
    tints = LineTints(
      top: traits[.tintOfLineAbove] ?? nil, bottom: traits[.tintOfLineBelow] ?? nil)
  }
}

/// `listSectionSeparator` and `listSectionSeparatorTint`.
nonisolated public struct _SectionLinesModifier: _PrimitiveModifier, UnitTraitModifier {
  let edges: VerticalEdge.Set
  /// Nil where nothing is said of it.
  var isHidden: Bool?
  /// Nil where nothing is said of it.
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
  /// Whether lines are drawn above and below the section in a plain list.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_SectionLinesModifier(edges: edges, isHidden: visibility == .hidden))
  }

  /// The colour of the lines above and below the section in a plain list; nil: the system's.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_SectionLinesModifier(edges: edges, tint: .some(color)))
  }
}
