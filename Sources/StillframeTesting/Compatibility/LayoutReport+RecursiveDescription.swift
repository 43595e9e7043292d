import Foundation
import Stillframe

extension LayoutReport {
  /// One view a line, as UIKit prints views: "<Text: frame = (8 8; 40 20); text = 'Hi'>", each with a bar for every view
  /// around it.
  var recursiveDescription: String {
    var lines: [String] = []
    var open = [(node: root, depth: 0, origin: CGPoint.zero)]
    while let (node, depth, origin) = open.popLast() {
      let frame = node.frame
      let place = "\(number(frame.minX - origin.x)) \(number(frame.minY - origin.y))"
      var line = String(repeating: "   | ", count: depth)
      line += "<\(node.view): frame = (\(place); \(number(frame.width)) \(number(frame.height)))"
      if let text = node.text { line += "; text = '\(text)'" }
      if let identifier = node.identifier { line += "; identifier = '\(identifier)'" }
      lines.append(line + ">")
      for child in node.children.reversed() { open.append((child, depth + 1, frame.origin)) }
    }
    return lines.joined(separator: "\n")
  }

  /// At most three decimals, none when whole.
  private func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(Double(rounded))"
  }
}
