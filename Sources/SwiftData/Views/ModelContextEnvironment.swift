public import StillViewGraph

private let contextEntry = EnvironmentEntry<ModelContext?>(nil)

/// The context of views without a container.
///
/// Unchecked because threads share it: nothing can be inserted into it, and a lock guards its lists.
private struct Nowhere: @unchecked Sendable {
  let context = ModelContext(ModelContainer())
  static let shared = Nowhere()
}

extension EnvironmentValues {
  /// The context of the views inside; without a container around, one that takes no models.
  public var modelContext: ModelContext {
    get { self[contextEntry] ?? Nowhere.shared.context }
    set { self[contextEntry] = newValue }
  }

  /// The context that a view around has set.
  var givenModelContext: ModelContext? { self[contextEntry] }
}
