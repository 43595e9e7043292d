// Macros are expanded to code that names these modules.
@_exported public import Foundation
@_exported public import Observation
public import StillAnimation
public import StillViewGraph

// The macros that SwiftData has. `StillframeMacros`, which the compiler runs, says what they become.

/// Makes a class a model: its stored variables are observed, and kept by the context that the model is inserted into.
///
/// ```swift
/// @Model final class Item {
///   var name: String
///   @Relationship(deleteRule: .cascade, inverse: \Part.item) var parts: [Part] = []
///
///   init(name: String) {
///     self.name = name
///   }
/// }
/// ```
@attached(
  member, conformances: PersistentModel, names: named(_$entity), named(_$backing), named(init))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "StillframeMacros", type: "ModelMacro")

/// The mark of variables whose values a model's backing keeps; `@Model` sets it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ index: Int) =
  #externalMacro(module: "StillframeMacros", type: "PersistedPropertyMacro")

/// Sets how values of a property are stored.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "StillframeMacros", type: "ModelMarkMacro")

/// Sets what belongs to a relationship: the property on its other side, and what deleting does to the models there.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "StillframeMacros", type: "ModelMarkMacro")

/// Leaves a property out of the store; it needs a default value.
@attached(peer)
public macro Transient() = #externalMacro(module: "StillframeMacros", type: "ModelMarkMacro")

/// Sets properties in which no two models of a type may agree: when saved, the newer one updates the older one.
@freestanding(declaration, names: named(_$unique))
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "StillframeMacros", type: "UniqueMacro")

/// No effect: a store in memory has no indices.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "StillframeMacros", type: "IndexMacro")

/// No effect: a store in memory has no indices.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
  #externalMacro(module: "StillframeMacros", type: "IndexMacro")

/// Makes an actor a `ModelActor`: with a container, a context of its own, and `init(modelContainer:)`.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "StillframeMacros", type: "ModelActorMacro")

/// Makes an actor a `ModelActor` whose initialiser is written by hand, unless the argument is false.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool) =
  #externalMacro(module: "StillframeMacros", type: "ModelActorMacro")

/// Shows all models of a type, in the order of their insertion.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "StillframeMacros", type: "QueryMacro")

/// Shows all models of a type, in the order of their insertion; changes of the results are animated.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
  #externalMacro(module: "StillframeMacros", type: "QueryMacro")

/// Shows all models of a type, in the order of their insertion; changes of the results have a transaction.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
  #externalMacro(module: "StillframeMacros", type: "QueryMacro")

/// Shows what a descriptor fetches; changes of the results are animated.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation
) = #externalMacro(module: "StillframeMacros", type: "QueryMacro")

/// Shows what a descriptor fetches; changes of the results have a transaction.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) = #externalMacro(module: "StillframeMacros", type: "QueryMacro")

/// Shows models that a predicate accepts (default: all), ordered by a property; changes are animated.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "StillframeMacros", type: "QueryMacro")

/// Shows models that a predicate accepts (default: all), ordered by a property.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "StillframeMacros", type: "QueryMacro")

/// Shows models that a predicate accepts (default: all), ordered by a property that may be nil; changes are animated.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "StillframeMacros", type: "QueryMacro")

/// Shows models that a predicate accepts (default: all), ordered by a property that may be nil.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "StillframeMacros", type: "QueryMacro")

/// Shows models that a predicate accepts (default: all), ordered by descriptors; changes are animated.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation
) = #externalMacro(module: "StillframeMacros", type: "QueryMacro")

/// Shows models that a predicate accepts (default: all), ordered by descriptors.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) = #externalMacro(module: "StillframeMacros", type: "QueryMacro")

// Without a type before the property (`\\.name`), the compiler knows the class only when the macro has been expanded.

/// Shows models ordered by a property; changes are animated.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(
  sort keyPath: KeyPath<_AnyModel, _AnyModel>, order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "StillframeMacros", type: "QueryMacro")

/// Shows models ordered by a property.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(
  sort keyPath: KeyPath<_AnyModel, _AnyModel>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "StillframeMacros", type: "QueryMacro")

/// Shows models ordered by descriptors; changes are animated.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(sort descriptors: [SortDescriptor<_AnyModel>], animation: Animation) =
  #externalMacro(module: "StillframeMacros", type: "QueryMacro")

/// Shows models ordered by descriptors.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(sort descriptors: [SortDescriptor<_AnyModel>], transaction: Transaction? = nil) =
  #externalMacro(module: "StillframeMacros", type: "QueryMacro")

/// A class whose properties are not known yet: each name is one. Nothing makes values of it.
@dynamicMemberLookup public struct _AnyModel: Comparable {
  private init() {}

  /// Any property.
  public subscript(dynamicMember name: String) -> _AnyModel { self }

  /// False.
  public static func < (a: _AnyModel, b: _AnyModel) -> Bool { false }
}
