public import Foundation
import StillDrawing
public import StillGeometry
import StillViewGraph

extension GraphicsContext {
  /// The views that a drawing may show.
  package struct Symbols {
    /// The identifiers of the symbols, in their order.
    let names: [AnyHashable?]
    let pictures: DrawnSymbols
  }

  /// A view as a picture.
  public struct ResolvedSymbol {
    /// Its ideal size, in points.
    public let size: CGSize
    fileprivate let commands: [DrawCommand]
  }

  /// Returns the canvas' symbol with a `tag`, or with an identity from a `ForEach` (rule P9.7); nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let symbols,
      let index = symbols.names.firstIndex(where: { $0 == AnyHashable(id) }),
      index < symbols.pictures.count
    else { return nil }
    return ResolvedSymbol(
      size: symbols.pictures.size(of: index), commands: symbols.pictures.commands(of: index))
  }

  /// Draws a symbol stretched over a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let rect = rect.standardized
    guard !symbol.commands.isEmpty, rect.hasNumbers, symbol.size.width > 0, symbol.size.height > 0
    else { return }
    let place = CGAffineTransform(
      a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height,
      tx: rect.minX, ty: rect.minY)
    record(Self.layer([.transform(place)], symbol.commands))
  }

  /// Draws a symbol at its size, with a point of it at a place.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: Self.frame(symbol.size, at: point, anchor))
  }
}
