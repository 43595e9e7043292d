public import Foundation

/// A rectangle in a view that constraints are about, and that is not drawn.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
  /// The place of a guide.
  enum Place {
    /// Where its constraints say.
    case free
    /// The edges of its view, which has no unsafe area.
    case edges
    /// Inside the margins of its view.
    case margins
    /// The lower edge of its view: no keyboard is shown.
    case keyboard
  }

  let place: Place
  /// The view that it belongs to; nil: none yet.
  public internal(set) weak var owningView: UIView?
  /// A name for the program's own use.
  open var identifier = ""

  /// A guide that lies where its constraints say.
  public override init() {
    place = .free
    super.init()
  }

  init(_ place: Place, of view: UIView?) {
    (self.place, owningView) = (place, view)
    super.init()
  }

  /// The bounds of its view, without its margins where it is the guide of these: constraints are solved when a picture is made.
  open var layoutFrame: CGRect { (owningView?.bounds ?? .zero).inset(by: insets) }

  /// The insets of its edges in its view.
  var insets: UIEdgeInsets { place == .margins ? owningView?.layoutMargins ?? .zero : .zero }
}

/// The guide for constraints that follow the keyboard, which is not shown: the lower edge of its view.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// No effect: no keyboard is shown.
  public var followsUndockedKeyboard = false
  /// No effect: no keyboard is shown.
  public var usesBottomSafeArea = true
}

extension UIView {
  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { ownGuides.filter { $0.place == .free } }

  /// Adds a guide; it leaves the view that it belonged to.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    ownGuides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Removes a guide; does nothing where it was not added.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.place == .free, layoutGuide.owningView === self else { return }
    ownGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// Returns the guide of a place, which is made at its first use.
  final func guide(_ place: UILayoutGuide.Place) -> UILayoutGuide {
    if let known = ownGuides.first(where: { $0.place == place }) { return known }
    let guide =
      place == .keyboard
      ? UIKeyboardLayoutGuide(place, of: self) : UILayoutGuide(place, of: self)
    ownGuides.append(guide)
    return guide
  }

  /// The view's own edges: it has no unsafe area.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.edges) }
  /// The view's edges without its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// The view's edges without its margins: the room of a phone is never too wide to read.
  public var readableContentGuide: UILayoutGuide { guide(.margins) }
  /// The view's lower edge: no keyboard is shown.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(.keyboard, of: self)
  }
}
