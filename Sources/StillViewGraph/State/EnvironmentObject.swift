public import Combine

/// An object of a type that a view around has put into the environment (rule C7.13).
///
/// A view that declares one of which there is none is left out, with a warning. Previews show it where its body does not read the object.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var known: ObjectType?
  /// Ends an attempt to do without the object; nil: the view is left out before its body.
  private var refusal: (@Sendable () -> Never)?

  /// The object is looked for when the view is evaluated.
  public init() {}

  /// The nearest object of the type. Reading it where there is none is a mistake that ends the process, as
  /// in SwiftUI; a body never gets there.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let known else {
      refusal?()
      preconditionFailure(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return known
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(wrappedValue)
  }
}

// A reference to an object that is Sendable itself, and nothing else.
extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

extension EnvironmentObject: RequiringProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool {
    known = environment[EnvironmentObjectKey<ObjectType>.self]
    refusal = known == nil ? environment.missingObjectRead : nil
    guard let known else {
      defer { slot = nil }
      return slot != nil
    }
    return ObjectWatch.watch(known, in: &slot)
  }

  package static func areSame(_ a: Self, _ b: Self) -> Bool { true }

  package var missing: MissingValue? {
    guard known == nil, refusal == nil else { return nil }
    return MissingValue(
      type: "\(ObjectType.self)",
      message: "was left out: it \(MissingValue.objectMark) of type \(ObjectType.self), and no "
        + "view around it has environmentObject(_:) with one")
  }
}

/// The environment key for objects of a type.
struct EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

/// `environmentObject(_:)`, and `environment(_:)` with an object.
nonisolated public struct _EnvironmentObjectModifier<Object: AnyObject>: EnvironmentModifier {
  let object: Object?

  package func change(_ environment: inout EnvironmentValues) {
    environment[EnvironmentObjectKey<Object>.self] = object
  }

  package func isSame(as other: Self) -> Bool { object === other.object }
}

extension View {
  /// Hands an object to the views inside that declare one of its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }
}
