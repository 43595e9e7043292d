import StillLayout
import StillRuntime

/// One of the views that a container arranges one by one, taken out of its content before anything is built.
///
/// Containers that treat each view inside on its own (a picker its options, a list its rows, a tab view its tabs) take their
/// content apart as values: tuples, groups, conditions, modifiers and `ForEach` fall into the views that they consist of.
/// A view with a body of its own and properties that the engine connects stays one view.
package struct ViewUnit: Identifiable {
  package enum Kind {
    /// One view.
    case view(AnyView)
    /// A view for each element of a collection, made when it is asked for.
    case rows(UnitRows)
    /// A section.
    case section(header: [ViewUnit], content: [ViewUnit], footer: [ViewUnit])
  }

  package var id: UnitID
  package var kind: Kind
  package var traits = UnitTraits()

  init(id: UnitID, kind: Kind) {
    self.id = id
    self.kind = kind
  }

  package init(id: UnitID, view: AnyView) {
    self.init(id: id, kind: .view(view))
  }

  /// The view, where this is one.
  package var view: AnyView {
    if case .view(let view) = kind { return view }
    return AnyView(EmptyView())
  }
}

/// The place of a unit: a path of places in the code and identities of data.
package struct UnitID: Hashable {
  var path: [AnyHashable]

  package init(path: [AnyHashable]) {
    self.path = path
  }

  func inside(_ step: some Hashable) -> UnitID { UnitID(path: path + [AnyHashable(step)]) }

  /// The identity of the nearest data, as `ForEach` knows it.
  package var dataIdentity: AnyHashable? { path.last { $0.base is DataIdentity } }
}

/// The identity of an element of a collection.
struct DataIdentity: Hashable {
  let id: AnyHashable
}

/// The values that modifiers on a unit pass to the container, by the modifier's own key.
package struct UnitTraits {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The values of `containerValue`, by key.
  package var containerValues = ContainerValues()

  package init() {}

  package subscript<Value>(_ key: UnitTrait<Value>) -> Value? {
    get { values[ObjectIdentifier(key)] as? Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds what the inner modifiers did not say… the inner one wins, as for any trait that is set twice.
  package mutating func addOuter(_ other: UnitTraits) {
    values.merge(other.values) { inner, _ in inner }
    containerValues.addOuter(other.containerValues)
  }
}

/// The key of a trait.
package final class UnitTrait<Value>: Sendable {
  package init() {}
}

/// A modifier that says something to the container around.
nonisolated package protocol UnitTraitModifier: ViewModifier {
  func write(_ traits: inout UnitTraits)
}

/// A view that falls into others.
nonisolated package protocol SeparableView: View {
  func appendUnits(to units: inout [ViewUnit], at id: UnitID)
}

/// Returns the views that a content consists of.
nonisolated package func separateUnits<V: View>(_ view: V) -> [ViewUnit] {
  var units: [ViewUnit] = []
  appendUnits(of: view, to: &units, at: UnitID(path: []))
  return units
}

nonisolated func appendUnits<V: View>(
  of view: V, to units: inout [ViewUnit], at id: UnitID
) {
  if let separable = view as? any SeparableView {
    CallStack.ensured { separable.appendUnits(to: &units, at: id) }
    return
  }
  if V.Body.self != Never.self, ViewPlan.of(V.self).properties.isEmpty {
    // Values that the body reads are tracked as read by the container.
    let start = units.count
    CallStack.ensured {
      appendUnits(of: MainActorAssumption.during { evaluateBody(of: view) }, to: &units, at: id)
    }
    let isOneView: Bool =
      if units.count == start + 1, case .view = units[start].kind { true } else { false }
    // One view keeps its own place, and with it its identity.
    if isOneView { units[start].kind = .view(AnyView(view)) }
    return
  }
  units.append(.withState(view, at: id))
}
