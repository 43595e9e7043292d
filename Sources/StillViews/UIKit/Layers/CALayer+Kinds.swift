public import Foundation
public import StillGeometry
import StillLayout
package import StillViewGraph

/// A layer that draws a gradient.
@MainActor @preconcurrency open class CAGradientLayer: CALayer {
  /// The colors: `CGColor`s, of which others count as clear (default: nil, nothing is drawn).
  open var colors: [Any]?
  /// The places of the colors, from 0 to 1 (default: nil, evenly spaced).
  open var locations: [NSNumber]?
  /// The start, from 0 to 1 along each edge (default: the middle of the top edge).
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end, from 0 to 1 along each edge (default: the middle of the bottom edge).
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of gradient (default: along a line).
  open var type = CAGradientLayerType.axial

  override package var content: AnyView? {
    guard let colors, !colors.isEmpty else { return super.content }
    let last = max(colors.count - 1, 1)
    let stops = colors.enumerated().map { index, color in
      let place = locations.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil }
      return Gradient.Stop(
        color: (color as? CGColor).map { Color(cgColor: $0) } ?? .clear,
        location: place ?? Double(index) / Double(last))
    }
    let gradient = Gradient(stops: stops)
    let start = UnitPoint(x: startPoint.x, y: startPoint.y)
    let end = UnitPoint(x: endPoint.x, y: endPoint.y)
    switch type {
    case .radial:
      return AnyView(
        GeometryReader { proxy in
          let size = proxy.size
          let reach = max(
            abs(end.x - start.x) * size.width, abs(end.y - start.y) * size.height)
          RadialGradient(gradient: gradient, center: start, startRadius: 0, endRadius: reach)
        })
    case .conic:
      let angle = Angle.radians(Double(atan2(end.y - start.y, end.x - start.x)))
      return AnyView(AngularGradient(gradient: gradient, center: start, angle: angle))
    default:
      return AnyView(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
    }
  }
}

/// The kind of a layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outwards from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a path.
@MainActor @preconcurrency open class CAShapeLayer: CALayer {
  /// The path, in the layer's points (default: nil, nothing is drawn).
  open var path: CGPath?
  /// The color inside the path; nil: none (default: black).
  open var fillColor: CGColor? = UIColor.black.cgColor
  /// Which enclosed areas are inside (default: those that are wound around).
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The color along the path (default: nil, none).
  open var strokeColor: CGColor?
  /// The width of the line, in points (default: 1).
  open var lineWidth: CGFloat = 1
  /// The ends of lines (default: at the last point).
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of lines (default: pointed).
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How far a pointed corner may reach, in line widths (default: 10).
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and of the gaps between them, in points (default: nil, no gaps).
  open var lineDashPattern: [NSNumber]?
  /// The start in the dashes, in points (default: 0).
  open var lineDashPhase: CGFloat = 0
  /// The part of the path where the line starts, from 0 to 1 (default: 0).
  open var strokeStart: CGFloat = 0
  /// The part of the path where the line ends, from 0 to 1 (default: 1).
  open var strokeEnd: CGFloat = 1

  override package var content: AnyView? {
    guard let path else { return super.content }
    let outline = Path(path)
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap.cap, lineJoin: lineJoin.join, miterLimit: miterLimit,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    return AnyView(
      ZStack {
        if let fillColor {
          outline.fill(Color(cgColor: fillColor), style: FillStyle(eoFill: fillRule == .evenOdd))
        }
        if let strokeColor {
          outline.trim(from: strokeStart, to: strokeEnd)
            .stroke(Color(cgColor: strokeColor), style: style)
        }
      })
  }
}

/// Which enclosed areas of a path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Those that the path winds around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Every other one.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a layer's lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a circle beyond the last point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square beyond the last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The corners of a layer's lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

/// A layer that draws text.
@MainActor @preconcurrency open class CATextLayer: CALayer {
  /// The text: a string, or a string with attributes, which do not count (default: nil).
  open var string: Any?
  /// The font: a `UIFont`, or the name of one (default: nil, Helvetica's stand-in).
  open var font: Any?
  /// The size of the font, in points (default: 36).
  open var fontSize: CGFloat = 36
  /// The color of the text (default: white).
  open var foregroundColor: CGColor? = UIColor.white.cgColor
  /// Whether lines wrap at the edge (default: false).
  open var isWrapped = false
  /// The side to which lines are set (default: as the language has it).
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// The place where a line is cut off. No effect: lines are cut off at their ends.
  open var truncationMode = CATextLayerTruncationMode.none

  override package var content: AnyView? {
    guard let text = (string as? NSAttributedString)?.string ?? (string as? String) else {
      return super.content
    }
    let font: Font =
      switch self.font {
      case let font as UIFont: Font(font.withSize(fontSize))
      case let name as String: .custom(name, fixedSize: fontSize)
      default: .system(size: fontSize)
      }
    return AnyView(
      Text(verbatim: text)
        .font(font)
        .foregroundColor(foregroundColor.map { Color(cgColor: $0) } ?? .white)
        .multilineTextAlignment(alignmentMode.alignment)
        .lineLimit(isWrapped ? nil : 1)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignmentMode.place))
  }
}

/// The side to which lines are set in a layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As the language has it.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// To the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// To the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// To both sides; drawn as to the left.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  var alignment: TextAlignment {
    self == .center ? .center : self == .right ? .trailing : .leading
  }

  var place: Alignment { self == .center ? .top : self == .right ? .topTrailing : .topLeading }
}

/// The place where a line of a layer is cut off.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// A layer that repeats its sublayers. No effect: they are drawn once.
@MainActor @preconcurrency open class CAReplicatorLayer: CALayer {
  /// The number of copies.
  open var instanceCount = 1
  /// The time between copies, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The change from one copy to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The color of the copies.
  open var instanceColor: CGColor?
}

/// A layer for three dimensions. No effect: its sublayers are drawn flat.
@MainActor @preconcurrency open class CATransformLayer: CALayer {}

/// A layer that shows a part of its sublayers. No effect: they are drawn as they are.
@MainActor @preconcurrency open class CAScrollLayer: CALayer {}
