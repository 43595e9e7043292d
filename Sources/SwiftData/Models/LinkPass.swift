/// The linking of models that are related to each other since their initialisers ran, or since they have left their context.
///
/// The other side of a relationship may know of it already: while the pass lasts, the models that take part have sets of
/// their members.
final class LinkPass {
  private var participants: [_ModelBacking] = []
  /// The context that the models are inserted into; nil where none is known.
  private let context: ModelContext?

  init(_ context: ModelContext? = nil) {
    self.context = context
  }

  /// Tells the other sides of a model's relationships, and of those of the models behind them that are not linked yet.
  ///
  /// Chains have no end: the models are gathered first, then the last one found is linked first.
  func link(_ model: any PersistentModel) {
    var found: [any PersistentModel] = []
    var waiting = [model]
    model._$backing.hasLinked()
    while let next = waiting.popLast() {
      found.append(next)
      let backing = next._$backing
      enter(backing)
      if let context { backing.leaveOutForeign(context) }
      for index in backing.entity.relationships where backing.entity.inverse(of: index) != nil {
        for other in backing.models(index) where other._$backing.needsLinking {
          other._$backing.hasLinked()
          waiting.append(other)
        }
      }
    }
    for model in found.reversed() { tell(model) }
  }

  private func tell(_ model: any PersistentModel) {
    let backing = model._$backing
    let departure = backing.departure
    backing.departure = .none
    for index in backing.entity.relationships {
      let rule = backing.entity.properties[index].relationship?.deleteRule ?? .nullify
      let mayBeKnown =
        departure == .other || (departure == .deleted && rule != .nullify)
      guard let inverse = backing.entity.inverse(of: index) else { continue }
      for other in backing.models(index) {
        if mayBeKnown { enter(other._$backing) }
        other._$backing.gain(model, inverse.index, from: index, other)
      }
    }
  }

  private func enter(_ backing: _ModelBacking) {
    guard backing.members == nil else { return }
    backing.members = [:]
    participants.append(backing)
  }

  /// Ends the pass.
  func end() {
    for backing in participants { backing.members = nil }
  }
}
