public import Foundation
import StillViewGraph

/// Sharing, copying or printing some things: a sheet with the things and what can be done with them. Nothing is done.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  /// Told of what was done: the activity, whether it came to its end, what it returned, the error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Never called: nothing is done.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Activities that are not offered. No effect: none is.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Offers things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init()
    let own = (applicationActivities ?? []).compactMap(\.activityTitle)
    keptView?.hosted = { [weak self] in
      AnyView(ShareSheet(items: activityItems, own: own) { self?.dismiss(animated: true) })
    }
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }
}

/// Something that can be done with things.
@MainActor @preconcurrency open class UIActivity: NSObject {
  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The activity of a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// By a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// By mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// On paper.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Onto the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// To a person in the address book.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Among the photos.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// To be read later.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// To a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Into another program's books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// As a page.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// To Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// To Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// To Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// To Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// To Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// To Weibo of Tencent.
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.TencentWeibo")
  }

  /// In which row an activity stands.
  public enum Category: Int, Sendable {
    /// Below, or above.
    case action, share
  }

  /// In which row it stands.
  open class var activityCategory: Category { .action }
  /// Its name; nil unless overridden.
  open var activityType: ActivityType? { nil }
  /// Its words; nil unless overridden.
  open var activityTitle: String? { nil }
  /// False, unless overridden: whether it can do something with the things.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Does nothing, unless overridden.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does nothing, unless overridden.
  open func perform() {}
  /// Does nothing: nothing waits for it.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Makes the thing that is shared, once it is known how.
@MainActor @preconcurrency public protocol UIActivityItemSource: AnyObject {
  /// Something of the kind of the thing.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// The thing for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

/// A thing that is made when it is shared. It never is here.
@MainActor @preconcurrency open class UIActivityItemProvider: NSObject {
  /// Something of the kind of the thing.
  public let placeholderItem: Any?
  /// The thing; the placeholder unless overridden.
  open var item: Any { placeholderItem ?? "" }

  /// A thing that `item` makes.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// Returns the subject of a message: none, unless overridden.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns the type of the thing: none, unless overridden.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
