import StillLayout

/// Takes a view's body apart where its state lives: what depends on state or the environment cannot be taken apart as a
/// value.
nonisolated struct DeferredUnits<V: View>: View {
  let held: HeldView<V>
  let arrange: ([ViewUnit]) -> AnyView

  @MainActor var body: some View {
    arrange(separateUnits(held.view.body))
  }
}

/// A view with its dynamic properties.
nonisolated struct HeldView<V: View>: PropertyHolder {
  let view: V

  static var held: any Any.Type { V.self }
}

/// How a view that has state is taken apart in place: give what is to be made of its parts.
package struct DeferredSeparation {
  package let arranged: (@escaping ([ViewUnit]) -> AnyView) -> AnyView
}

extension UnitTrait<DeferredSeparation> {
  /// Said of views with state whose body holds sections.
  package static let sections = UnitTrait<DeferredSeparation>()
  /// Said of views with state whose body may hold several views.
  package static let views = UnitTrait<DeferredSeparation>()
}

extension ViewUnit {
  /// Returns the unit of a view with state.
  static func withState<V: View>(_ view: V, at id: UnitID) -> ViewUnit {
    var unit = ViewUnit(id: id, view: AnyView(view))
    let inside = DeferredSeparation { arrange in
      AnyView(DeferredUnits(held: HeldView(view: view), arrange: arrange))
    }
    switch BodyParts.of(V.self) {
    case .one: break
    case .several: unit.traits[.views] = inside
    case .sections: unit.traits[.sections] = inside
    }
    return unit
  }
}
