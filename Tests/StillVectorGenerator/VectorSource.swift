import Foundation

/// The Swift source of one layout vector: an entry of the suite's list, and the types it names.
///
/// A vector's declarations are nested in an enum of its own, because different vectors declare
/// different types under one name. Extensions cannot be nested and stand before it, visible in the
/// file only.
struct VectorSource {
  let entry: String
  let declaration: String
  /// What its extensions declare, visible in the whole file.
  let extensionNames: Set<String>

  init(_ vector: ConformanceVector) throws(VectorGeneratorError) {
    guard let layout = vector.layout else { throw .notALayoutVector(vector.id) }
    let namespace =
      "Vector_" + vector.id.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    let frames = layout.frames.map { frame in
      "\(quoted(frame.name)): \(literal(frame.frame))"
    }
    let disputed = disputedVectors[vector.id].map { "\n  disputed: \(quoted($0))," } ?? ""
    entry = """
      LayoutVector(
        \(quoted(vector.id)), basis: \(quoted(vector.provenance)), tolerance: \(vector.tolerance),\(disputed)
        width: \(literal(layout.width)), height: \(literal(layout.height)),
        size: \(literal(layout.size)),
        frames: \(frames.isEmpty ? "[:]" : "[\(frames.joined(separator: ", "))]")
      ) { \(namespace).Tree() },
      """

    let blocks = topLevelBlocks(vector.declarations)
    extensionNames = Set(
      blocks.filter { $0.hasPrefix("extension ") }.flatMap { declaredNames(in: $0) })
    let extensions = blocks.filter { $0.hasPrefix("extension ") }.map {
      "fileprivate " + $0 + "\n\n"
    }
    let nested = blocks.filter { !$0.hasPrefix("extension ") }.map { $0.indented(by: 2) + "\n" }
    declaration = """
      \(extensions.joined())private enum \(namespace) {
      \(nested.joined())  struct Tree: View {
          var body: some View {
      \(vector.tree.indented(by: 6))
          }
        }
      }
      """
  }

  /// Lines of the entry, the declaration and the blank line between declarations.
  var lineCount: Int {
    entry.lines.count + declaration.lines.count + 1
  }
}

/// Splits declarations at lines that start in the first column and do not close a brace.
func topLevelBlocks(_ source: String) -> [String] {
  var blocks: [String] = []
  for line in source.lines {
    let starts = line.first.map { !$0.isWhitespace && $0 != "}" } ?? false
    if starts || blocks.isEmpty {
      blocks.append(String(line))
    } else {
      blocks[blocks.count - 1] += "\n" + line
    }
  }
  return blocks.map { $0.trimmingCharacters(in: .newlines) }.filter { !$0.isEmpty }
}

/// The words that follow a keyword of a declaration, at any depth.
private func declaredNames(in source: String) -> [String] {
  let keywords: Set = ["let", "var", "func", "enum", "struct", "class", "protocol", "typealias"]
  let words = source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  return zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map { $0.1 }
}

/// A Swift literal of an optional coordinate: `12.5`, `.infinity`, `nil`.
private func literal(_ value: Double?) -> String {
  switch value {
  case nil: "nil"
  case .some(.infinity): ".infinity"
  case .some(-.infinity): "-.infinity"
  case .some(let number): "\(number)"
  }
}

private func literal(_ values: [Double]) -> String {
  "[" + values.map { literal($0) }.joined(separator: ", ") + "]"
}

func quoted(_ text: String) -> String {
  "\""
    + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    + "\""
}

extension String {
  var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }

  /// Every line that is not empty moved to the right.
  func indented(by count: Int) -> String {
    let margin = String(repeating: " ", count: count)
    return lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }
}
