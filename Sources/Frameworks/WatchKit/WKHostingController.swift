public import UserNotifications

/// A page of a watch.
@MainActor @preconcurrency open class WKInterfaceController: NSObject {
  /// A page.
  public override init() {
    super.init()
  }

  /// Receives the values that the page is made for. Never called.
  open func awake(withContext context: Any?) {}
  /// Receives that the page will be used. Never called.
  open func willActivate() {}
  /// Receives that the page is no longer used. Never called.
  open func didDeactivate() {}
  /// Receives that the page is shown. Never called.
  open func didAppear() {}
  /// Receives that the page will be gone. Never called.
  open func willDisappear() {}
}

/// A page with a view of SwiftUI.
@MainActor @preconcurrency open class WKHostingController<Body: View>: WKInterfaceController {
  /// The view. Programs override it.
  open var body: Body {
    preconditionFailure("\(Self.self) has no body: override it")
  }

  /// No effect: the view is made when it is drawn.
  public func setNeedsBodyUpdate() {}
  /// No effect: the view is made when it is drawn.
  public func updateBodyIfNeeded() {}
}

/// The page of a notification.
@MainActor @preconcurrency open class WKUserNotificationInterfaceController: WKInterfaceController {
  /// Actions that a program adds. No effect: there are no notifications.
  open var notificationActions: [UNNotificationAction] = []

  /// Receives the notification. Never called: there are none.
  open func didReceive(_ notification: UNNotification) {}
  /// Does nothing.
  open func performNotificationDefaultAction() {}
  /// Does nothing.
  open func performDismissAction() {}
}

/// The page of a notification with a view of SwiftUI.
@MainActor @preconcurrency
open class WKUserNotificationHostingController<Body: View>: WKUserNotificationInterfaceController {
  /// Whether the page can be touched. No effect: there are no notifications.
  open class var isInteractive: Bool { false }
  /// The color of the band above; nil: the system's. No effect: there are no notifications.
  open class var sashColor: Color? { nil }
  /// The color of the title; nil: the system's. No effect: there are no notifications.
  open class var titleColor: Color? { nil }
  /// The color of the subtitle; nil: the system's. No effect: there are no notifications.
  open class var subtitleColor: Color? { nil }
  /// Whether the band is blurred. No effect: there are no notifications.
  open class var wantsSashBlur: Bool { false }
  /// The words for several notifications; nil: the system's. No effect: there are no notifications.
  open class var coalescedDescriptionFormat: String? { nil }

  /// The view. Programs override it.
  open var body: Body {
    preconditionFailure("\(Self.self) has no body: override it")
  }

  /// No effect: the view is made when it is drawn.
  public func setNeedsBodyUpdate() {}
  /// No effect: the view is made when it is drawn.
  public func updateBodyIfNeeded() {}
}

/// The windows of notifications of a kind on a watch. None is shown: there are no notifications.
public struct WKNotificationScene<Content: View, Controller>: _PrimitiveScene
where Controller: WKUserNotificationHostingController<Content> {
  /// The windows of notifications of a category, which a controller shows.
  nonisolated public init(controller: Controller.Type, category: String) {}
}
