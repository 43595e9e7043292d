import Foundation
import Glibc
import StillGoldens
import StillImageFile
package import StillframeScenes

/// Asks about one failure after the other, and needs one key for each.
package struct ReviewTerminal {
  private let list: ReviewList
  private let console: Console
  /// The next key; nil at the end.
  private let key: () -> Character?

  package init(_ list: ReviewList, console: Console, key: @escaping () -> Character?) {
    self.list = list
    self.console = console
    self.key = key
  }

  private static let question =
    "[a]ccept  [r]eject  [s]kip  accept [A]ll that follow  reject all [R]  [q]uit: "

  /// Until everything is decided, skipped or left.
  package func run() throws {
    let open = list.open
    for (index, number) in open.enumerated() {
      guard let item = list.item(number), item.state == .open else { continue }
      try show(item, index + 1, of: open.count)
      switch try answer() {
      case "a": try accept([number])
      case "r":
        list.reject(number)
        try console.print("rejected")
      case "A":
        try accept(list.open.filter { $0 >= number })
        return
      case "R":
        for number in list.open where number >= list.open.first ?? number { list.reject(number) }
        try console.print("all rejected")
        return
      case "s": try console.print("skipped")
      default:
        try console.print("left")
        return
      }
    }
  }

  private func show(_ item: ReviewItem, _ index: Int, of count: Int) throws {
    let failure = item.failure
    try console.print("")
    try console.print(
      "\(index) of \(count)  \(failure.suite.shown)  \(item.name.shown)  (\(failure.test.shown), \(item.place.shown))"
    )
    for line in item.message.split(separator: "\n").prefix(40) {
      try console.print("  " + String(line).shown)
    }
    let sides = [
      ("golden", failure.reference), ("actual", failure.actual), ("difference", failure.difference),
    ]
    for (side, name) in sides {
      guard let name else { continue }
      try console.print("  \(side): \(item.entry.artifact(name).path.shown)")
    }
    try console.output(Data(Self.question.utf8))
  }

  /// Returns a key that means something; nil at the end.
  private func answer() throws -> Character? {
    while let key = key() {
      if "arsARq".contains(key) { return key }
      // Ctrl-C and Ctrl-D come as characters where keys come one by one.
      if key == "\u{3}" || key == "\u{4}" { return nil }
    }
    return nil
  }

  private func accept(_ numbers: [Int]) throws {
    var count = 0
    for number in numbers {
      do {
        try list.accept(number)
        count += 1
      } catch {
        console.message("error", Tool.sentence(error))
      }
    }
    try console.print(count == 1 ? "accepted" : "\(count) accepted")
  }
}

/// Standard input, a key at a time.
package enum Keys {
  /// Runs `body` with a terminal that hands on every key at once and shows none; what is no terminal is read byte by byte.
  package static func reading<Result>(_ body: (@escaping () -> Character?) throws -> Result)
    rethrows
    -> Result
  {
    var before = termios()
    let isTerminal = unsafe tcgetattr(STDIN_FILENO, &before) == 0
    if isTerminal {
      var now = before
      now.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
      _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &now)
    }
    defer { if isTerminal { _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &before) } }
    return try body {
      var byte: UInt8 = 0
      let count = unsafe withUnsafeMutableBytes(of: &byte) {
        unsafe read(STDIN_FILENO, $0.baseAddress, 1)
      }
      return count == 1 ? Character(Unicode.Scalar(byte)) : nil
    }
  }
}
