public import Foundation
import StillGeometry
import StillViewGraph

/// The dots below pages.
@MainActor @preconcurrency open class UIPageControl: UIControl {
  private static let shared = UIPageControl()

  /// The dots below all pages.
  open class func appearance() -> UIPageControl { shared }

  /// How many dots there are.
  open var numberOfPages = 0
  /// The dot that is marked, from 0.
  open var currentPage = 0
  /// Whether one dot alone is left out.
  open var hidesForSinglePage = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isSizedByHosted = true
    shows { [weak self] in self?.dots }
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  private var dots: AnyView {
    let count = hidesForSinglePage && numberOfPages == 1 ? 0 : min(max(numberOfPages, 0), 100)
    let (own, other) = (currentPageIndicatorTintColor, pageIndicatorTintColor)
    let (shown, chosen) = (
      own.map(Color.init(uiColor:)) ?? .white,
      other.map(Color.init(uiColor:)) ?? .white.opacity(0.3)
    )
    return AnyView(
      HStack(spacing: 9) {
        ForEach(0..<count, id: \.self) { [currentPage] page in
          Circle().fill(page == currentPage ? shown : chosen).frame(width: 7, height: 7)
        }
      }
      .padding(.horizontal, 12)
      .frame(height: 26))
  }

  /// Of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      let color = currentPageIndicatorTintColor.map(Color.init(uiColor:))
      if self === Self.shared { UIAppearanceValues.change { $0.dot = color } }
    }
  }

  /// Of the other pages.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      let color = pageIndicatorTintColor.map(Color.init(uiColor:))
      if self === Self.shared { UIAppearanceValues.change { $0.otherDot = color } }
    }
  }
}

extension UIPageControl {
  /// The ground of the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// As the system likes, prominent, or none.
    case automatic, prominent, minimal
  }

  /// The direction of the pages.
  public enum Direction: Int, Sendable {
    /// That of text, or one of four.
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  /// No effect: the dots have no ground.
  public var backgroundStyle: BackgroundStyle {
    get { .automatic }
    set {}
  }
  /// No effect: dots follow the direction of text.
  public var direction: Direction {
    get { .natural }
    set {}
  }
  /// No effect: nobody touches the dots.
  public var allowsContinuousInteraction: Bool {
    get { true }
    set {}
  }

  /// Returns the size of a number of dots, in points.
  public func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(min(max(pageCount, 0), 100)) * 16 + 15, height: 26)
  }
}
