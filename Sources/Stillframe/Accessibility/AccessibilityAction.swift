public import StillGeometry
import StillViewGraph

/// An action that `Stage.perform` performs as assistive technologies do. A string literal names a custom action.
public struct AccessibilityAction: Sendable, Equatable, ExpressibleByStringLiteral {
  enum Kind: Sendable, Equatable {
    case activate, increment, decrement, escape, magicTap, delete, showMenu, focus, zoomIn, zoomOut
    case scroll(Edge)
    case named(String)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// A custom action by its name.
  public init(stringLiteral name: String) { kind = .named(name) }
  /// A custom action by its name.
  public static func named(_ name: String) -> AccessibilityAction {
    AccessibilityAction(.named(name))
  }

  /// A double tap: what a control does.
  public static let activate = AccessibilityAction(.activate)
  /// A swipe up on an adjustable element.
  public static let increment = AccessibilityAction(.increment)
  /// A swipe down on an adjustable element.
  public static let decrement = AccessibilityAction(.decrement)
  /// A two-finger scrub: closes the nearest modal view around the element, or leads back.
  public static let escape = AccessibilityAction(.escape)
  /// A two-finger double tap: the main action.
  public static let magicTap = AccessibilityAction(.magicTap)
  /// Deletes the element.
  public static let delete = AccessibilityAction(.delete)
  /// Shows the element's menu.
  public static let showMenu = AccessibilityAction(.showMenu)
  /// Moves VoiceOver to the element.
  public static let focus = AccessibilityAction(.focus)
  /// Zooms in.
  public static let zoomIn = AccessibilityAction(.zoomIn)
  /// Zooms out.
  public static let zoomOut = AccessibilityAction(.zoomOut)
  /// A three-finger swipe: moves content towards an edge.
  public static func scroll(_ edge: Edge) -> AccessibilityAction {
    AccessibilityAction(.scroll(edge))
  }

  /// The action's name.
  var name: String {
    switch kind {
    case .named(let name): name
    case .scroll(let edge): "scroll \(edge)"
    default: "\(kind)"
    }
  }

  var entryKind: AccessibilityActionEntry.Kind {
    switch kind {
    case .activate: .activate
    case .increment: .increment
    case .decrement: .decrement
    case .escape: .escape
    case .magicTap: .magicTap
    case .delete: .delete
    case .showMenu: .showMenu
    case .focus: .focus
    case .zoomIn: .zoomIn
    case .zoomOut: .zoomOut
    case .scroll(let edge): .scroll("\(edge)")
    case .named(let name): .named(name)
    }
  }
}
