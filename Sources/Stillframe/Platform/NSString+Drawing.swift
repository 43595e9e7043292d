public import Foundation
import StillText
import StillViewGraph
import StillViews

/// The way in which strings are measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Lines wrap at the width, and the rectangle begins at the top of the first line; without it all is one line from the baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The font's leading counts for the height.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// No effect: heights are those of lines, not of glyphs.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// A context of measured strings: its scale is 1.
open class NSStringDrawingContext: NSObject {
  /// The least factor by which letters may shrink; no effect: letters keep their size.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which letters have shrunk, always 1.
  open var actualScaleFactor: CGFloat { 1 }
}

extension NSString {
  /// Returns the size of the string in one line, in points; without a font among the attributes that of the system's at 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextMeasurement(String(describing: self), attributes ?? [:]).size(width: nil, height: nil, [])
  }

  /// Returns the rectangle that the string fills within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    TextMeasurement(String(describing: self), attributes ?? [:]).rect(in: size, options)
  }
}

extension StringProtocol {
  /// Returns the size of the string in one line, in points; without a font among the attributes that of the system's at 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextMeasurement(String(self), attributes ?? [:]).size(width: nil, height: nil, [])
  }

  /// Returns the rectangle that the string fills within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    TextMeasurement(String(self), attributes ?? [:]).rect(in: size, options)
  }
}

extension NSAttributedString {
  /// Returns the size of the string in one line, in points.
  public func size() -> CGSize { TextMeasurement(self).size(width: nil, height: nil, []) }

  /// Returns the rectangle that the string fills within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    TextMeasurement(self).rect(in: size, options)
  }
}

/// A string of Foundation with fonts of UIKit, shaped for measuring. Linear in its letters.
struct TextMeasurement {
  private var runs: [TextRun] = []
  private let environment = TextMeasurement.environment

  /// The environment of the view that is being evaluated, or that of pictures.
  static var environment: EnvironmentValues {
    ViewGraph.currentEnvironment ?? .picture(scale: 1)
  }

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
    add(string, attributes)
  }

  init(_ string: NSAttributedString) {
    let text = string.string as NSString
    let all = NSRange(location: 0, length: string.length)
    unsafe string.enumerateAttributes(in: all) { attributes, range, _ in
      add(text.substring(with: range), attributes)
    }
  }

  private mutating func add(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let kern = (attributes[.kern] as? NSNumber)?.doubleValue ?? attributes[.kern] as? Double ?? 0
    runs.append(
      TextRun(
        string,
        attributes: TextAttributes(font: font.font.descriptor(in: environment), kerning: kern)))
  }

  /// The size within a width and a height; nil: any.
  func size(width: CGFloat?, height: CGFloat?, _ options: NSStringDrawingOptions) -> CGSize {
    let isOneLine = !options.contains(.usesLineFragmentOrigin)
    let isTruncated = options.contains(.truncatesLastVisibleLine)
    // Sizes are not rounded to pixels.
    let style = ParagraphStyle(lineLimit: isOneLine ? 1 : nil, pixelLength: 1.0 / 1024)
    let system = environment.textSystem ?? EnvironmentValues.picture(scale: 1).textSystem
    guard let paragraph = system?.paragraph(runs, style: style) else { return .zero }
    return paragraph.size(width: isOneLine ? nil : width, height: isTruncated ? height : nil)
  }

  /// Sets the lines within a width and a height; nil: any.
  func layout(width: CGFloat?, height: CGFloat?, lineLimit: Int?) -> ParagraphLayout? {
    let style = ParagraphStyle(lineLimit: lineLimit, pixelLength: 1.0 / 1024)
    let system = environment.textSystem ?? EnvironmentValues.picture(scale: 1).textSystem
    return system?.paragraph(runs, style: style).layout(width: width, height: height)
  }

  func rect(in size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    func bound(_ length: CGFloat) -> CGFloat? {
      length.isFinite && length > 0 && length < 1e7 ? length : nil
    }
    let measured = self.size(width: bound(size.width), height: bound(size.height), options)
    guard !options.contains(.usesLineFragmentOrigin), let font = runs.first?.attributes.font,
      let metrics = environment.textSystem?.metrics(of: font)
    else { return CGRect(origin: .zero, size: measured) }
    return CGRect(x: 0, y: -metrics.descent, width: measured.width, height: measured.height)
  }
}
