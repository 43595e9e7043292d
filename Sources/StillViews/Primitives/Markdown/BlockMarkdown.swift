#if !canImport(Darwin)
  import CStillMarkdown
  import Foundation

  /// A reader of Markdown with its blocks: CommonMark with GitHub's tables, strikethrough and autolinks, as cmark-gfm parses
  /// them (<https://github.com/github/cmark-gfm>).
  ///
  /// Blocks leave no sign in the text: they follow each other without a line break, and the attribute `presentationIntent`
  /// tells them apart, as Foundation has it.
  final class BlockMarkdown {
    private let baseURL: URL?
    private var result = AttributedString()
    /// Around the current place, the outermost first.
    private var blocks: [PresentationIntent.IntentType] = [] {
      didSet { intent = nil }
    }
    /// Of `blocks`, once a text stands in them.
    private var intent: PresentationIntent?
    /// Of the lists around, the number of the next item; of tables that of the next row; of rows that of the next cell.
    private var next: [Int] = []
    private var lastIdentity = 0
    private var emphasis = 0
    private var strong = 0
    private var strikethrough = 0
    private var links: [URL?] = []
    private var images: [URL?] = []

    private init(baseURL: URL?) {
      self.baseURL = baseURL
    }

    /// Returns a text with its attributes; nil where cmark-gfm is not installed.
    ///
    /// - Complexity: O(n) in the length of the text, times the depth of its blocks.
    static func attributedString(_ text: String, baseURL: URL?) -> AttributedString? {
      let reader = BlockMarkdown(baseURL: baseURL)
      if isParagraph(text) {
        reader.begin(.paragraph)
        reader.append(text)
        return reader.result
      }
      var text = text
      let isParsed = text.withUTF8 { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
          unsafe still_markdown(
            bytes.baseAddress, bytes.count,
            { context, step in
              guard let context = unsafe context else { return }
              unsafe Unmanaged<BlockMarkdown>.fromOpaque(context).takeUnretainedValue().visit(step)
            }, Unmanaged.passUnretained(reader).toOpaque())
        }
      }
      return isParsed ? reader.result : nil
    }

    /// Whether a text is one line without any sign of Markdown, which needs no parser.
    private static func isParagraph(_ text: String) -> Bool {
      guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else {
        return false
      }
      return text.last != " " && !InlineMarkdown.mayMark(text)
        && !text.utf8.contains { $0 == 0x0A || $0 == 0x0D || $0 == 0 || $0 == 0x09 }
    }

    private func visit(_ step: StillMarkdownStep) {
      switch unsafe step.part {
      case STILL_MARKDOWN_EMPHASIS: emphasis += unsafe step.begins ? 1 : -1
      case STILL_MARKDOWN_STRONG: strong += unsafe step.begins ? 1 : -1
      case STILL_MARKDOWN_STRIKETHROUGH: strikethrough += unsafe step.begins ? 1 : -1
      case STILL_MARKDOWN_LINK: unsafe visitAddress(step, \.links)
      case STILL_MARKDOWN_IMAGE: unsafe visitAddress(step, \.images)
      case STILL_MARKDOWN_TEXT: append(unsafe string(step.text))
      case STILL_MARKDOWN_CODE: append(unsafe string(step.text), .code)
      case STILL_MARKDOWN_HTML: append(unsafe string(step.text), .inlineHTML)
      case STILL_MARKDOWN_SOFT_BREAK: append(" ", .softBreak)
      case STILL_MARKDOWN_LINE_BREAK: append("\n", .lineBreak)
      default: unsafe visitBlock(step)
      }
    }

    private func visitAddress(
      _ step: StillMarkdownStep, _ addresses: ReferenceWritableKeyPath<BlockMarkdown, [URL?]>
    ) {
      if unsafe step.begins {
        self[keyPath: addresses].append(
          URL(string: unsafe string(step.detail), relativeTo: baseURL))
      } else {
        self[keyPath: addresses].removeLast()
      }
    }

    private func visitBlock(_ step: StillMarkdownStep) {
      guard unsafe step.begins else {
        if unsafe step.part != STILL_MARKDOWN_OTHER { end() }
        return
      }
      switch unsafe step.part {
      case STILL_MARKDOWN_PARAGRAPH: begin(.paragraph)
      case STILL_MARKDOWN_HEADING: begin(.header(level: Int(unsafe step.number)))
      case STILL_MARKDOWN_BULLET_LIST: begin(.unorderedList, countingFrom: 1)
      case STILL_MARKDOWN_ORDERED_LIST:
        begin(.orderedList, countingFrom: Int(unsafe step.number))
      case STILL_MARKDOWN_ITEM: begin(.listItem(ordinal: number()))
      case STILL_MARKDOWN_QUOTE: begin(.blockQuote)
      case STILL_MARKDOWN_TABLE: begin(.table(columns: unsafe columns(of: step)), countingFrom: 1)
      case STILL_MARKDOWN_TABLE_HEADER: begin(.tableHeaderRow, countingFrom: 0)
      case STILL_MARKDOWN_TABLE_ROW: begin(.tableRow(rowIndex: number()), countingFrom: 0)
      case STILL_MARKDOWN_TABLE_CELL: begin(.tableCell(columnIndex: number()))
      case STILL_MARKDOWN_CODE_BLOCK:
        let language = unsafe string(step.detail)
        leaf(
          .codeBlock(languageHint: language.isEmpty ? nil : language), unsafe string(step.text))
      case STILL_MARKDOWN_HTML_BLOCK: leaf(.paragraph, unsafe string(step.text), .blockHTML)
      case STILL_MARKDOWN_THEMATIC_BREAK: leaf(.thematicBreak, "\u{2E3B}")
      default: break
      }
    }

    private func columns(of table: StillMarkdownStep) -> [PresentationIntent.TableColumn] {
      (0..<Int(unsafe table.number)).map { index in
        switch unsafe table.alignments?[index] {
        case UInt8(ascii: "c"): .init(alignment: .center)
        case UInt8(ascii: "r"): .init(alignment: .right)
        default: .init(alignment: .left)
        }
      }
    }

    /// Takes the next number of the innermost block.
    private func number() -> Int {
      guard let last = next.indices.last else { return 0 }
      next[last] += 1
      return next[last] - 1
    }

    private func begin(_ kind: PresentationIntent.Kind, countingFrom first: Int = 0) {
      lastIdentity += 1
      blocks.append(.init(kind: kind, identity: lastIdentity))
      next.append(first)
    }

    private func end() {
      blocks.removeLast()
      next.removeLast()
    }

    private func leaf(
      _ kind: PresentationIntent.Kind, _ text: String, _ intent: InlinePresentationIntent = []
    ) {
      begin(kind)
      append(text, intent)
      end()
    }

    private func append(_ text: String, _ own: InlinePresentationIntent = []) {
      guard !text.isEmpty else { return }
      var style = own
      if emphasis > 0 { style.insert(.emphasized) }
      if strong > 0 { style.insert(.stronglyEmphasized) }
      if strikethrough > 0 { style.insert(.strikethrough) }
      var part = AttributedString(text)
      if !style.isEmpty { part.inlinePresentationIntent = style }
      if let link = links.last { part.link = link }
      if let image = images.last { part.imageURL = image }
      let around = intent ?? PresentationIntent(types: blocks.reversed())
      intent = around
      part.presentationIntent = around
      result.append(part)
    }

    private func string(_ text: UnsafePointer<CChar>?) -> String {
      unsafe text.map { unsafe String(cString: $0) } ?? ""
    }
  }
#endif
