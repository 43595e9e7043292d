@_exported public import UIKit

/// A drawing: no lines.
public struct PKDrawing: Equatable, Codable, Sendable {
  /// Problems of drawings.
  public enum ReadingError: Error, Sendable {
    /// The bytes are none of a drawing.
    case notADrawing
  }

  /// An empty drawing.
  public init() {}

  /// Throws unless the bytes are those of an empty drawing: lines are not read.
  public init(data: Data) throws {
    guard data.isEmpty else { throw ReadingError.notADrawing }
  }

  /// The rectangle of the lines: empty.
  public var bounds: CGRect { .zero }
  /// The lines: none.
  public var strokes: [PKStroke] { [] }

  /// Returns the bytes: none.
  public func dataRepresentation() -> Data { Data() }

  /// Returns an empty picture.
  @MainActor @preconcurrency public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: rect.size).image { _ in }
  }
}

/// A line. There is none.
public struct PKStroke: Equatable, Sendable {
  /// The ink.
  public var ink: PKInk
}

/// A color and a kind of pen.
public struct PKInk: Equatable, Sendable {
  /// A kind of pen.
  public enum InkType: String, Sendable {
    /// A pen, a pencil, or a marker.
    case pen, pencil, marker
  }

  /// The kind of pen.
  public var inkType: InkType
  /// The color.
  public var color: UIColor

  /// A color of a pen.
  public init(_ inkType: InkType, color: UIColor = .black) {
    self.inkType = inkType
    self.color = color
  }
}

/// A tool.
public protocol PKTool {}

/// A pen.
public struct PKInkingTool: PKTool, Equatable, Sendable {
  /// A kind of pen.
  public typealias InkType = PKInk.InkType

  /// The kind of pen.
  public var inkType: InkType
  /// The color.
  public var color: UIColor
  /// The width in points.
  public var width: CGFloat

  /// A pen of a color; without a width it has its usual one.
  public init(_ inkType: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    self.inkType = inkType
    self.color = color
    self.width = width ?? 3
  }
}

/// An eraser.
public struct PKEraserTool: PKTool, Equatable, Sendable {
  /// The part that it takes away.
  public enum EraserType: Int, Sendable {
    /// Whole lines, or their points.
    case vector, bitmap
  }

  /// The part that it takes away.
  public var eraserType: EraserType

  /// An eraser.
  public init(_ eraserType: EraserType) {
    self.eraserType = eraserType
  }
}

/// A choice of lines.
public struct PKLassoTool: PKTool, Equatable, Sendable {
  /// A choice.
  public init() {}
}

/// The hands that draw.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  /// As the person chose, all, or pencils alone.
  case `default`, anyInput, pencilOnly
}

/// The receiver of a new drawing. No method is called.
@MainActor @preconcurrency public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  /// Receives a changed drawing. Never called.
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  /// Receives the start of a line. Never called.
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  /// Receives the end of a line. Never called.
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// A sheet to draw on: an empty ground.
@MainActor @preconcurrency open class PKCanvasView: UIScrollView, PKToolPickerObserver {
  /// The drawing.
  open var drawing = PKDrawing()
  /// No effect: nobody draws.
  open var tool: any PKTool = PKInkingTool(.pen)
  /// No effect: nobody draws.
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  /// No effect: nobody draws.
  open var isRulerActive = false
  /// No effect: nobody draws.
  open var isDrawingEnabled = true

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }
}

/// The receiver of a chosen tool. No method is called.
@MainActor @preconcurrency public protocol PKToolPickerObserver: AnyObject {
  /// Receives a tool. Never called.
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
}

/// The choice of tools. It is not drawn.
@MainActor @preconcurrency open class PKToolPicker: NSObject {
  /// The tool.
  open var selectedTool: any PKTool = PKInkingTool(.pen)
  /// Whether it is seen: never.
  public var isVisible: Bool { false }

  /// A choice of tools.
  public override nonisolated init() {
    super.init()
  }

  /// No effect: tools are not drawn.
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  /// No effect: nobody chooses tools.
  open func addObserver(_ observer: any PKToolPickerObserver) {}
  /// No effect: nobody chooses tools.
  open func removeObserver(_ observer: any PKToolPickerObserver) {}
}
