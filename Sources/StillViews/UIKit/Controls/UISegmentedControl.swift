public import Foundation
import StillGeometry
import StillViewGraph

/// A choice of segments.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  private static let shared = UISegmentedControl()

  /// All segmented pickers.
  open class func appearance() -> UISegmentedControl { shared }

  /// The segment that is chosen, from 0; −1 for none.
  open var selectedSegmentIndex = -1
  private var titles: [String] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    shows { [weak self] in self?.segments }
  }

  /// Segments with words, which strings among the items are; others are blank.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
    shows { [weak self] in self?.segments }
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// How many segments there are.
  open var numberOfSegments: Int { titles.count }

  /// Puts a segment among the others; numbers beyond the ends count as the ends.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
  }

  /// Sets the words of a segment; has no effect where there is none.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }

  /// Returns the words of a segment; nil where there is none.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Takes all segments away.
  open func removeAllSegments() { titles = [] }

  private var segments: AnyView {
    AnyView(
      Picker(
        selection: reported(selectedSegmentIndex) { [weak self] in self?.selectedSegmentIndex = $0 }
      ) {
        ForEach(titles.indices, id: \.self) { [titles] index in
          Text(verbatim: titles[index]).tag(index)
        }
      } label: {
        EmptyView()
      }
      .pickerStyle(.segmented)
      .labelsHidden())
  }
  /// No effect: segments are equally wide.
  open var apportionsSegmentWidthsByContent = false

  /// Of the segment that is chosen.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      let color = selectedSegmentTintColor.map(Color.init(uiColor:))
      if self === Self.shared { UIAppearanceValues.change { $0.segment = color } }
    }
  }

  override public var backgroundColor: UIColor? {
    didSet {
      let color = backgroundColor.map(Color.init(uiColor:))
      if self === Self.shared { UIAppearanceValues.change { $0.segmentGround = color } }
    }
  }

  /// Sets the text style of chosen segments (`.selected`), or of all (`.normal`).
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    guard self === Self.shared else { return }
    let words = UIAppearanceValues.Words(attributes)
    switch state {
    case .normal: UIAppearanceValues.change { $0.segmentWords = words }
    case .selected: UIAppearanceValues.change { $0.selectedSegmentWords = words }
    default: break
    }
  }
}
