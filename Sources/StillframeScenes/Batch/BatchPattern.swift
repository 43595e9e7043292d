package import Foundation
import StillImageFile

/// The paths of rows' pictures: a path with keys in braces, `out/{lang}/{id}.png`.
package struct BatchPattern {
  private enum Part {
    case text(String)
    case key(String)
  }

  /// As it was written.
  let text: String
  private let parts: [Part]
  private let keys: [String]

  /// - Throws: `BatchError` for a pattern without keys, or with a brace that has no other.
  package init(_ text: String) throws(BatchError) {
    var parts: [Part] = []
    var keys: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
        throw .unbalancedPattern(text)
      }
      let key = String(rest[rest.index(after: open)..<close])
      guard !key.isEmpty, !key.contains("{") else { throw .unbalancedPattern(text) }
      parts += [.text(String(rest[..<open])), .key(key)]
      keys.append(key)
      rest = rest[rest.index(after: close)...]
    }
    guard !keys.isEmpty else { throw .patternWithoutKey(text) }
    self.text = text
    self.parts = parts + [.text(String(rest))]
    self.keys = keys
  }

  /// Returns the path of a row.
  ///
  /// - Parameter line: an object in JSON.
  /// - Throws: `BatchError` for a line that is none, or in which a key is missing or is no name.
  package func path(for line: Data) throws(BatchError) -> String {
    let values: [String: RowValue]
    do {
      let decoder = JSONDecoder()
      decoder.userInfo[RowKeys.wanted] = keys
      values = try decoder.decode(RowKeys.self, from: line).values
    } catch {
      throw .unreadableRow(RowProblem.sentence(error))
    }
    var path = ""
    for part in parts {
      switch part {
      case .text(let text): path += text
      case .key(let key):
        guard let value = values[key] else { throw .missingKey(key) }
        guard case .text(let text) = value else { throw .noName(key) }
        guard let name = SafeName.of(text) else { throw .emptyName(key) }
        path += name
      }
    }
    return path
  }
}

/// The values of some keys of a row.
private struct RowKeys: Decodable {
  /// The keys that are asked for.
  static let wanted = CodingUserInfoKey(rawValue: "keys").unsafelyUnwrappedKey
  var values: [String: RowValue] = [:]

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    for name in decoder.userInfo[Self.wanted] as? [String] ?? [] {
      values[name] = try container.decodeIfPresent(RowValue.self, forKey: Key(stringValue: name))
    }
  }
}

extension CodingUserInfoKey? {
  /// The only initialiser of a key can fail, and never does.
  fileprivate var unsafelyUnwrappedKey: CodingUserInfoKey {
    guard let self else { preconditionFailure("any text is a key") }
    return self
  }
}

/// The value of a key in a name.
private enum RowValue: Decodable {
  case text(String)
  /// An array or an object.
  case other

  init(from decoder: any Decoder) throws {
    guard let container = try? decoder.singleValueContainer() else {
      self = .other
      return
    }
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let flag = try? container.decode(Bool.self) {
      self = .text(flag ? "true" : "false")
    } else if let number = try? container.decode(Int64.self) {
      self = .text(String(number))
    } else if let number = try? container.decode(Decimal.self) {
      self = .text("\(number)")
    } else {
      self = .other
    }
  }
}
