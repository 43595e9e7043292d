package import Foundation

/// A value that a store of settings can hold.
package enum StoredValue: Equatable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case url(URL)
  case data(Data)
  case date(Date)
}

/// The form in which values of a type are stored.
public struct _StoredForm<Value> {
  /// Nil for what is not of this type.
  let read: (StoredValue) -> Value?
  /// Nil removes the key.
  let write: (Value) -> StoredValue?
  /// Reads an object of defaults; nil for one of another type.
  let load: (Any) -> StoredValue?
}

typealias StoredForm = _StoredForm

extension StoredForm {
  /// Returns the same for a value that may be missing.
  func optional() -> StoredForm<Value?> {
    .init(read: { read($0).map { .some($0) } }, write: { $0.flatMap(write) }, load: load)
  }

  /// Returns the same for a value that is made of this one.
  func raw<R: RawRepresentable<Value>>(_ type: R.Type) -> StoredForm<R> {
    .init(
      read: { read($0).flatMap { R(rawValue: $0) } }, write: { write($0.rawValue) }, load: load)
  }
}

extension StoredForm<Bool> {
  static var bool: Self {
    .init(
      read: { if case .bool(let value) = $0 { value } else { nil } }, write: { .bool($0) },
      load: { ($0 as? Bool ?? ($0 as? NSNumber)?.boolValue).map { .bool($0) } })
  }
}

extension StoredForm<Int> {
  static var int: Self {
    .init(
      read: { if case .int(let value) = $0 { value } else { nil } }, write: { .int($0) },
      load: { ($0 as? Int ?? ($0 as? NSNumber)?.intValue).map { .int($0) } })
  }
}

extension StoredForm<Double> {
  /// Whole numbers too, as a store makes no difference.
  static var double: Self {
    .init(
      read: {
        switch $0 {
        case .double(let value): value
        case .int(let value): Double(value)
        default: nil
        }
      }, write: { .double($0) },
      load: { ($0 as? Double ?? ($0 as? NSNumber)?.doubleValue).map { .double($0) } })
  }
}

extension StoredForm<String> {
  static var string: Self {
    .init(
      read: { if case .string(let value) = $0 { value } else { nil } }, write: { .string($0) },
      load: { ($0 as? String).map { .string($0) } })
  }
}

extension StoredForm<URL> {
  static var url: Self {
    .init(
      read: { if case .url(let value) = $0 { value } else { nil } }, write: { .url($0) },
      load: { URL(kept: $0).map { .url($0) } })
  }
}

extension StoredForm<Data> {
  static var data: Self {
    .init(
      read: { if case .data(let value) = $0 { value } else { nil } }, write: { .data($0) },
      load: { ($0 as? Data).map { .data($0) } })
  }
}

extension StoredForm<Date> {
  static var date: Self {
    .init(
      read: { if case .date(let value) = $0 { value } else { nil } }, write: { .date($0) },
      load: { ($0 as? Date).map { .date($0) } })
  }
}

extension URL {
  /// The address that defaults keep: as it is, as the path of a file, or archived; nil for other objects.
  fileprivate init?(kept object: Any) {
    switch object {
    case let url as URL: self = url
    case let path as String: self.init(fileURLWithPath: path)
    case let data as Data:
      guard let url = try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)
      else { return nil }
      self = url as URL
    default: return nil
    }
  }
}

extension UserDefaults {
  /// Keeps a value under a key; nil removes the key.
  func keep(_ value: StoredValue?, _ key: String) {
    switch value {
    case nil: removeObject(forKey: key)
    case .bool(let value): set(value, forKey: key)
    case .int(let value): set(value, forKey: key)
    case .double(let value): set(value, forKey: key)
    case .string(let value): set(value, forKey: key)
    case .url(let value): set(value, forKey: key)
    case .data(let value): set(value, forKey: key)
    case .date(let value): set(value, forKey: key)
    }
  }
}

extension StoredForm<Data> {
  /// Returns the same for a value that is kept as JSON.
  func coded<C: Codable>(_ type: C.Type) -> StoredForm<C> {
    .init(
      read: { read($0).flatMap { try? JSONDecoder().decode(C.self, from: $0) } },
      write: { (try? JSONEncoder().encode($0)).flatMap(write) }, load: load)
  }
}
