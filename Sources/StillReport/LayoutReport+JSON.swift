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

// A tree is a list of views, each with the index of the one around it, so that depth has no limit: what is nested
// breaks readers and writers of JSON, Foundation's at 512 levels.

extension LayoutReport {
  private enum Key: String, CodingKey {
    case size, nodes, warnings, measurements
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      size: try container.decode(JSONSize.self, forKey: .size).value,
      root: try Node(flattened: container.decode([FlatNode].self, forKey: .nodes), decoder),
      warnings: try container.decode([LayoutWarning].self, forKey: .warnings),
      measurements: try container.decodeIfPresent(Int.self, forKey: .measurements))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(JSONSize(size), forKey: .size)
    try container.encode(root.flattened, forKey: .nodes)
    try container.encode(warnings, forKey: .warnings)
    try container.encodeIfPresent(measurements, forKey: .measurements)
  }
}

extension LayoutReport.Node: Codable {
  private enum Key: String, CodingKey {
    case nodes
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    try self.init(flattened: container.decode([FlatNode].self, forKey: .nodes), decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(flattened, forKey: .nodes)
  }

  /// The view and all inside, each before what is inside it, in drawing order.
  fileprivate var flattened: [FlatNode] {
    var list: [FlatNode] = []
    var open = [(node: self, parent: Int?.none)]
    while let (node, parent) = open.popLast() {
      for child in node.children.reversed() { open.append((child, list.count)) }
      list.append(FlatNode(node: node, parent: parent))
    }
    for (place, role) in Self.rolesByName(list.map(\.naming)).enumerated()
    where list[place].node.role != role {
      list[place].role = list[place].node.role
    }
    return list
  }

  /// Undoes `flattened`.
  fileprivate init(flattened list: [FlatNode], _ decoder: any Decoder) throws {
    func corrupted(_ reason: String) -> DecodingError {
      .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: reason))
    }
    let roles = Self.rolesByName(list.map(\.naming))
    guard list.first?.parent == nil, var root = list.first?.node else {
      throw corrupted("the first of the nodes has to be there and to have no parent")
    }
    root.role = list[0].role ?? roles[0]
    // From the last to the first: what is inside a view comes after it.
    var inside = Array(repeating: [Self](), count: list.count)
    for index in list.indices.dropFirst().reversed() {
      guard let parent = list[index].parent, (0..<index).contains(parent) else {
        throw corrupted("the parent of node \(index) has to be one before it")
      }
      var node = list[index].node
      node.role = list[index].role ?? roles[index]
      node.children = inside[index].reversed()
      inside[index] = []
      inside[parent].append(node)
    }
    root.children = inside[0].reversed()
    self = root
  }
}

/// A view of a report without what is inside it.
private struct FlatNode: Codable {
  /// With children while it is encoded, which are left out.
  let node: LayoutReport.Node
  /// The index of the view around it; nil for the outermost one.
  let parent: Int?
  /// The view's role, where its name tells another.
  var role: LayoutReport.Node.Role?

  private enum Key: String, CodingKey {
    case view, identifier, text, label, traits, frame, parent, isLeaving, role, explanation
  }

  init(node: LayoutReport.Node, parent: Int?) {
    self.node = node
    self.parent = parent
  }

  /// The naming from which a missing role follows.
  var naming: LayoutReport.Node.Naming {
    .init(view: node.view, parent: parent, isModifier: node.explanation?.isModifier == true)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    var node = LayoutReport.Node(
      view: try container.decode(String.self, forKey: .view),
      identifier: try container.decodeIfPresent(String.self, forKey: .identifier),
      text: try container.decodeIfPresent(String.self, forKey: .text),
      frame: try container.decode(JSONFrame.self, forKey: .frame).value,
      explanation: try container.decodeIfPresent(LayoutExplanation.self, forKey: .explanation))
    node.isLeaving = try container.decodeIfPresent(Bool.self, forKey: .isLeaving) ?? false
    node.label = try container.decodeIfPresent(String.self, forKey: .label)
    node.traits = try container.decodeIfPresent([String].self, forKey: .traits) ?? []
    self.node = node
    parent = try container.decode(Int?.self, forKey: .parent)
    role = try container.decodeIfPresent(LayoutReport.Node.Role.self, forKey: .role)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(node.view, forKey: .view)
    try container.encodeIfPresent(node.identifier, forKey: .identifier)
    try container.encodeIfPresent(node.text, forKey: .text)
    try container.encodeIfPresent(node.label, forKey: .label)
    if !node.traits.isEmpty { try container.encode(node.traits, forKey: .traits) }
    try container.encode(JSONFrame(node.frame), forKey: .frame)
    try container.encode(parent, forKey: .parent)
    if node.isLeaving { try container.encode(true, forKey: .isLeaving) }
    // Only what compares explained reports asks for roles.
    if node.explanation != nil { try container.encodeIfPresent(role, forKey: .role) }
    try container.encodeIfPresent(node.explanation, forKey: .explanation)
  }
}

/// Width and height.
private struct JSONSize: Codable {
  var width: JSONLength
  var height: JSONLength

  init(_ size: CGSize) {
    width = JSONLength(size.width)
    height = JSONLength(size.height)
  }

  var value: CGSize { CGSize(width: width.value, height: height.value) }
}

/// The left top corner, width and height.
private struct JSONFrame: Codable {
  var x: JSONLength
  var y: JSONLength
  var width: JSONLength
  var height: JSONLength

  init(_ frame: CGRect) {
    x = JSONLength(frame.origin.x)
    y = JSONLength(frame.origin.y)
    width = JSONLength(frame.size.width)
    height = JSONLength(frame.size.height)
  }

  var value: CGRect {
    CGRect(x: x.value, y: y.value, width: width.value, height: height.value)
  }
}
