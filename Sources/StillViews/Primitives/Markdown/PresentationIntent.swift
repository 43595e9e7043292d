#if !canImport(Darwin)
  public import Foundation

  /// The blocks of Markdown that a part of a text stands in, the innermost first. Foundation on Linux lacks it.
  public struct PresentationIntent: Hashable, Sendable, Codable {
    /// A kind of block.
    public enum Kind: Hashable, Sendable, Codable {
      /// Lines of text that belong together.
      case paragraph
      /// A heading; levels are 1 to 6.
      case header(level: Int)
      /// A list with numbers.
      case orderedList
      /// A list with bullets.
      case unorderedList
      /// An item of a list of either kind, with its number.
      case listItem(ordinal: Int)
      /// Code, with the language that its fence names.
      case codeBlock(languageHint: String?)
      /// Words of somebody else.
      case blockQuote
      /// A line between blocks.
      case thematicBreak
      /// Rows of cells.
      case table(columns: [TableColumn])
      /// The first row, which names the columns.
      case tableHeaderRow
      /// A row below the header, from 1.
      case tableRow(rowIndex: Int)
      /// A cell of a row, from 0.
      case tableCell(columnIndex: Int)
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Sendable, Codable {
      /// Where the words of a column stand.
      public enum Alignment: Int, Hashable, Sendable, Codable {
        /// Sides of the column, and its middle.
        case left, center, right
      }

      /// Where the words stand.
      public var alignment: Alignment

      /// A column whose words stand in a place.
      public init(alignment: Alignment) {
        self.alignment = alignment
      }
    }

    /// A block: parts of a text with the same identity stand in the same block.
    public struct IntentType: Hashable, Sendable, Codable {
      /// The kind of block.
      public var kind: Kind
      /// The number of the block in its text.
      public var identity: Int

      /// A block of a kind.
      public init(kind: Kind, identity: Int) {
        self.kind = kind
        self.identity = identity
      }
    }

    /// The blocks, the innermost first.
    public var components: [IntentType]

    /// A block inside other ones.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
      components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// The blocks of a part, the innermost first.
    public init(types: [IntentType]) {
      components = types
    }

    /// The number of blocks.
    public var count: Int { components.count }

    /// The number of lists and quotes among the blocks.
    public var indentationLevel: Int {
      components.count { component in
        switch component.kind {
        case .orderedList, .unorderedList, .blockQuote: true
        default: false
        }
      }
    }

    /// Whether both are equal but for the identities.
    public func isEquivalent(to other: PresentationIntent) -> Bool {
      components.map(\.kind) == other.components.map(\.kind)
    }
  }

  extension AttributeScopes.FoundationAttributes {
    /// The attribute of strings that holds the blocks; Markdown sets it.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
      public typealias Value = PresentationIntent
      public static let name = "NSPresentationIntent"
    }

    /// Only its type is used, to name the attribute.
    public var presentationIntent: PresentationIntentAttribute {
      preconditionFailure("an attribute's name has no value")
    }
  }
#endif
