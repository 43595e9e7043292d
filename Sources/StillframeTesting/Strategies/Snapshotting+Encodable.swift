public import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON, with keys in order.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// Returns the value as an encoder writes it.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting<String>.lines.pullback { (value: Value) in
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }

  /// The value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// Returns the value as an encoder writes it.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting<String>.lines.pullback { (value: Value) in
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    strategy.pathExtension = "plist"
    return strategy
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes, compared one by one.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, reading: { $0 }, placeholder: Data()) { reference, actual in
        guard reference != actual else { return nil }
        let place = zip(reference, actual).enumerated().first { $0.element.0 != $0.element.1 }?
          .offset
        let sizes =
          reference.count == actual.count
          ? "\(actual.count) bytes"
          : "\(actual.count) bytes where the golden has \(reference.count)"
        return SnapshotDifference(
          message: "The data are \(sizes); the first difference is at byte "
            + "\(place ?? min(reference.count, actual.count)).")
      })
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// Returns the results of a function for every case, one per line: the case and the result, in quotes.
  ///
  /// - Parameter witness: the conversion of a result to text.
  public static func `func`<Result>(
    into witness: Snapshotting<Result, Format>
  ) -> Snapshotting<(Value) -> Result, Format> {
    var strategy = SimplySnapshotting<String>.lines.pullback { (function: (Value) -> Result) in
      try Value.allCases.map { input in
        "\"\(input)\",\"\(try witness.snapshot(function(input)).value())\""
      }.joined(separator: "\n")
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
