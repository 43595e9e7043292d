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

/// The settings that views of one tree share: in memory, empty at first, and gone with the tree, so that no
/// picture depends on what ran before.
final class SettingsStore {
  private var cells: [String: StateLocation<StoredValue?>] = [:]

  /// Returns where the value of a key lives.
  func cell(_ key: String, _ queue: WriteQueue) -> StateLocation<StoredValue?> {
    if let known = cells[key] { return known }
    let new = StateLocation<StoredValue?>(nil, queue)
    cells[key] = new
    return new
  }
}

/// The form in which values of a type are stored.
public struct _StoredForm<Value> {
  /// Nil for what is not of this type.
  let read: (StoredValue) -> Value?
  /// Nil removes the key.
  let write: (Value) -> StoredValue?
}

typealias StoredForm = _StoredForm

extension StoredForm {
  /// Returns the same for a value that may be missing.
  func optional() -> StoredForm<Value?> {
    .init(read: { read($0).map { .some($0) } }, write: { $0.flatMap(write) })
  }

  /// Returns the same for a value that is made of this one.
  func raw<R: RawRepresentable<Value>>(_ type: R.Type) -> StoredForm<R> {
    .init(read: { read($0).flatMap { R(rawValue: $0) } }, write: { write($0.rawValue) })
  }
}

extension StoredForm<Bool> {
  static var bool: Self {
    .init(read: { if case .bool(let value) = $0 { value } else { nil } }, write: { .bool($0) })
  }
}

extension StoredForm<Int> {
  static var int: Self {
    .init(read: { if case .int(let value) = $0 { value } else { nil } }, write: { .int($0) })
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
      }, write: { .double($0) })
  }
}

extension StoredForm<String> {
  static var string: Self {
    .init(read: { if case .string(let value) = $0 { value } else { nil } }, write: { .string($0) })
  }
}

extension StoredForm<URL> {
  static var url: Self {
    .init(read: { if case .url(let value) = $0 { value } else { nil } }, write: { .url($0) })
  }
}

extension StoredForm<Data> {
  static var data: Self {
    .init(read: { if case .data(let value) = $0 { value } else { nil } }, write: { .data($0) })
  }
}

extension StoredForm<Date> {
  static var date: Self {
    .init(read: { if case .date(let value) = $0 { value } else { nil } }, write: { .date($0) })
  }
}

/// A value of a store, or a default where the store has none.
final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
  // Unchecked for the reason given at `Location`.
  private let cell: StateLocation<StoredValue?>
  private let initial: Value
  private let form: StoredForm<Value>

  init(_ cell: StateLocation<StoredValue?>, _ initial: Value, _ form: StoredForm<Value>) {
    self.cell = cell
    self.initial = initial
    self.form = form
  }

  override var value: Value { cell.value.flatMap(form.read) ?? initial }

  override func set(_ value: Value, _ transaction: Transaction) {
    cell.set(form.write(value), transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    cell === (other as? StoredLocation<Value>)?.cell
  }
}

extension StoredForm<Data> {
  /// Returns the same for a value that is kept as JSON.
  func coded<C: Codable>(_ type: C.Type) -> StoredForm<C> {
    .init(
      read: { read($0).flatMap { try? JSONDecoder().decode(C.self, from: $0) } },
      write: { (try? JSONEncoder().encode($0)).flatMap(write) })
  }
}
