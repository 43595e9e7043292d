import Foundation

extension AccessibilityElement {
  /// The least width and height of a control, in points (rule AX7.2).
  private static let leastSide: CGFloat = 44

  /// Controls that are too small to be touched.
  var hitRegionFindings: [AccessibilityFinding] {
    guard isInteractive, !hasSystemSize, !has("notEnabled") else { return [] }
    let side = min(frame.width, frame.height)
    // Half a point is noise of layout.
    guard side < Self.leastSide - 0.5 else { return [] }
    return [
      finding(
        .hitRegion, measured: side, required: Self.leastSide,
        "\"\(name)\" is \(frame.width.points) × \(frame.height.points) points; make it at least "
          + "44 × 44 with padding or frame(minWidth:minHeight:), and contentShape(Rectangle())")
    ]
  }

  /// Controls and images without a label, and labels that say nothing.
  var descriptionFindings: [AccessibilityFinding] {
    let isImage = has("image")
    let words = [label, title, value].compactMap(\.self).first {
      !$0.allSatisfy(\.isWhitespace)
    }
    guard let words else {
      guard isInteractive || isImage else { return [] }
      let what = isInteractive ? "a control" : "an image"
      return [
        finding(
          .sufficientElementDescription,
          "\(what) at \(frame.minX.points), \(frame.minY.points) has no label; give it one with "
            + "accessibilityLabel, or hide it with accessibilityHidden(true)")
      ]
    }
    if isImage, words.isFileName {
      return [
        finding(
          .sufficientElementDescription,
          "the image \"\(words)\" is read by the name of its file; give it an accessibilityLabel, "
            + "or use Image(decorative:)")
      ]
    }
    // A picture of a link of a chain says what it shows.
    let roles = ["button", "image", "icon", "heading"] + (isInteractive ? ["link"] : [])
    if roles.contains(words.lowercased()) {
      return [
        finding(
          .sufficientElementDescription,
          "the label \"\(words)\" says what the element is and not what it does; change it with "
            + "accessibilityLabel")
      ]
    }
    return []
  }

  /// Traits that contradict each other, or what the element can do.
  var traitFindings: [AccessibilityFinding] {
    var problems: [String] = []
    if has("button"), has("link") {
      problems.append("is both a button and a link; remove one of the traits")
    }
    if has("image"), has("staticText") {
      problems.append("is both an image and a text; remove one of the traits")
    }
    if has("textField"), has("button") {
      problems.append("is both a button and a text field; remove one of the traits")
    }
    if has("adjustable"), !canBeAdjusted, !has("notEnabled") {
      problems.append("is adjustable and cannot be adjusted; add accessibilityAdjustableAction")
    }
    if has("toggle"), (value ?? "").isEmpty {
      problems.append("is a switch without a value; add accessibilityValue")
    }
    if let heading, heading > 0, !has("header") {
      problems.append("has the level of a heading and is none; add the trait isHeader")
    }
    return problems.map { finding(.trait, "\"\(name)\" \($0)") }
  }
}

extension CGFloat {
  /// Points, with one decimal where it matters.
  var points: String {
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(Double(tenths))"
  }
}

extension String {
  /// Whether it looks like the name of a file: with an extension, or a camera's number.
  fileprivate var isFileName: Bool {
    let lower = lowercased()
    if [".png", ".jpg", ".jpeg", ".heic", ".webp", ".svg", ".pdf"].contains(where: lower.hasSuffix)
    {
      return true
    }
    return ["img_", "dsc_", "dscn", "screenshot_"].contains(where: lower.hasPrefix)
      || (contains("_") && !contains(" "))
  }
}
