package import Foundation

extension LayoutReport: CustomStringConvertible {
  /// The tree, one view per line, children indented by two spaces; in an explained report, with the reasons
  /// under each view.
  public var description: String {
    if root.explanation != nil { return explainedDescription }
    var lines: [String] = []
    var open = [(node: root, depth: 0)]
    while let (node, depth) = open.popLast() {
      var line = String(repeating: "  ", count: depth) + node.view
      if let identifier = node.identifier { line += " #\(identifier)" }
      if let text = node.text { line += " \"\(text.replacingOccurrences(of: "\n", with: "\\n"))\"" }
      line += " (\(Self.print(node.frame.minX)), \(Self.print(node.frame.minY)))"
      line += " \(Self.print(node.frame.width)) × \(Self.print(node.frame.height))"
      lines.append(line)
      for child in node.children.reversed() { open.append((child, depth + 1)) }
    }
    lines += warnings.map { "warning: \($0)" }
    return lines.joined(separator: "\n")
  }

  /// At most three decimals, none when whole.
  package static func print(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let thousandths = (value * 1000).rounded()
    guard abs(thousandths) < 9e15 else { return "\(value)" }
    let whole = Int64(thousandths)
    let fraction = String(abs(whole) % 1000)
    let digits = String(repeating: "0", count: 3 - fraction.count) + fraction
    let trimmed = digits.reversed().drop(while: { $0 == "0" }).reversed()
    let sign = whole < 0 ? "-" : ""
    return sign + "\(abs(whole) / 1000)" + (trimmed.isEmpty ? "" : "." + String(trimmed))
  }
}
