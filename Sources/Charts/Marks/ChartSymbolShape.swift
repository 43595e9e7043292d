public import Foundation
public import StillGeometry
public import StillViewGraph
public import StillViews

/// A shape that marks points.
nonisolated public protocol ChartSymbolShape: Shape {
  /// The rectangle in which the shape looks as large as a circle in the unit square.
  var perceptualUnitRect: CGRect { get }
}

/// The symbols of the system (rule CH1.12).
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  package enum Kind: CaseIterable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  package let kind: Kind
  /// The width of the border; nil for a filled symbol.
  package var borderWidth: CGFloat?

  package init(kind: Kind) {
    self.kind = kind
  }

  /// A circle.
  public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { .init(kind: .square) }
  /// A triangle that points up.
  public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
  /// A pentagon that points up.
  public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
  /// An upright cross.
  public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
  /// A diagonal cross.
  public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
  /// A star of six lines.
  public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }

  /// The outline of the symbol, inside its edge.
  ///
  /// - Parameter lineWidth: In points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    var result = self
    result.borderWidth = lineWidth.isFinite ? max(lineWidth, 0) : nil
    return result
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public var perceptualUnitRect: CGRect {
    let side: CGFloat =
      switch kind {
      case .circle: 1
      case .square: 0.8862
      case .triangle: 1.15
      case .diamond: 1.15
      case .pentagon: 1.08
      case .plus, .cross, .asterisk: 1.05
      }
    return CGRect(x: 0.5 - side / 2, y: 0.5 - side / 2, width: side, height: side)
  }

  public func path(in rect: CGRect) -> Path {
    guard let borderWidth else { return outline(in: rect) }
    let inner = rect.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
    guard inner.width > 0, inner.height > 0 else { return outline(in: rect) }
    return outline(in: inner).strokedPath(StrokeStyle(lineWidth: borderWidth))
  }

  private func outline(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: polygon(3, in: rect)
    case .diamond: polygon(4, in: rect)
    case .pentagon: polygon(5, in: rect)
    case .plus: arms(2, turned: 0, in: rect)
    case .cross: arms(2, turned: .pi / 4, in: rect)
    case .asterisk: arms(3, turned: .pi / 2, in: rect)
    }
  }

  private func polygon(_ corners: Int, in rect: CGRect) -> Path {
    Path { path in
      path.addLines(
        (0..<corners).map { corner in
          let angle = 2 * CGFloat.pi * CGFloat(corner) / CGFloat(corners) - .pi / 2
          return CGPoint(
            x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
        })
      path.closeSubpath()
    }
  }

  /// Lines through the middle, a third as thick as the symbol is wide.
  private func arms(_ count: Int, turned angle: CGFloat, in rect: CGRect) -> Path {
    let thickness = min(rect.width, rect.height) * (count == 2 ? 0.32 : 0.2)
    var result = Path()
    for arm in 0..<count {
      let turn = angle + CGFloat.pi * CGFloat(arm) / CGFloat(count)
      let bar = CGRect(
        x: -rect.width / 2, y: -thickness / 2, width: rect.width, height: thickness)
      result.addPath(
        Path(roundedRect: bar, cornerRadius: thickness / 3),
        transform: CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: turn))
    }
    return result
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { .init(kind: .square) }
  /// A triangle that points up.
  public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
  /// A pentagon that points up.
  public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
  /// An upright cross.
  public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
  /// A diagonal cross.
  public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
  /// A star of six lines.
  public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }
}

extension ChartSymbolShape {
  /// The outline of the symbol, inside its edge.
  ///
  /// - Parameter lineWidth: In points.
  @_disfavoredOverload
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    _BorderedSymbol(shape: self, width: lineWidth.isFinite ? max(lineWidth, 0) : 1)
  }
}

/// The outline of a symbol.
nonisolated struct _BorderedSymbol<Symbol: ChartSymbolShape>: ChartSymbolShape {
  let shape: Symbol
  let width: CGFloat

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: width / 2, dy: width / 2)
    guard inner.width > 0, inner.height > 0 else { return shape.path(in: rect) }
    return shape.path(in: inner).strokedPath(StrokeStyle(lineWidth: width))
  }
}

/// A symbol of any type.
nonisolated public struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: any ChartSymbolShape

  /// Hides the type of a symbol.
  public init<S: ChartSymbolShape>(_ shape: S) {
    if let hidden = shape as? AnyChartSymbolShape {
      self.shape = hidden.shape
    } else {
      self.shape = shape
    }
  }

  /// The symbol, if it is one of the system's.
  package var basic: BasicChartSymbolShape? { shape as? BasicChartSymbolShape }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

// Shapes of SwiftUI that code marks points with.
extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension Ellipse: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension Capsule: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension RoundedRectangle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { BasicChartSymbolShape.square.perceptualUnitRect }
}

extension Rectangle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { BasicChartSymbolShape.square.perceptualUnitRect }
}

extension ChartContent {
  /// Marks the points with a shape. Lines get symbols at their points.
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    styled {
      $0.symbol = .shape(AnyChartSymbolShape(symbol))
      $0.symbolBy = nil
    }
  }

  /// Marks the points with a symbol for each value.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled {
      $0.symbolBy = value.plotted
      $0.symbol = nil
    }
  }

  /// Marks the points with views.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return styled {
      $0.symbol = .view(view)
      $0.symbolBy = nil
    }
  }

  /// Sets the size of symbols.
  ///
  /// - Parameter area: In square points (default: 50).
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    styled {
      $0.symbolSize = .area(area.isFinite ? max(area, 0) : 0)
      $0.symbolSizeBy = nil
    }
  }

  /// Sets the box that symbols fill, in points.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    styled {
      $0.symbolSize = .box(size)
      $0.symbolSizeBy = nil
    }
  }

  /// Sets the size of symbols by a value.
  nonisolated public func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    styled {
      $0.symbolSizeBy = value.plotted
      $0.symbolSize = nil
    }
  }
}
