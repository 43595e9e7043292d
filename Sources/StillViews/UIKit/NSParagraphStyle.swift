public import Foundation

/// How the lines of a paragraph are set.
// Unchecked as on Apple's platforms: a style that a string has is not changed any more.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// One that nothing was set in.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// To which side lines are set.
  open var alignment = NSTextAlignment.natural
  /// Points between the lines of a label (default: 0). Elsewhere lines have the distance of their font.
  open var lineSpacing: CGFloat = 0
  /// Points below a paragraph. No effect: a string is one paragraph.
  open var paragraphSpacing: CGFloat = 0
  /// The height of lines as a factor; 0: that of the font. No effect: lines have the height of their font.
  open var lineHeightMultiple: CGFloat = 0
  /// The least height of lines. No effect: lines have the height of their font.
  open var minimumLineHeight: CGFloat = 0
  /// The greatest height of lines. No effect: lines have the height of their font.
  open var maximumLineHeight: CGFloat = 0
  /// Points before the first line. No effect: all lines begin at the edge.
  open var firstLineHeadIndent: CGFloat = 0
  /// Points before the other lines. No effect: all lines begin at the edge.
  open var headIndent: CGFloat = 0
  /// The treatment of words that do not fit. No effect: lines wrap between words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// How the lines of a paragraph are set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {}

/// The treatment of words that do not fit into a line.
public enum NSLineBreakMode: Int, Sendable {
  /// They go to the next line, by words or letters; they are cut off; an ellipsis stands for the beginning, the end or the middle.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle

  /// Where words are left out.
  var truncation: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}

extension NSAttributedString.Key {
  /// How the lines are set, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
