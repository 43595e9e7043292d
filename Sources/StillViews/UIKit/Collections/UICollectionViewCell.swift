public import Foundation
public import StillGeometry
import StillLayout
public import StillViewGraph

/// A view of a collection that is used again: a cell, or a view above or below a section.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
  /// The identifier that it was made for: nil.
  open var reuseIdentifier: String? { nil }
  /// Does nothing, and is not called: cells are made for each picture.
  open func prepareForReuse() {}
  /// Does nothing, and is not called.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the place as it is, and is not called.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// A cell of a collection.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the content, as large as the cell.
  public let contentView = UIView()
  /// Whether it is selected. No effect: a picture shows no selection.
  open var isSelected = false
  /// Whether it is held down. No effect: a picture shows no touch.
  open var isHighlighted = false
  /// The view behind the content; nil: none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.fillsSuperview = true
      insertSubview(backgroundView, at: 0)
    }
  }
  /// The view behind the content of a selected cell. No effect: a picture shows no selection.
  open var selectedBackgroundView: UIView?
  /// The content; nil: the views inside.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = CGRect(origin: .zero, size: frame.size)
    contentView.fillsSuperview = true
    addSubview(contentView)
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  override open var frame: CGRect {
    didSet { contentView.frame = CGRect(origin: .zero, size: frame.size) }
  }
}

/// The content of a cell.
@MainActor @preconcurrency public protocol UIContentConfiguration {}

extension UIView {
  /// Shows the content of a cell.
  final func show(_ content: (any UIContentConfiguration)?) {
    guard let content = content as? any ShownContent else {
      hosted = nil
      return
    }
    hosted = { content.view }
  }
}

/// A content that this library draws.
@MainActor protocol ShownContent {
  var view: AnyView { get }
}

/// A row that may have an image before its words.
@MainActor protocol ImagedRow {
  /// From the leading edge to the words, in points; nil without an image.
  var wordsInset: CGFloat? { get }
}

/// A view of this library as the content of a cell.
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration, ShownContent {
  private let content: Content
  private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  private var background: AnyView?

  /// A view as the content of a cell.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Sets the margins around the content, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var result = self
    if edges.contains(.top) { result.insets.top = length }
    if edges.contains(.leading) { result.insets.leading = length }
    if edges.contains(.bottom) { result.insets.bottom = length }
    if edges.contains(.trailing) { result.insets.trailing = length }
    return result
  }

  /// Sets the background of the cell.
  public func background(@ViewBuilder content: () -> some View) -> Self {
    var result = self
    result.background = AnyView(content())
    return result
  }

  /// Sets the background of the cell.
  public func background(_ style: some ShapeStyle) -> Self {
    background { Rectangle().fill(style) }
  }

  var view: AnyView {
    let padded = content.padding(insets).frame(maxWidth: .infinity, alignment: .leading)
    return background.map { ground in AnyView(padded.background { ground }) } ?? AnyView(padded)
  }
}
