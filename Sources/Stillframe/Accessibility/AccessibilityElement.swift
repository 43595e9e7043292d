public import Foundation
import StillViewGraph

/// One element of an accessibility tree: what VoiceOver stops at.
public struct AccessibilityElement: Sendable, Equatable {
  /// The name of the element; nil: it has none.
  public var label: String?
  /// The value of a control, such as "On" or "50%"; nil: it has none.
  public var value: String?
  /// Effect of an activation; nil without a hint.
  public var hint: String?
  /// The name by which tests find the element; nil: it has none.
  public var identifier: String?
  /// The names of its traits, such as "button", in a fixed order.
  public var traits: [String]
  /// The frame in the picture, in points.
  public var frame: CGRect
  /// The point that an activation touches, in points; nil: the middle of the frame.
  public var activationPoint: CGPoint?
  /// The names of its custom actions.
  public var actions: [String]
  /// More that is known of the element, read on request.
  public var customContent: [CustomContent]
  /// The level of a heading, 1…6; 0: a heading without a level; nil: no heading.
  public var heading: Int?
  /// Names by which Voice Control finds the element, the best one first.
  public var inputLabels: [String]
  /// Its rotors: lists of places by which assistive technologies jump.
  public var rotors: [Rotor]
  /// The labels of the containers around it, from the outside in.
  public var containers: [String]
  /// Further facts: how it is spoken, drag points, the status that is read after scrolling, the chart that it describes.
  public var details: [String]

  /// Something more that is known of an element.
  public struct CustomContent: Sendable, Equatable, Codable {
    /// The name of the content.
    public var label: String
    /// The content in words.
    public var value: String
    /// Whether it is read with the element itself.
    public var isImportant: Bool

    /// Custom content made by hand, to be compared with that of a tree.
    public init(label: String, value: String, isImportant: Bool = false) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// A list of places by which assistive technologies jump.
  public struct Rotor: Sendable, Equatable, Codable {
    /// The name of the list.
    public var name: String
    /// The labels of its entries, in order; empty for ranges of a text, and for lists that the system makes.
    public var entries: [String]

    /// A rotor made by hand, to be compared with that of a tree.
    public init(name: String, entries: [String] = []) {
      self.name = name
      self.entries = entries
    }
  }

  /// The title of a control that is not read, such as that of a field with text.
  var title: String?
  /// Whether the platform chose the control's size.
  var hasSystemSize = false
  /// Whether it can be activated, adjusted or typed into.
  var isInteractive = false
  /// The kinds of actions that audits look for.
  var canBeAdjusted = false
  /// The language of the platform's terms.
  var language = Locale(identifier: "en_US")

  init(_ item: AccessibilityItem, in containers: [String], locale: Locale) {
    let properties = item.properties
    label = properties.label
    value = properties.value
    hint = properties.hint
    identifier = properties.identifier
    traits = properties.traits.names
    if properties.heading != nil, !traits.contains("header") { traits.append("header") }
    frame = item.frame
    activationPoint = properties.activationPoint
    actions = properties.actions.compactMap(\.name)
    customContent = properties.customContent.map {
      CustomContent(label: $0.label, value: $0.value, isImportant: $0.isImportant)
    }
    heading = properties.heading ?? (properties.traits.contains(.header) ? 0 : nil)
    inputLabels = properties.inputLabels
    rotors = properties.rotors.map { Rotor(name: $0.name, entries: $0.entries) }
    self.containers = containers
    details = properties.details
    title = properties.title
    hasSystemSize = properties.hasSystemSize
    isInteractive = properties.isInteractive
    canBeAdjusted = properties.action(.increment) != nil || properties.action(.decrement) != nil
    language = locale
  }

  /// The name that findings and failures give it: label, title, value, identifier or what it is.
  public var name: String {
    for name in [label, title, value, identifier] {
      if let name, !name.isEmpty { return name.count > 60 ? name.prefix(59) + "…" : name }
    }
    return traits.first.map { "an element with the trait \($0)" } ?? "an element without a label"
  }

  /// Whether it has a trait.
  func has(_ trait: String) -> Bool { traits.contains(trait) }
}

extension AccessibilityProperties {
  /// Facts that few elements have, in words.
  fileprivate var details: [String] {
    var details = speech.map { "speech: \($0)" }
    if let textContentType { details.append("text: \(textContentType)") }
    if let scrollStatus { details.append("scroll status: \(scrollStatus)") }
    details += dragPoints.map { "drag: \($0)" } + dropPoints.map { "drop: \($0)" }
    if showsLargeContent { details.append("large content viewer") }
    if isRotorEntry { details.append("rotor entry") }
    if keepsColors { details.append("ignores inverted colors") }
    if let chartSummary { details.append("chart: \(chartSummary)") }
    let groups = actions.compactMap(\.category)
    for group in groups where !details.contains("actions: \(group)") {
      details.append("actions: \(group)")
    }
    return details
  }
}
