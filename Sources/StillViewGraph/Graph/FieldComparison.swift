import StillRuntime

/// Comparing two values of one type that is known only at run time.
class FieldComparison: @unchecked Sendable {
  // Unchecked because a class that is not final cannot promise it; none of its kinds has state that changes.

  /// Whether the values at two addresses are surely the same.
  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { false }

  /// By `==` where the type has it, otherwise bit by bit: equal bits mean the same numbers, the same objects
  /// and the same closures; unequal ones cost an evaluation that was not needed, never a wrong picture. Bytes between the
  /// parts of a structure, and those of nothing, have no meaning.
  static func of(_ type: any Any.Type) -> FieldComparison {
    func equatable<T: Equatable>(_ type: T.Type) -> FieldComparison { EquatableComparison<T>() }
    func bitwise<T>(_ type: T.Type) -> FieldComparison {
      BitwiseComparison(size: MemoryLayout<T>.size)
    }
    if let type = type as? any Equatable.Type { return equatable(type) }
    if let optional = (type as? any ComparedOptional.Type)?.comparison { return optional }
    if let property = type as? any ConnectedProperty.Type { return PropertyComparison(property) }
    if FieldLayout.isEnumeration(type) { return leaf(type) }
    var parts: [PartComparison.Part] = []
    if addParts(of: type, at: 0, to: &parts) { return PartComparison(parts) }
    return _openExistential(type, do: bitwise)
  }

  /// Adds the parts of a structure or tuple, between which are bytes without a meaning.
  ///
  /// - Returns: Whether it is one with parts.
  private static func addParts(
    of type: any Any.Type, at base: Int, to parts: inout [PartComparison.Part]
  ) -> Bool {
    let fields = FieldLayout.parts(of: type)
    guard !fields.isEmpty else { return false }
    for field in fields {
      let offset = base + field.offset
      if let property = field.type as? any ConnectedProperty.Type {
        let storage = PropertyComparison(property)
        parts.append(PartComparison.Part(offset: offset, comparison: storage))
      } else if let optional = (field.type as? any ComparedOptional.Type)?.comparison {
        parts.append(PartComparison.Part(offset: offset, comparison: optional))
      } else if isOfSwift(field.type) || !addParts(of: field.type, at: offset, to: &parts) {
        parts.append(PartComparison.Part(offset: offset, comparison: leaf(field.type)))
      }
    }
    return true
  }

  /// Whether a type is one of Swift's or Foundation's with `==`, whose parts are of no interest.
  private static func isOfSwift(_ type: any Any.Type) -> Bool {
    type is any Equatable.Type && FieldLayout.hasName(type)
      && ViewPlan.plainModules.contains(String(_typeName(type).prefix { $0 != "." }))
  }

  /// Compares values without parts. Cases of enumerations leave bytes without a meaning: where bits differ, `==` is asked if there is one.
  /// Objects are the same, not equal, and references may be weak.
  private static func leaf(_ type: any Any.Type) -> FieldComparison {
    func equatable<T: Equatable>(_ type: T.Type) -> FieldComparison { BitsOrEqual<T>() }
    func bitwise<T>(_ type: T.Type) -> FieldComparison {
      BitwiseComparison(size: MemoryLayout<T>.size)
    }
    let isObject = type is AnyClass || (type as? any ComparedOptional.Type)?.isOfObject == true
    if !isObject, let type = type as? any Equatable.Type { return equatable(type) }
    func cases<T>(_ type: T.Type) -> FieldComparison { CaseComparison<T>() }
    if FieldLayout.isEnumeration(type), !(type is any CustomReflectable.Type) {
      return _openExistential(type, do: cases)
    }
    return _openExistential(type, do: bitwise)
  }

  /// Whether two values of a type are surely the same. How its values are compared is found out once: to learn that a
  /// type has no `==` takes the runtime thousands of instructions each time.
  static func areSame<T>(_ a: T, _ b: T) -> Bool {
    let comparison = known.value(of: T.self) { of(T.self) }
    return unsafe withUnsafeBytes(of: a) { a in
      unsafe withUnsafeBytes(of: b) { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return true }
        return unsafe comparison.areEqual(a, b)
      }
    }
  }

  private static let known = TypeCache<FieldComparison>()

  /// Whether two values are equal, when both are of the first one's type.
  static func equate<T: Equatable>(_ a: T, _ b: Any) -> Bool {
    guard let b = b as? T else { return false }
    return a == b
  }
}

