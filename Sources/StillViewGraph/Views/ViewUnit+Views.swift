import StillLayout

extension EmptyView: SeparableView {
  package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {}
}

extension TupleView: SeparableView {
  package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    let members = FieldLayout.of(T.self).fields
    unsafe withUnsafeBytes(of: value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, member) in members.enumerated() {
        guard let type = member.type as? any View.Type else { continue }
        unsafe Self.append(type, base + member.offset, to: &units, at: id.inside(index))
      }
    }
  }

  private static func append<V: View>(
    _ type: V.Type, _ pointer: UnsafeRawPointer, to units: inout [ViewUnit], at id: UnitID
  ) {
    StillViewGraph.appendUnits(
      of: unsafe pointer.assumingMemoryBound(to: V.self).pointee, to: &units, at: id)
  }
}

extension Group: SeparableView where Content: View {
  package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    StillViewGraph.appendUnits(of: content, to: &units, at: id)
  }
}

extension Optional: SeparableView where Wrapped: View {
  nonisolated package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    guard let self else { return }
    StillViewGraph.appendUnits(of: self, to: &units, at: id)
  }
}

extension _ConditionalContent: SeparableView {
  package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    switch storage {
    case .first(let content):
      StillViewGraph.appendUnits(of: content, to: &units, at: id.inside("first"))
    case .second(let content):
      StillViewGraph.appendUnits(of: content, to: &units, at: id.inside("second"))
    }
  }
}

extension AnyView: SeparableView {
  package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    box.appendUnits(to: &units, at: id)
  }
}

extension Section: SeparableView where Parent: View, Content: View, Footer: View {
  package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    var parts: [[ViewUnit]] = [[], [], []]
    StillViewGraph.appendUnits(of: header, to: &parts[0], at: id.inside("header"))
    if isExpanded?.wrappedValue != false {
      StillViewGraph.appendUnits(of: content, to: &parts[1], at: id.inside("content"))
    }
    StillViewGraph.appendUnits(of: footer, to: &parts[2], at: id.inside("footer"))
    var unit = ViewUnit(
      id: id, kind: .section(header: parts[0], content: parts[1], footer: parts[2]))
    if let isExpanded { unit.traits[.expansion] = isExpanded }
    units.append(unit)
  }
}

extension UnitTrait<Binding<Bool>> {
  /// Whether the rows of a section are shown.
  package static let expansion = UnitTrait<Binding<Bool>>()
}

extension ModifiedContent: SeparableView where Content: View, Modifier: ViewModifier {
  package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    let start = units.count
    StillViewGraph.appendUnits(of: content, to: &units, at: id)
    var traits = UnitTraits()
    (modifier as? any UnitTraitModifier)?.write(&traits)
    for index in start..<units.count {
      units[index] = units[index].modified(modifier, traits)
    }
  }
}

extension ViewUnit {
  /// Returns the unit with a modifier around each of its views.
  fileprivate func modified<M: ViewModifier>(_ modifier: M, _ traits: UnitTraits) -> ViewUnit {
    var unit = self
    unit.traits.addOuter(traits)
    for key in [UnitTrait<DeferredSeparation>.sections, .views] {
      if let inside = unit.traits[key] {
        unit.traits[key] = DeferredSeparation { arrange in
          // Values of the environment reach what is inside; any other modifier goes around each view.
          if modifier is any EnvironmentModifier {
            return AnyView(inside.arranged(arrange).modifier(modifier))
          }
          return inside.arranged { units in arrange(units.map { $0.modified(modifier, traits) }) }
        }
      }
    }
    switch kind {
    case .view(let view): unit.kind = .view(AnyView(view.modifier(modifier)))
    case .rows(let rows):
      unit.kind = .rows(rows.mapped { $0.map { $0.modified(modifier, traits) } })
    case .section(let header, let content, let footer):
      unit.kind = .section(
        header: header.map { $0.modified(modifier, traits) },
        content: content.map { $0.modified(modifier, traits) },
        footer: footer.map { $0.modified(modifier, traits) })
    }
    return unit
  }
}
