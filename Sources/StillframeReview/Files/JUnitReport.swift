import Foundation
import StillGoldens

/// Failures as JUnit has them, for services that show tests: a suite for each test file, and a case for each snapshot, with the
/// words, and the paths of its pictures as such services look for them.
struct JUnitReport {
  let list: ReviewList

  var data: Data {
    let items = list.all
    var suites: [(name: String, items: [ReviewItem])] = []
    for item in items {
      if suites.last?.name == item.failure.suite {
        suites[suites.count - 1].items.append(item)
      } else {
        suites.append((item.failure.suite, [item]))
      }
    }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="snapshots" tests="\#(items.count)" failures="\#(items.count)" errors="0">"#,
    ]
    for suite in suites {
      let count = suite.items.count
      lines.append(
        #"  <testsuite name="\#(Self.attribute(suite.name))" tests="\#(count)" failures="\#(count)" errors="0" skipped="0">"#
      )
      lines += suite.items.flatMap(testCase)
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return Data((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func testCase(_ item: ReviewItem) -> [String] {
    let failure = item.failure
    let first = failure.message.split(separator: "\n").first.map(String.init) ?? ""
    let attachments = failure.artifacts.map {
      "[[ATTACHMENT|\(item.entry.artifact($0).path)]]"
    }
    return [
      #"    <testcase classname="\#(Self.attribute(failure.suite))" name="\#(Self.attribute("\(failure.test) \(item.name)"))" file="\#(Self.attribute(failure.file))" line="\#(failure.line)">"#,
      #"      <failure type="snapshot" message="\#(Self.attribute(first))">\#(Self.text("\(failure.file):\(failure.line)\n\(failure.message)\ngolden: \(failure.golden)\(item.refusal.map { "\nrefused: \($0)" } ?? "")"))</failure>"#,
      #"      <system-out>\#(Self.text(attachments.joined(separator: "\n")))</system-out>"#,
      "    </testcase>",
    ]
  }

  /// Escapes text for XML and removes characters that it cannot hold.
  private static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func attribute(_ text: String) -> String {
    Self.text(text).replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
      .replacing("\t", with: "&#9;")
  }
}
