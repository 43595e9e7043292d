import Foundation

/// `@main` of a second program in a module, which has one: spaces stand instead. Programs are not started there.
enum EntryPoints {
  private static let mark = Data("@main".utf8)

  private static let spaces = Data(repeating: 0x20, count: mark.count)

  /// Returns the text without the marks at the beginnings of lines.
  static func removed(_ data: Data) -> Data {
    data.replacingLineStarts(mark, with: spaces) { text, end in
      end == text.endIndex || [0x0A, 0x0D, 0x20].contains(text[end])
    }
  }
}
