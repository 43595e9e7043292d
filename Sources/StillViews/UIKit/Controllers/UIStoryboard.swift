public import Foundation

// Files of Interface Builder are not read: code that asks for their controllers and views gets empty ones.

/// A file of controllers. None is read.
@MainActor @preconcurrency open class UIStoryboard: NSObject {
  private let name: String

  /// The file of a name. It need not be there.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Returns nil: no file is read.
  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// Returns an empty controller: no file is read.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }

  /// Returns the controller that a closure makes; without one nil: no file is read.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { nil }

  /// Returns an empty controller: no file is read.
  open func instantiateViewController(identifier: String) -> UIViewController {
    UIViewController()
  }
}

/// A way from one controller of a file to another. None is gone.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
  /// The name; nil: none.
  public let identifier: String?
  /// The controller that it begins at.
  public let source: UIViewController
  /// The controller that it leads to.
  public let destination: UIViewController

  /// A way between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// No effect: no controller is presented.
  open func perform() {}
}

/// A file of views. None is read.
@MainActor @preconcurrency open class UINib: NSObject {
  /// Values that a file is read with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects by the names that the file has for them.
    public static let externalObjects = OptionsKey(rawValue: "externalObjects")
  }

  /// The file of a name. It need not be there.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    super.init()
  }

  /// A file in memory.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    super.init()
  }

  /// Returns one empty view: no file is read.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { [UIView()] }
}

extension Bundle {
  /// Returns one empty view: no file of Interface Builder is read.
  @MainActor @preconcurrency public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { [UIView()] }
}

extension UIViewController {
  /// No effect: no file of Interface Builder is read.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// Nil: no file of Interface Builder is read.
  public var storyboard: UIStoryboard? { nil }
}
