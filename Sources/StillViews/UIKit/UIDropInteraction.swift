public import Foundation

// Nothing is dragged onto a picture: interactions and their sessions have names, and nobody calls their delegates.

/// The operation of a drop.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel
  /// Nothing: it is not allowed here.
  case forbidden
  /// The items are copied.
  case copy
  /// The items are moved.
  case move
}

/// An item that is dragged.
@MainActor @preconcurrency open class UIDragItem: NSObject {
  /// The data of the item.
  public let itemProvider: NSItemProvider
  /// An object of the program's own; nil: none.
  open var localObject: Any?

  /// An item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The items of a drag. No effect: nothing is dragged.
@MainActor @preconcurrency public protocol UIDragDropSession: NSObjectProtocol {
  /// The items.
  var items: [UIDragItem] { get }
  /// Returns the place of the finger in a view.
  func location(in view: UIView) -> CGPoint
  /// Whether there is an item of a type.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// The items that are dragged away. No effect: nothing is dragged.
@MainActor @preconcurrency public protocol UIDragSession: UIDragDropSession {
  /// An object of the program's own; nil: none.
  var localContext: Any? { get set }
}

/// The items of a drop. No effect: nothing is dropped.
@MainActor @preconcurrency public protocol UIDropSession: UIDragDropSession {
  /// The session of the same program that the items come from; nil: none.
  var localDragSession: (any UIDragSession)? { get }
}

/// The answer of a view to what is dragged above it.
@MainActor @preconcurrency open class UIDropProposal: NSObject {
  /// The operation of a drop.
  public let operation: UIDropOperation

  /// An answer.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// The object that takes drops. No effect: nothing is dropped.
@MainActor @preconcurrency public protocol UIDropInteractionDelegate: AnyObject {
  /// Whether it takes what is dragged (default: true).
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  /// Items are dragged onto the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do (default: nothing).
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Items are dragged away from the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Takes the items.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// The items were taken.
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// The drag has ended.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
}

/// An interaction that takes drops. No effect: nothing is dropped.
@MainActor @preconcurrency open class UIDropInteraction: NSObject, UIInteraction {
  /// The object that takes drops.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether several drops are taken at the same time. No effect: nothing is dropped.
  open var allowsSimultaneousDropSessions = false
  /// The view: nil, as views keep no interactions.
  open var view: UIView? { nil }

  /// An interaction.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {}
}

/// The object that gives items to drag. No effect: nothing is dragged.
@MainActor @preconcurrency public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns the items of a drag that begins; none: it does not begin.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// An interaction that begins drags. No effect: nothing is dragged.
@MainActor @preconcurrency open class UIDragInteraction: NSObject, UIInteraction {
  /// The object that gives items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether drags begin. No effect: none begins.
  open var isEnabled = true
  /// The view: nil, as views keep no interactions.
  open var view: UIView? { nil }

  /// An interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {}
}
