import Foundation

/// A length that JSON can hold: numbers that are not finite are the strings "inf", "-inf", "nan".
struct JSONLength: Codable {
  var value: CGFloat

  init(_ value: CGFloat) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = CGFloat(number)
      return
    }
    switch try container.decode(String.self) {
    case "inf": value = .infinity
    case "-inf": value = -.infinity
    case "nan": value = .nan
    case let other:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(other)\" is no length; inf, -inf or nan is meant")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite {
      try container.encode(Double(value))
    } else {
      try container.encode(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf")
    }
  }
}

extension LayoutReport {
  private enum Key: String, CodingKey {
    case width, height, root, warnings, measurements
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      size: CGSize(
        width: try container.decode(JSONLength.self, forKey: .width).value,
        height: try container.decode(JSONLength.self, forKey: .height).value),
      root: try container.decode(Node.self, forKey: .root),
      warnings: try container.decode([LayoutWarning].self, forKey: .warnings),
      measurements: try container.decodeIfPresent(Int.self, forKey: .measurements))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(JSONLength(size.width), forKey: .width)
    try container.encode(JSONLength(size.height), forKey: .height)
    try container.encode(root, forKey: .root)
    try container.encode(warnings, forKey: .warnings)
    try container.encodeIfPresent(measurements, forKey: .measurements)
  }
}

extension LayoutReport.Node: Codable {
  private enum Key: String, CodingKey {
    case view, identifier, text, x, y, width, height, children, explanation, isLeaving
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func length(_ key: Key) throws -> CGFloat {
      try container.decode(JSONLength.self, forKey: key).value
    }
    self.init(
      view: try container.decode(String.self, forKey: .view),
      identifier: try container.decodeIfPresent(String.self, forKey: .identifier),
      text: try container.decodeIfPresent(String.self, forKey: .text),
      frame: CGRect(
        x: try length(.x), y: try length(.y), width: try length(.width),
        height: try length(.height)),
      children: try container.decodeIfPresent([Self].self, forKey: .children) ?? [],
      explanation: try container.decodeIfPresent(LayoutExplanation.self, forKey: .explanation))
    isLeaving = try container.decodeIfPresent(Bool.self, forKey: .isLeaving) ?? false
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(view, forKey: .view)
    try container.encodeIfPresent(identifier, forKey: .identifier)
    try container.encodeIfPresent(text, forKey: .text)
    try container.encode(JSONLength(frame.origin.x), forKey: .x)
    try container.encode(JSONLength(frame.origin.y), forKey: .y)
    try container.encode(JSONLength(frame.size.width), forKey: .width)
    try container.encode(JSONLength(frame.size.height), forKey: .height)
    if isLeaving { try container.encode(true, forKey: .isLeaving) }
    try container.encodeIfPresent(explanation, forKey: .explanation)
    if !children.isEmpty { try container.encode(children, forKey: .children) }
  }
}
