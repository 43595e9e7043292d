internal import Foundation

/// The drawing of a symbol on the design grid, independent of weight and scale.
struct SymbolPicture: Hashable, Sendable {
  /// In drawing order.
  var steps: [Step]
  /// Which layer each step belongs to; none where all is one.
  var layers: [SymbolLayer]

  init(_ steps: [Step], layers: [SymbolLayer] = []) {
    self.steps = steps
    self.layers = layers
  }

  /// One thing that is drawn.
  indirect enum Step: Hashable, Sendable {
    /// Of the icon font.
    case icon(String, Form, isMirrored: Bool)
    /// In the system's typeface, centred.
    case letters(String)
    /// A line with round ends and corners.
    case line([CGPoint])
    /// The same, closed.
    case area([CGPoint], isFilled: Bool)
    case box(CGRect, radius: CGFloat, isFilled: Bool)
    /// A filled box without a stroke around it.
    case block(CGRect, radius: CGFloat)
    case dashes(CGRect, radius: CGFloat)
    case ellipse(CGRect, isFilled: Bool)
    /// A filled ellipse without a stroke around it.
    case disc(CGRect)
    /// Half of a disc.
    case half(CGRect, Side)
    /// A filled shape without a stroke around it.
    case patch([CGPoint])
    /// A picture about another centre, smaller, and turned clockwise.
    case placed(SymbolPicture, center: CGPoint, share: CGFloat, degrees: CGFloat = 0)
    /// A disc that is taken out of all before.
    case cut(CGRect)
    /// A picture that is taken out of all before.
    case knockOut(SymbolPicture)
    /// A picture in a frame; in a filled one it is taken out.
    case enclosed(SymbolPicture, SymbolEnclosure, isFilled: Bool)
    /// A line across all before, with a gap around it.
    case slash
  }

  /// Which form of an icon is drawn.
  enum Form: Hashable, Sendable {
    /// An outline that has a filled form as well.
    case outline
    /// Strokes that have no filled form.
    case strokes
    case filled
  }

  /// A part of a disc.
  enum Side: String, Hashable, Sendable {
    case left, right, top, bottom
  }

  /// Whether nothing but lines or letters is drawn, as in a plus.
  var isStrokes: Bool {
    steps.allSatisfy { step in
      switch step {
      case .icon(_, .strokes, _), .line, .letters: true
      case .placed(let picture, _, _, _): picture.isStrokes
      default: false
      }
    }
  }

}

extension SymbolPicture.Step {
  /// The step's filled form; nil when it has none.
  var filled: Self? {
    switch self {
    case .icon(let name, .outline, let isMirrored):
      return .icon(name, .filled, isMirrored: isMirrored)
    case .area(let points, false): return .area(points, isFilled: true)
    case .box(let rect, let radius, false): return .box(rect, radius: radius, isFilled: true)
    case .ellipse(let rect, false): return .ellipse(rect, isFilled: true)
    case .enclosed(let picture, let frame, false):
      return .enclosed(picture, frame, isFilled: true)
    case .placed(let picture, let center, let share, let degrees):
      guard let picture = picture.filled else { return nil }
      return .placed(picture, center: center, share: share, degrees: degrees)
    default: return nil
    }
  }
}

extension CGPoint {
  /// On the design grid.
  init(grid x: CGFloat, _ y: CGFloat) {
    self.init(x: x, y: y)
  }
}

/// A frame that any symbol can be put in: the last word of `star.circle`.
enum SymbolEnclosure: String, Hashable, Sendable {
  case circle, square, rectangle, app, triangle, bubble, seal, shield, octagon, diamond, hexagon
  // Things that stand around a sign.
  case message, heart, icloud, house, tv, doc, folder, iphone, display, desktopcomputer,
    laptopcomputer

  /// Returns the frame alone.
  func frame(isFilled: Bool) -> SymbolPicture {
    func icon(_ name: String) -> SymbolPicture.Step {
      .icon(name, isFilled ? .filled : .outline, isMirrored: false)
    }
    let step: SymbolPicture.Step =
      switch self {
      case .circle: .ellipse(CGRect(x: 32, y: 32, width: 192, height: 192), isFilled: isFilled)
      case .square:
        .box(CGRect(x: 40, y: 40, width: 176, height: 176), radius: 34, isFilled: isFilled)
      case .rectangle:
        .box(CGRect(x: 20, y: 52, width: 216, height: 152), radius: 28, isFilled: isFilled)
      case .app:
        .box(CGRect(x: 36, y: 36, width: 184, height: 184), radius: 46, isFilled: isFilled)
      case .triangle:
        .area(
          [CGPoint(grid: 128, 40), CGPoint(grid: 228, 212), CGPoint(grid: 28, 212)],
          isFilled: isFilled)
      case .diamond:
        .area(
          [
            CGPoint(grid: 128, 28), CGPoint(grid: 228, 128), CGPoint(grid: 128, 228),
            CGPoint(grid: 28, 128),
          ], isFilled: isFilled)
      case .bubble, .message: icon("chat-circle")
      case .seal: icon("circle-wavy")
      case .shield: icon("shield")
      case .octagon: icon("octagon")
      case .hexagon: icon("hexagon")
      case .heart: icon("heart")
      case .icloud: icon("cloud")
      case .house: icon("house-simple")
      case .tv: icon("television-simple")
      case .doc: icon("file")
      case .folder: icon("folder")
      case .iphone: icon("device-mobile")
      case .display, .desktopcomputer: icon("desktop")
      case .laptopcomputer: icon("laptop")
      }
    return SymbolPicture([step])
  }

  /// Where the middle of the enclosed symbol lies.
  var middle: CGPoint {
    switch self {
    case .triangle: CGPoint(grid: 128, 150)
    case .shield: CGPoint(grid: 128, 120)
    case .heart: CGPoint(grid: 128, 118)
    case .icloud: CGPoint(grid: 144, 140)
    case .house: CGPoint(grid: 128, 148)
    case .tv: CGPoint(grid: 128, 142)
    case .doc: CGPoint(grid: 128, 156)
    case .folder: CGPoint(grid: 128, 144)
    case .display, .desktopcomputer: CGPoint(grid: 128, 112)
    case .laptopcomputer: CGPoint(grid: 128, 116)
    default: SymbolGrid.center
    }
  }

  /// Returns how far the enclosed symbol may reach from its middle; marks of mere strokes look larger than they
  /// are, and get less.
  func room(forStrokes isStrokes: Bool) -> CGFloat {
    switch self {
    case .circle, .octagon: isStrokes ? 54 : 64
    case .square, .app: isStrokes ? 56 : 68
    case .rectangle, .hexagon: isStrokes ? 52 : 60
    case .bubble, .message, .seal, .shield, .heart: isStrokes ? 46 : 54
    case .tv: isStrokes ? 42 : 48
    case .house, .icloud, .folder, .display, .desktopcomputer, .laptopcomputer: isStrokes ? 36 : 42
    case .doc, .iphone: isStrokes ? 32 : 38
    case .diamond: isStrokes ? 44 : 50
    case .triangle: isStrokes ? 36 : 42
    }
  }
}
