public import Foundation

/// A mark as its initialiser describes it.
package struct Mark {
  package enum Kind: String, Sendable {
    case bar = "BarMark"
    case line = "LineMark"
    case area = "AreaMark"
    case point = "PointMark"
    case rule = "RuleMark"
    case rectangle = "RectangleMark"
    case sector = "SectorMark"
  }

  /// The values of the initialiser. Marks come by the hundred thousand, so that copies share it.
  private final class Storage {
    let kind: Kind
    let x, y: MarkSpan
    let series: PlotValue?
    var stacking = MarkStackingMethod.unstacked
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var sector: SectorForm?
    var masks: [[Mark]] = []
    var isSample = false

    init(_ kind: Kind, x: MarkSpan, y: MarkSpan, series: PlotValue?) {
      (self.kind, self.x, self.y, self.series) = (kind, x, y, series)
    }

    func copy() -> Storage {
      let copy = Storage(kind, x: x, y: y, series: series)
      (copy.stacking, copy.width, copy.height) = (stacking, width, height)
      (copy.sector, copy.masks, copy.isSample) = (sector, masks, isSample)
      return copy
    }
  }

  private var storage: Storage
  package var style: MarkStyle
  package var identity: MarkIdentity

  package init(
    _ kind: Kind, x: MarkSpan = .open, y: MarkSpan = .open, series: PlotValue? = nil,
    _ inputs: _MarkInputs
  ) {
    storage = Storage(kind, x: x, y: y, series: series)
    style = inputs.style
    identity = inputs.identity
  }

  package var kind: Kind { storage.kind }

  package var x: MarkSpan { storage.x }
  package var y: MarkSpan { storage.y }
  package var series: PlotValue? { storage.series }

  package var stacking: MarkStackingMethod {
    get { storage.stacking }
    set { own.stacking = newValue }
  }

  package var width: MarkDimension {
    get { storage.width }
    set { own.width = newValue }
  }

  package var height: MarkDimension {
    get { storage.height }
    set { own.height = newValue }
  }

  package var sector: SectorForm? {
    get { storage.sector }
    set { own.sector = newValue }
  }

  /// Content of `mask` modifiers, the innermost first.
  package var masks: [[Mark]] {
    get { storage.masks }
    set { own.masks = newValue }
  }

  /// Whether it is a point of a function, whose values may be no numbers.
  package var isSample: Bool {
    get { storage.isSample }
    set { own.isSample = newValue }
  }

  /// The storage of this copy alone.
  private var own: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
      return storage
    }
  }
}

/// The extent of a mark along an axis.
package enum MarkSpan {
  /// The whole plot area.
  case open
  case value(PlotValue)
  case range(PlotValue, PlotValue)
  /// From one place of the plot area to another, in points; nil: its edges.
  case points(CGFloat?, CGFloat?)

  /// The values of the mark along the axis.
  package var values: [PlotValue] {
    switch self {
    case .value(let value): [value]
    case .range(let start, let end): [start, end]
    case .open, .points: []
    }
  }

  package var first: PlotValue? {
    switch self {
    case .value(let value), .range(let value, _): value
    case .open, .points: nil
    }
  }

  /// Whether every value can be drawn.
  package var isFinite: Bool {
    switch self {
    case .value(let value): value.datum.isFinite
    case .range(let start, let end): start.datum.isFinite && end.datum.isFinite
    case .open, .points: true
    }
  }
}

/// The shape of a sector.
package struct SectorForm: Equatable, Sendable {
  package var innerRadius: MarkDimension
  package var outerRadius: MarkDimension
  /// In points.
  package var angularInset: CGFloat
}

/// The width or height of a mark.
public struct MarkDimension: Sendable, Equatable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  package enum Kind: Sendable, Equatable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  package let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Seven tenths of the band, or a width that suits the kind of mark (rule CH1.8).
  public static let automatic = MarkDimension(.automatic)
  /// A length in points.
  public static func fixed(_ length: CGFloat) -> MarkDimension { MarkDimension(.fixed(length)) }
  /// The band less a number of points on each side.
  public static func inset(_ length: CGFloat) -> MarkDimension { MarkDimension(.inset(length)) }
  /// A share of the band, 1 for all of it.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(.ratio(ratio)) }

  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }
  public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }
}

/// How marks at one place are put on each other (rule CH1.6).
public struct MarkStackingMethod: Sendable, Equatable {
  package enum Kind: Sendable {
    case standard, normalized, center, unstacked
  }

  package let kind: Kind

  /// On each other from zero: positive values upwards, negative ones downwards.
  public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
  /// The same, as shares of the total.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
  /// On each other, with zero in the middle of the stack.
  public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
  /// Each from zero, later ones in front.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}

/// How the points of a line are joined (rule CH1.11).
public struct InterpolationMethod: Sendable, Equatable, CustomStringConvertible {
  package enum Kind: Sendable, Equatable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case catmullRom(alpha: CGFloat)
    case cardinal(tension: CGFloat)
  }

  package let kind: Kind

  public var description: String {
    switch kind {
    case .linear: "linear"
    case .monotone: "monotone"
    case .stepStart: "stepStart"
    case .stepCenter: "stepCenter"
    case .stepEnd: "stepEnd"
    case .catmullRom: "catmullRom"
    case .cardinal: "cardinal"
    }
  }

  /// Straight lines.
  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  /// A smooth curve that turns at points only.
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  /// A Catmull-Rom spline with alpha 0.5.
  public static var catmullRom: InterpolationMethod { .catmullRom(alpha: 0.5) }
  /// A Catmull-Rom spline: alpha 0 is uniform, 0.5 centripetal, 1 chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: alpha))
  }
  /// A cardinal spline with tension 0.
  public static var cardinal: InterpolationMethod { .cardinal(tension: 0) }
  /// A cardinal spline: tension 0 is the roundest curve, 1 straight lines.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: tension))
  }
  /// Steps that begin at their points.
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  /// Steps with their points in the middle.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  /// Steps that end at their points.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
}
