import Foundation
import StillGeometry

// Lengths are numbers, or "inf", "-inf", "nan"; a dimension that a proposal leaves open is null.

/// A proposal with null for what it leaves open.
private struct JSONProposal: Codable {
  var width: JSONLength?
  var height: JSONLength?

  private enum Key: String, CodingKey {
    case width, height
  }

  init(_ proposal: ProposedViewSize) {
    width = proposal.width.map { JSONLength($0) }
    height = proposal.height.map { JSONLength($0) }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    width = try container.decode(JSONLength?.self, forKey: .width)
    height = try container.decode(JSONLength?.self, forKey: .height)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
  }

  var value: ProposedViewSize { ProposedViewSize(width: width?.value, height: height?.value) }
}

extension LayoutExplanation: Codable {
  private enum Key: String, CodingKey {
    case proposals, answersAllAlike, passesOn, isModifier, arguments, layoutPriority, placement,
      guides, settings, reads, owner, look
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func flag(_ key: Key) throws -> Bool {
      try container.decodeIfPresent(Bool.self, forKey: key) ?? false
    }
    self.init(
      proposals: try container.decode([Answer].self, forKey: .proposals),
      answersAllAlike: try flag(.answersAllAlike), passesOn: try flag(.passesOn),
      isModifier: try flag(.isModifier),
      arguments: try container.decodeIfPresent(String.self, forKey: .arguments),
      layoutPriority: try container.decodeIfPresent(JSONLength.self, forKey: .layoutPriority)
        .map { Double($0.value) },
      placement: try container.decodeIfPresent(Placement.self, forKey: .placement),
      guides: try container.decodeIfPresent([Guide].self, forKey: .guides) ?? [])
    settings = try container.decodeIfPresent([Setting].self, forKey: .settings) ?? []
    reads = try container.decodeIfPresent([Setting].self, forKey: .reads) ?? []
    owner = try container.decodeIfPresent(String.self, forKey: .owner)
    look = try container.decodeIfPresent([String].self, forKey: .look) ?? []
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(proposals, forKey: .proposals)
    for (key, flag) in [
      (Key.answersAllAlike, answersAllAlike), (.passesOn, passesOn), (.isModifier, isModifier),
    ] where flag {
      try container.encode(flag, forKey: key)
    }
    try container.encodeIfPresent(arguments, forKey: .arguments)
    try container.encodeIfPresent(
      layoutPriority.map { JSONLength(CGFloat($0)) }, forKey: .layoutPriority)
    try container.encodeIfPresent(placement, forKey: .placement)
    if !guides.isEmpty { try container.encode(guides, forKey: .guides) }
    if !settings.isEmpty { try container.encode(settings, forKey: .settings) }
    if !reads.isEmpty { try container.encode(reads, forKey: .reads) }
    try container.encodeIfPresent(owner, forKey: .owner)
    if !look.isEmpty { try container.encode(look, forKey: .look) }
  }
}

extension LayoutExplanation.Answer: Codable {
  private enum Key: String, CodingKey {
    case proposal, width, height, round
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      proposal: try container.decode(JSONProposal.self, forKey: .proposal).value,
      size: CGSize(
        width: try container.decode(JSONLength.self, forKey: .width).value,
        height: try container.decode(JSONLength.self, forKey: .height).value),
      round: try container.decode(Int.self, forKey: .round))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(JSONProposal(proposal), forKey: .proposal)
    try container.encode(JSONLength(size.width), forKey: .width)
    try container.encode(JSONLength(size.height), forKey: .height)
    try container.encode(round, forKey: .round)
  }
}

extension LayoutExplanation.Placement: Codable {
  private enum Key: String, CodingKey {
    case by, path, proposal, x, y, guides
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      by: try container.decode(String.self, forKey: .by),
      path: try container.decode(String.self, forKey: .path),
      proposal: try container.decode(JSONProposal.self, forKey: .proposal).value,
      origin: CGPoint(
        x: try container.decode(JSONLength.self, forKey: .x).value,
        y: try container.decode(JSONLength.self, forKey: .y).value),
      guides: try container.decodeIfPresent([LayoutExplanation.Guide].self, forKey: .guides) ?? [])
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(by, forKey: .by)
    try container.encode(path, forKey: .path)
    try container.encode(JSONProposal(proposal), forKey: .proposal)
    try container.encode(JSONLength(origin.x), forKey: .x)
    try container.encode(JSONLength(origin.y), forKey: .y)
    if !guides.isEmpty { try container.encode(guides, forKey: .guides) }
  }
}

extension LayoutExplanation.Guide: Codable {
  private enum Key: String, CodingKey {
    case name, axis, position, isExplicit
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let axis = try container.decode(String.self, forKey: .axis)
    guard let known = Axis.allCases.first(where: { $0.description == axis }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .axis, in: container,
        debugDescription: "\"\(axis)\" is no axis; horizontal or vertical is meant")
    }
    self.init(
      name: try container.decode(String.self, forKey: .name), axis: known,
      position: try container.decode(JSONLength.self, forKey: .position).value,
      isExplicit: try container.decodeIfPresent(Bool.self, forKey: .isExplicit) ?? false)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(axis.description, forKey: .axis)
    try container.encode(JSONLength(position), forKey: .position)
    if isExplicit { try container.encode(isExplicit, forKey: .isExplicit) }
  }
}
