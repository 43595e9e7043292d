import StillGeometry
import Synchronization

/// The plan of a view type's fields: which to connect, which to compare.
///
/// - Complexity: made once per type; connecting and comparing are linear in the number of fields.
final class ViewPlan: Sendable {
  /// A dynamic property: where it lies and what to do with it.
  struct Property: Sendable {
    let offset: Int
    let type: any DynamicProperty.Type
    /// The property's name in source code.
    let name: String
  }

  /// Any other field.
  private struct Other: Sendable {
    let offset: Int
    let type: any Any.Type
  }

  /// Comparisons of two values of each other field at addresses.
  private final class Comparisons: Sendable {
    let list: [(offset: Int, comparison: FieldComparison)]

    init(_ others: [Other]) {
      list = others.map { ($0.offset, FieldComparison.of($0.type)) }
    }
  }

  let properties: [Property]
  private let others: [Other]
  /// Made for the first two values: a picture that is painted once compares none.
  private let comparisons = AtomicLazyReference<Comparisons>()
  /// Whether values may have animatable data.
  let isAnimatable: Bool
  /// Whether a property may find nothing of what it needs.
  let mayMissSomething: Bool
  /// Whether the type is one of this library.
  let isOfLibrary: Bool

  private init(_ type: any Any.Type) {
    var properties: [Property] = []
    var others: [Other] = []
    Self.visit(type, at: 0, &properties, &others)
    self.properties = properties
    self.others = others
    isAnimatable = type is any Animatable.Type
    mayMissSomething = properties.contains { $0.type is any RequiringProperty.Type }
    let module = _typeName(type).prefix { $0 != "." }
    isOfLibrary = module.hasPrefix("Still") && Self.libraryModules.contains(String(module))
  }

  /// The modules of this library that have views.
  private static let libraryModules: Set<String> = [
    "StillViewGraph", "StillViews", "Stillframe", "StillframeTesting",
  ]

  /// Whether a type has a name and is of no module of this library, the standard library and Foundation.
  static func isOfProgram(_ type: any Any.Type) -> Bool {
    guard FieldLayout.hasName(type) else { return false }
    let module = String(_typeName(type).prefix { $0 != "." })
    return !plainModules.contains(module) && !libraryModules.contains(module)
  }

  private static func visit(
    _ type: any Any.Type, at base: Int, _ properties: inout [Property], _ others: inout [Other]
  ) {
    for field in FieldLayout.of(any: type).fields {
      let offset = base + field.offset
      if isPlain(field.type) {
        others.append(Other(offset: offset, type: field.type))
      } else if let property = field.type as? any DynamicProperty.Type {
        // Properties inside a property are connected before it updates.
        if !(property is any ConnectedProperty.Type) {
          visit(field.type, at: offset, &properties, &others)
        }
        properties.append(
          Property(
            offset: offset, type: property,
            name: String(field.name.drop { $0 == "_" })))
      } else if field.type is any ViewModifier.Type {
        visit(field.type, at: offset, &properties, &others)
      } else if let holder = field.type as? any PropertyHolder.Type {
        visit(holder.held, at: offset, &properties, &others)
      } else {
        others.append(Other(offset: offset, type: field.type))
      }
    }
  }

  /// Whether a type is surely neither a property nor a modifier: a closure, a tuple, or one of the standard library's or Foundation's.
  /// To learn the same by a cast, the runtime asks all conformances of the program.
  private static func isPlain(_ type: any Any.Type) -> Bool {
    guard FieldLayout.hasName(type) else { return true }
    return plainModules.contains(String(_typeName(type).prefix { $0 != "." }))
  }

  /// The modules of the standard library and of Foundation; a program may have others whose names begin like these.
  static let plainModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
  ]

  /// Returns the plan of a type.
  static func of<V>(_ type: V.Type) -> ViewPlan {
    known.value(of: type) { ViewPlan(type) }
  }

  private static let known = TypeCache<ViewPlan>()

  /// Whether two values would give the same body, as far as their own fields decide it.
  func areEqual<V>(_ a: V, _ b: V) -> Bool {
    if let a = a as? any Equatable { return FieldComparison.equate(a, b) }
    return unsafe withUnsafeBytes(of: a) { a in
      unsafe withUnsafeBytes(of: b) { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return true }
        let comparisons =
          comparisons.load() ?? comparisons.storeIfNil(Comparisons(others))
        for (offset, comparison) in comparisons.list
        where unsafe !comparison.areEqual(a + offset, b + offset) {
          return false
        }
        for property in properties
        where unsafe !property.type.areSame(a + property.offset, b + property.offset) {
          return false
        }
        return true
      }
    }
  }
}

/// A field that consists of one value of a user's type, which may have dynamic properties of its own: a style.
package protocol PropertyHolder {
  /// The type of the only stored property.
  static var held: any Any.Type { get }
}
