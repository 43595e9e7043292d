public import Foundation
import StillDrawing
public import StillGeometry
import StillLayout
import StillText
import StillViewGraph

extension GraphicsContext {
  /// A text ready to be measured and drawn, in the environment of a context.
  public struct ResolvedText {
    /// The shading of the text's parts without an explicit style.
    public var shading: Shading = .foreground {
      didSet { isShaded = true }
    }
    private var isShaded = false
    private let text: Text
    private let environment: EnvironmentValues
    private let leaf: TextLeaf

    fileprivate init(_ text: Text, in environment: EnvironmentValues) {
      self.text = text
      self.environment = environment
      leaf = text.leaf(in: environment)
    }

    /// Returns the size of the text for a proposal, in points.
    public func measure(in size: CGSize) -> CGSize { leaf.size(ProposedViewSize(size)) }

    /// Returns the distance of the first line's baseline, on which letters are drawn, from the top of the text, in points (rule L3.68).
    public func firstBaseline(in size: CGSize) -> CGFloat { baseline(of: \.first, size) }

    /// Returns the distance of the last line's baseline, on which letters are drawn, from the top of the text, in points (rule L3.68).
    public func lastBaseline(in size: CGSize) -> CGFloat { baseline(of: \.last, size) }

    private func baseline(of line: KeyPath<[TextLine], TextLine?>, _ size: CGSize) -> CGFloat {
      let lines = leaf.paragraph(ProposedViewSize(size))?
        .layout(width: size.width, height: size.height).lines
      return lines?[keyPath: line]?.baseline ?? measure(in: size).height
    }

    fileprivate func size(_ proposal: ProposedViewSize) -> CGSize { leaf.size(proposal) }

    fileprivate func commands(in frame: CGRect, _ proposal: ProposedViewSize) -> [DrawCommand] {
      var leaf = leaf
      if isShaded {
        var environment = environment
        environment.foregroundFill = shading.fill(in: frame, environment)
        environment.lowerForegroundFills = []
        leaf = text.leaf(in: environment)
      }
      var pass = DrawingPass(time: 0, grid: PixelGrid(scale: environment.displayScale))
      leaf.draw(in: frame, proposal: proposal, &pass)
      return pass.commands
    }
  }

  /// Finds the fonts of a text.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, in: environment) }

  /// Draws a text from the top left corner of a rectangle: wrapped by its width, and cut where it is too high.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let rect = rect.standardized
    let proposal = ProposedViewSize(rect.size)
    draw(text, in: CGRect(origin: rect.origin, size: text.size(proposal)), proposal)
  }

  /// Draws a text at its own size, with a point of it at a place.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text, in: Self.frame(text.size(.unspecified), at: point, anchor), .unspecified)
  }

  /// Draws a text from the top left corner of a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text at its own size, with a point of it at a place.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ text: ResolvedText, in frame: CGRect, _ proposal: ProposedViewSize) {
    guard frame.hasNumbers else { return }
    record(text.commands(in: frame, proposal))
  }

  /// Returns the frame of a size whose anchor is at a point.
  static func frame(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }
}

extension CGRect {
  /// Whether all four numbers are finite.
  var hasNumbers: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
