import Foundation

/// What holds for the nodes of the view graph and their roles.
enum RoleRules {
  /// The roles that a node tells of itself, with what tells.
  static let told = [
    (role: "BodyEvaluator", accessor: "asBody"), (role: "DrawnElement", accessor: "asDrawn"),
    (role: "CommittedElement", accessor: "asCommitted"),
    (role: "AccessibleElement", accessor: "asAccessible"),
  ]
  /// Bodies of others that are evaluated on their own: state is known to be read by the view around.
  private static let exceptions = ["KeyframeNode asBody", "TimelineNode asBody"]

  /// A class that adopts such a role and does not say so would never be asked.
  static func untold(_ repository: Repository) -> [Violation] {
    let folder = "Sources/StillViewGraph/"
    return repository.files.filter { $0.isSwift && $0.path.hasPrefix(folder) }.flatMap { file in
      classes(in: file.text ?? "").flatMap { declaration -> [Violation] in
        told.compactMap { role, accessor in
          guard declaration.head.contains(role), !declaration.body.contains("var \(accessor):"),
            !exceptions.contains("\(declaration.name) \(accessor)")
          else { return nil }
          return Violation(
            path: file.path,
            message: "\(declaration.name) adopts \(role) and does not say so in '\(accessor)'")
        }
      }
    }
  }

  /// The classes at the left margin: their names, what stands before the brace, and what follows.
  static func classes(in text: String) -> [(name: String, head: String, body: String)] {
    text.components(separatedBy: "\n}\n").compactMap { piece in
      guard let match = piece.firstMatch(of: /(?m)^(?:\w+ )*class (\w+)/) else { return nil }
      let declaration = piece[match.range.lowerBound...]
      guard let brace = declaration.firstIndex(of: "{") else { return nil }
      return (
        String(match.1), String(declaration[..<brace]), String(declaration[brace...])
      )
    }
  }
}
