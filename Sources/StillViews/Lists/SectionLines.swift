public import StillGeometry
public import StillViewGraph

/// What a section of a list says of the lines above its first and below its last row.
nonisolated struct SectionLines: Equatable {
  var hidden = HiddenLines()
  var tints = LineTints()
}

extension UnitTrait<SectionLines> {
  static let sectionLines = UnitTrait<SectionLines>()
}

/// `listSectionSeparator` and `listSectionSeparatorTint`.
nonisolated public struct _SectionLinesModifier: _PrimitiveModifier, UnitTraitModifier {
  let lines: SectionLines

  package func write(_ traits: inout UnitTraits) { traits[.sectionLines] = lines }

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
    let isHidden = visibility == .hidden
    return modifier(
      _SectionLinesModifier(
        lines: SectionLines(
          hidden: HiddenLines(
            top: isHidden && edges.contains(.top), bottom: isHidden && edges.contains(.bottom)))))
  }

  /// The colour of the lines above and below the section in a plain list; nil: the system's.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      _SectionLinesModifier(
        lines: SectionLines(
          tints: LineTints(
            top: edges.contains(.top) ? color : nil, bottom: edges.contains(.bottom) ? color : nil))
      ))
  }
}
