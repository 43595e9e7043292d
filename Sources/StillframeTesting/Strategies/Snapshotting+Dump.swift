public import Foundation

extension Snapshotting where Format == String {
  /// The text of `String(describing:)`.
  public static var description: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { String(describing: $0) }
  }

  /// The value with all that it holds, one part a line, the same in every process: sets, dictionaries and stored
  /// properties in the order of their texts, no addresses.
  public static var dump: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { ValueDump.text(of: $0) }
  }

  /// The JSON text that `JSONSerialization` writes for arrays, dictionaries, strings, numbers and nulls, with sorted
  /// keys.
  @_disfavoredOverload
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting<String>.lines.pullback { (value: Value) in
      guard isFragment(value) || JSONSerialization.isValidJSONObject(value) else {
        throw NotJSON(type: "\(type(of: value))")
      }
      let data = try JSONSerialization.data(
        withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .fragmentsAllowed])
      return String(decoding: data, as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }

  private static func isFragment(_ value: Value) -> Bool {
    value is String || value is NSNumber || value is NSNull || value is Int || value is Bool
  }
}

/// A value that JSON has no form for.
private struct NotJSON: LocalizedError {
  let type: String

  var errorDescription: String? {
    "\(type) is nothing that JSON can hold: arrays, dictionaries by strings, strings, numbers and nulls"
  }
}

/// A value with its own text in `.dump`.
public protocol AnySnapshotStringConvertible {
  /// Whether what is inside is printed below.
  static var renderChildren: Bool { get }
  /// The value in one line.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}
extension Data: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}
extension String: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}
extension Substring: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}
extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}
extension NSObject: AnySnapshotStringConvertible {
  public var snapshotDescription: String { ValueDump.withoutAddresses(debugDescription) }
}
extension Date: AnySnapshotStringConvertible {
  /// In Greenwich, to the second.
  public var snapshotDescription: String {
    ISO8601Format(.iso8601)
  }
}

/// A value as a tree of lines.
enum ValueDump {
  static func text(of value: Any) -> String {
    text(of: value, name: nil, depth: 0, around: [])
  }

  /// - Parameters:
  ///   - name: the name of the value in its parent.
  ///   - around: the objects that hold the value.
  private static func text(
    of value: Any, name: String?, depth: Int, around: Set<ObjectIdentifier>
  ) -> String {
    let mirror = Mirror(reflecting: value)
    let margin = String(repeating: " ", count: depth * 2)
    let label = name.map { "\($0): " } ?? ""
    let bullet = mirror.children.isEmpty ? "-" : "▿"
    var around = around
    var isSorted = false
    let count = mirror.children.count

    func counted(_ one: String, _ many: String) -> String {
      "\(count) \(count == 1 ? one : many)"
    }

    let head: String
    switch mirror.displayStyle {
    case .collection: head = counted("element", "elements")
    case .dictionary:
      head = counted("key/value pair", "key/value pairs")
      isSorted = true
    case .set:
      head = counted("member", "members")
      isSorted = true
    case .tuple: head = "(\(counted("element", "elements")))"
    case .optional: head = typeName(of: mirror) + (count == 0 ? ".none" : "")
    default:
      if let own = value as? any AnySnapshotStringConvertible {
        guard type(of: own).renderChildren else {
          return "\(margin)- \(label)\(own.snapshotDescription)\n"
        }
        head = own.snapshotDescription
      } else if let own = value as? any CustomStringConvertible {
        head = own.description
      } else {
        switch mirror.displayStyle {
        case .class:
          let identity = ObjectIdentifier(value as AnyObject)
          guard around.insert(identity).inserted else {
            return "\(margin)\(bullet) \(name ?? "value") (circular reference detected)\n"
          }
          head = typeName(of: mirror)
          isSorted = true
        case .struct:
          head = typeName(of: mirror)
          isSorted = true
        case .enum: head = typeName(of: mirror) + (count == 0 ? ".\(value)" : "")
        default: head = String(describing: value)
        }
      }
    }

    var children = Array(mirror.children)
    if isSorted {
      // By name, then by what they print without their depth, so that the order does not depend on it.
      let keyed = children.map {
        (
          child: $0,
          key: "\($0.label ?? "")\n\(text(of: $0.value, name: nil, depth: 0, around: around))"
        )
      }
      children = keyed.sorted { $0.key < $1.key }.map(\.child)
    }
    return children.reduce("\(margin)\(bullet) \(label)\(head)\n") { text, child in
      text + self.text(of: child.value, name: child.label, depth: depth + 1, around: around)
    }
  }

  /// Returns a type's name without the number that tells types inside functions apart.
  private static func typeName(of mirror: Mirror) -> String {
    String(describing: mirror.subjectType)
      .replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
  }

  /// Leaves out where objects lie in memory.
  static func withoutAddresses(_ text: String) -> String {
    text.replacingOccurrences(
      of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
  }
}
