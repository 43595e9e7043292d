import Foundation

extension AccessibilityTree {
  /// The tree as JSON: `{"elements": [{"label": "Wi-Fi", "traits": ["toggle"], "frame": [x, y, width, height]}]}`. Keys
  /// without a value are left out.
  ///
  /// - Parameter findings: Those of an audit, listed under "findings"; nil: nobody audited.
  /// - Throws: An encoding error; there is none for trees of views.
  public func json(findings: [AccessibilityFinding]? = nil) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = TreeDocument(
      elements: elements.map(ElementDocument.init), findings: findings?.map(FindingDocument.init))
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }
}

private struct TreeDocument: Encodable {
  let elements: [ElementDocument]
  let findings: [FindingDocument]?
}

private struct ElementDocument: Encodable {
  let label, value, hint, identifier: String?
  let traits: [String]
  let frame: [Double]
  let activationPoint: [Double]?
  let actions: [String]?
  let customContent: [AccessibilityElement.CustomContent]?
  let heading: Int?
  let rotors: [AccessibilityElement.Rotor]?
  let inputLabels, containers, details: [String]?
  let spoken: String

  init(_ element: AccessibilityElement) {
    func list<Value>(_ values: [Value]) -> [Value]? { values.isEmpty ? nil : values }
    label = element.label
    value = element.value
    hint = element.hint
    identifier = element.identifier
    traits = element.traits
    frame = element.frame.numbers
    activationPoint = element.activationPoint.map { [$0.x.hundredths, $0.y.hundredths] }
    actions = list(element.actions)
    customContent = list(element.customContent)
    heading = element.heading
    inputLabels = list(element.inputLabels)
    rotors = list(element.rotors)
    containers = list(element.containers)
    details = list(element.details)
    spoken = element.description
  }
}

private struct FindingDocument: Encodable {
  let kind: String
  let element: String
  let message: String
  let frame: [Double]
  let measured: Double?
  let required: Double?

  init(_ finding: AccessibilityFinding) {
    kind = finding.kind.rawValue
    element = finding.element
    message = finding.message
    frame = finding.frame.numbers
    // As in the message: a contrast of 4.499 is not one of 4.5.
    measured = finding.measured.map { ($0 * 100).rounded(.down) / 100 }
    required = finding.required
  }
}

extension CGRect {
  /// Left, top, width and height, in hundredths of points.
  fileprivate var numbers: [Double] {
    [minX.hundredths, minY.hundredths, width.hundredths, height.hundredths]
  }
}

extension CGFloat {
  fileprivate var hundredths: Double {
    isFinite ? (Double(self) * 100).rounded() / 100 : 0
  }
}
