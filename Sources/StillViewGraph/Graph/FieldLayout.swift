@_spi(Reflection) import Swift

/// The memory layout of a type's stored properties. Looked up once per type.
///
/// The standard library reads it from the type's metadata; it is the only way to reach the `@State` inside
/// a view without asking the view's author for help.
package final class FieldLayout: Sendable {
  package struct Field: Sendable {
    package let offset: Int
    package let type: any Any.Type
    package let name: String
  }

  package let fields: [Field]

  private static let known = TypeCache<FieldLayout>()

  private init(_ fields: [Field]) {
    self.fields = fields
  }

  /// Returns the stored properties of a structure, class or tuple type, in order; none for other types.
  package static func of<T>(_ type: T.Type) -> FieldLayout {
    read(type)
  }

  private static func read(_ type: any Any.Type) -> FieldLayout {
    known.value(of: type) {
      var fields: [Field] = []
      _ = unsafe _forEachField(of: type, options: []) { name, offset, type, _ in
        fields.append(Field(offset: offset, type: type, name: unsafe String(cString: name)))
        return true
      }
      return FieldLayout(fields)
    }
  }

  package static func of(any type: any Any.Type) -> FieldLayout {
    read(type)
  }

  /// Returns the fields that lie in values of a type: none for classes, whose values are references, and for enumerations, whose cases share
  /// their memory.
  static func parts(of type: any Any.Type) -> [Field] {
    // The kinds of metadata in Swift's stable interface.
    let (structure, tuple) = (0x200, 0x301)
    let kind = unsafe unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == structure || kind == tuple ? of(any: type).fields : []
  }

  /// Whether a type is an enumeration, other than an optional.
  static func isEnumeration(_ type: any Any.Type) -> Bool {
    // The kind of metadata in Swift's stable interface.
    unsafe unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x201
  }

  /// Whether a type is that of closures.
  static func isFunction(_ type: any Any.Type) -> Bool {
    // The kind of metadata in Swift's stable interface.
    unsafe unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x302
  }

  /// Whether a type is declared with a name: a structure, an enumeration or a class.
  static func hasName(_ type: any Any.Type) -> Bool {
    // The kinds of metadata in Swift's stable interface: classes, structures, enumerations, optionals, and objects of C++.
    // Where a class may be known to Objective-C, an address stands in place of the kind.
    let kind = unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind < 0x300 || kind > 0x7FF
  }
}
