import Foundation
import SwiftUI

/// The dictionaries that a request asks for instead of objects.
struct FetchedValues {
  private let properties: [Any]?
  private let groups: [String]
  private let isDistinct: Bool

  init<T>(_ request: NSFetchRequest<T>) {
    properties = request.propertiesToFetch
    groups = (request.propertiesToGroupBy ?? []).compactMap(Self.name)
    isDistinct = request.returnsDistinctResults
  }

  private static func name(_ property: Any) -> String? {
    (property as? String) ?? (property as? NSPropertyDescription)?.name
  }

  func dictionaries(of objects: [NSManagedObject]) -> [NSDictionary] {
    let sums = (properties ?? []).contains { ($0 as? NSExpressionDescription)?.isTotal == true }
    var result: [NSDictionary] = []
    if !groups.isEmpty {
      result = grouped(objects).map(dictionary)
    } else if sums {
      result = [dictionary(of: objects)]
    } else {
      result = objects.map { dictionary(of: [$0]) }
    }
    guard isDistinct else { return result }
    var seen: Set<NSDictionary> = []
    return result.filter { seen.insert($0).inserted }
  }

  /// The objects with equal values of the keys, in the order of the first ones.
  private func grouped(_ objects: [NSManagedObject]) -> [[NSManagedObject]] {
    var places: [[String]: Int] = [:]
    var result: [[NSManagedObject]] = []
    for object in objects {
      let key = groups.map { key in
        object.value(forKeyPath: key).flatMap(ComparedValues.unwrapped).map { "\($0)" } ?? ""
      }
      if let place = places[key] {
        result[place].append(object)
      } else {
        places[key] = result.count
        result.append([object])
      }
    }
    return result
  }

  private func dictionary(of objects: [NSManagedObject]) -> NSDictionary {
    let result = NSMutableDictionary()
    func set(_ value: Any?, _ key: String) {
      guard let value = value.flatMap(ComparedValues.unwrapped) else { return }
      result.setObject(value, forKey: NSString(string: key))
    }
    let all = properties ?? objects.first.map { $0.values.keys.sorted() } ?? []
    for property in all {
      guard let name = Self.name(property) else { continue }
      if let computed = property as? NSExpressionDescription {
        set(computed.expression?.value(of: objects), name)
      } else {
        set(objects.first?.value(forKeyPath: name), name)
      }
    }
    return NSDictionary(dictionary: result as? [AnyHashable: Any] ?? [:])
  }
}

extension NSExpressionDescription {
  /// Whether it is computed of all objects.
  fileprivate var isTotal: Bool { FormulaFunction.isTotal(expression?.function ?? "") }
}

extension NSExpressionDescription.Expression {
  /// Returns the value of a function of all objects, or that of the first.
  fileprivate func value(of objects: [NSManagedObject]) -> Any? {
    guard FormulaFunction.isTotal(function), let argument = arguments?.first else {
      return objects.first.flatMap { object in
        value({ object.value(forKeyPath: $0) }, of: { object })
      }
    }
    let values = objects.map { object in
      argument.value({ object.value(forKeyPath: $0) }, of: { object })
    }
    return FormulaFunction.total(function, values.map { $0.flatMap(ComparedValues.unwrapped) })
  }
}