// Unchecked for the reason given at `FieldComparison`.
private final class EquatableComparison<T: Equatable>: FieldComparison, @unchecked Sendable {
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    unsafe a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
  }
}

// Unchecked for the reason given at `FieldComparison`.
private final class BitsOrEqual<T: Equatable>: FieldComparison, @unchecked Sendable {
  private let bits = BitwiseComparison(size: MemoryLayout<T>.size)
  private let equality = EquatableComparison<T>()

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    unsafe bits.areEqual(a, b) || equality.areEqual(a, b)
  }
}

/// By the storage of a dynamic property: that of a view inside another one's field.
///
/// Unchecked for the reason given at `FieldComparison`.
private final class PropertyComparison: FieldComparison, @unchecked Sendable {
  private let type: any DynamicProperty.Type

  init(_ type: any DynamicProperty.Type) {
    self.type = type
  }

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    unsafe type.areSame(a, b)
  }
}

// Unchecked for the reason given at `FieldComparison`.
private final class BitwiseComparison: FieldComparison, @unchecked Sendable {
  private let size: Int

  init(size: Int) {
    self.size = size
  }

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    unsafe UnsafeRawBufferPointer(start: a, count: size)
      .elementsEqual(UnsafeRawBufferPointer(start: b, count: size))
  }
}

/// Compares values of an enumeration without `==`: a case leaves the bytes that another one would fill as they were. Where bits
/// differ, the case and what it carries are looked at.
///
/// Unchecked for the reason given at `FieldComparison`.
private final class CaseComparison<T>: FieldComparison, @unchecked Sendable {
  private let bits = BitwiseComparison(size: MemoryLayout<T>.size)
  /// Whether a value describes itself by the name of its case.
  private let isNamed =
    !(T.self is any CustomStringConvertible.Type)
    && !(T.self is any TextOutputStreamable.Type)
    && !(T.self is any CustomDebugStringConvertible.Type)

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if unsafe bits.areEqual(a, b) { return true }
    let (a, b) = unsafe (
      a.assumingMemoryBound(to: T.self).pointee, b.assumingMemoryBound(to: T.self).pointee
    )
    let (first, second) = (
      Mirror(reflecting: a).children.first, Mirror(reflecting: b).children.first
    )
    guard let first, let second else {
      // A case that carries nothing has only its name.
      return isNamed && first == nil && second == nil && "\(a)" == "\(b)"
    }
    func isSame<C>(_ a: C) -> Bool {
      guard let b = second.value as? C else { return false }
      // A case may carry its own enumeration, as deep as a user likes.
      return CallStack.ensured { FieldComparison.areSame(a, b) }
    }
    return first.label == second.label && _openExistential(first.value, do: isSame)
  }
}

/// An optional whose content is compared only if there is one.
private protocol ComparedOptional {
  /// Nil: its bytes are compared, as those of references are, which may be weak.
  static var comparison: FieldComparison? { get }
  /// Whether there may be an object.
  static var isOfObject: Bool { get }
}

extension Optional: ComparedOptional {
  fileprivate static var isOfObject: Bool { Wrapped.self is AnyClass }

  fileprivate static var comparison: FieldComparison? {
    // Of a closure that is not there only the first half means that.
    guard FieldLayout.isFunction(Wrapped.self) || !FieldLayout.parts(of: Wrapped.self).isEmpty
    else { return nil }
    return OptionalComparison<Wrapped>(FieldComparison.of(Wrapped.self))
  }
}

// Unchecked for the reason given at `FieldComparison`.
private final class OptionalComparison<T>: FieldComparison, @unchecked Sendable {
  private let content: FieldComparison

  init(_ content: FieldComparison) {
    self.content = content
  }

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let hasA = unsafe a.assumingMemoryBound(to: T?.self).pointee != nil
    let hasB = unsafe b.assumingMemoryBound(to: T?.self).pointee != nil
    // The content of an optional lies at its start.
    return unsafe hasA == hasB && (!hasA || content.areEqual(a, b))
  }
}

// Unchecked for the reason given at `FieldComparison`.
private final class PartComparison: FieldComparison, @unchecked Sendable {
  struct Part {
    let offset: Int
    let comparison: FieldComparison
  }

  private let parts: [Part]

  init(_ parts: [Part]) {
    self.parts = parts
  }

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    for part in parts
    where unsafe !part.comparison.areEqual(a + part.offset, b + part.offset) {
      return false
    }
    return true
  }
}
