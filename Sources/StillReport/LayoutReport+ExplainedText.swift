import Foundation
package import StillGeometry

extension LayoutReport {
  /// The tree with its reasons: under each view what it was asked and what it answered, a tick at the
  /// answer that it was placed with. A proposal of 0 reads "min", of nothing "ideal", of infinity "max".
  var explainedDescription: String {
    var lines: [String] = []
    var open = [Branch(node: root, placer: nil, first: "", rest: "")]
    while let branch = open.popLast() {
      let children = branch.node.children
      lines.append(branch.first + branch.node.headline(placer: branch.placer))
      let margin = branch.rest + (children.isEmpty ? "   " : "│  ")
      for reason in branch.node.reasons { lines.append(margin + reason) }
      for (index, child) in children.enumerated().reversed() {
        let isLast = index == children.count - 1
        open.append(
          Branch(
            node: child, placer: branch.node, first: branch.rest + (isLast ? "└─ " : "├─ "),
            rest: branch.rest + (isLast ? "   " : "│  ")))
      }
    }
    if let measurements { lines.append("\(measurements) sizes worked out in all") }
    lines += warnings.map { "warning: \($0)" }
    return lines.joined(separator: "\n")
  }

  /// A view that is still to be printed, with what stands before its first line and before the others.
  private struct Branch {
    let node: Node
    /// The view around it.
    let placer: Node?
    let first: String
    let rest: String
  }

  static func print(_ size: CGSize) -> String { "\(print(size.width)) × \(print(size.height))" }

  package static func print(_ proposal: ProposedViewSize) -> String {
    "\(word(proposal.width)) × \(word(proposal.height))"
  }

  private static func word(_ length: CGFloat?) -> String {
    switch length {
    case nil: "ideal"
    case 0: "min"
    case CGFloat.infinity: "max"
    case let length?: print(length)
    }
  }
}

extension LayoutReport.Node {
  /// The spelling of the view in source code: "HStack", ".padding".
  package var spelling: String {
    guard explanation?.isModifier == true else { return view }
    switch view {
    case "Rotation": return ".rotationEffect"
    case "Scale": return ".scaleEffect"
    case "Clip": return ".clipShape"
    default: return "." + view.prefix(1).lowercased() + view.dropFirst()
    }
  }

  /// Returns the view's spelling, its frame, its proposal and the view that placed it.
  fileprivate func headline(placer: Self?) -> String {
    var line = spelling
    if let arguments = explanation?.arguments { line += "(\(arguments))" }
    if let identifier { line += " #\(identifier)" }
    if let text { line += " \"\(text.replacingOccurrences(of: "\n", with: "\\n"))\"" }
    line += "  \(LayoutReport.print(frame.size))"
    line += " at \(LayoutReport.print(frame.minX)), \(LayoutReport.print(frame.minY))"
    guard let explanation else { return line }
    if let placement = explanation.placement {
      line += "  ← \(LayoutReport.print(placement.proposal))"
      let by = placer.flatMap { $0.view == placement.by ? $0.spelling : nil } ?? placement.by
      line += " from \(by.isEmpty ? "the picture" : by)"
    } else {
      line += "  ← never placed"
    }
    if let priority = explanation.layoutPriority {
      line += "  priority \(LayoutReport.print(CGFloat(priority)))"
    }
    return line
  }

  /// The lines under the headline.
  fileprivate var reasons: [String] {
    guard let explanation else { return [] }
    var lines: [String] = []
    if explanation.passesOn { lines.append("passes on what it is asked") }
    let questions = explanation.proposals.map { LayoutReport.print($0.proposal) }
    let width = questions.map(\.count).max() ?? 0
    for (index, (answer, question)) in zip(explanation.proposals, questions).enumerated() {
      var line = index == 0 ? "asked  " : "       "
      line += question + String(repeating: " ", count: width - question.count)
      line += "  →  \(LayoutReport.print(answer.size))"
      if explanation.answersAllAlike { line += "  whatever is asked" }
      if answer.round > 1 { line += "  in round \(answer.round)" }
      if index == explanation.decisiveAnswer { line += "  ✓" }
      lines.append(line)
    }
    let own = explanation.placement?.guides.filter(\.isExplicit) ?? []
    if !own.isEmpty { lines.append("sets   " + own.map(\.words).joined(separator: ", ")) }
    // A modifier that centres what is inside, as they do unless told otherwise, is not worth a line.
    let isOrdinary = explanation.isModifier && explanation.guides.allSatisfy { $0.name == "center" }
    if !explanation.guides.isEmpty, !isOrdinary {
      lines.append("aligns " + explanation.guides.map(\.words).joined(separator: ", "))
    }
    return lines
  }
}

extension LayoutExplanation {
  /// The last of the answers to the proposal that the view was placed with.
  fileprivate var decisiveAnswer: Int? {
    guard !answersAllAlike, let placement else { return nil }
    return proposals.lastIndex { $0.proposal == placement.proposal }
  }
}

extension LayoutExplanation.Guide {
  /// "center at y 20".
  fileprivate var words: String {
    "\(name) at \(axis == .horizontal ? "x" : "y") \(LayoutReport.print(position))"
  }
}
