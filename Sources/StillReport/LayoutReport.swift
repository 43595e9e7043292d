public import Foundation
import StillRuntime

/// What layout decided: every view with its frame, as a value that prints and compares.
public struct LayoutReport: Sendable, Codable, Equatable {
  /// The size of the content in points.
  public var size: CGSize
  /// The outermost view.
  public var root: Node
  /// What was wrong in the tree and was made safe.
  public var warnings: [LayoutWarning]
  /// In an explained report, how many sizes were worked out in all, also of views that are not shown; else nil.
  public var measurements: Int?

  /// A report put together by hand, to be compared with one of a layout.
  public init(
    size: CGSize, root: Node, warnings: [LayoutWarning] = [], measurements: Int? = nil
  ) {
    self.size = size
    self.root = root
    self.warnings = warnings
    self.measurements = measurements
  }

  /// One view.
  public struct Node: Sendable, Equatable {
    /// The view's type name without generic arguments: "HStack", "Text".
    public var view: String
    /// What `accessibilityIdentifier` gave it.
    public var identifier: String?
    /// The words of a `Text`, resolved.
    public var text: String?
    /// In the picture's coordinates, points, before rounding to pixels; a transformed view has the
    /// box around its transformed frame.
    public var frame: CGRect
    /// In drawing order.
    public var children: [Node] {
      get { storage?.nodes ?? [] }
      set { storage = newValue.isEmpty ? nil : Children(newValue) }
    }

    /// Whether the view has left the tree and is still drawn by its transition.
    public var isLeaving = false

    /// What the node is to the views around it, for those that read reports; equality leaves it out.
    package var role = Role.view

    /// What a node of a report is: a view that somebody wrote, or what modifiers put around one.
    package enum Role: String, Sendable, Codable {
      case view
      /// Carries an identifier, and nothing else.
      case identifier
      /// Holds a view and what lies behind it, which comes first.
      case background
      /// Holds a view and what lies on it, which comes last.
      case overlay
      /// The stack that nobody wrote: around all that a body or a background says.
      case implied
    }

    /// Why the view has its size and place; nil unless the report was to explain.
    public var explanation: LayoutExplanation? {
      get { reasons?.explanation }
      set { reasons = newValue.map { Reasons($0) } }
    }

    private var storage: Children?
    private var reasons: Reasons?

    /// The explanation apart, so that reports without one stay small.
    private final class Reasons: Sendable {
      let explanation: LayoutExplanation

      init(_ explanation: LayoutExplanation) {
        self.explanation = explanation
      }
    }

    /// The children apart, so that reports of deep trees can be freed on any stack.
    private final class Children: @unchecked Sendable {
      // Unchecked because the array is emptied once, when nobody else has the object any more.
      private(set) var nodes: [Node]

      init(_ nodes: [Node]) {
        self.nodes = nodes
      }

      deinit {
        CallStack.ensured { nodes = [] }
      }
    }

    /// A view of a report put together by hand; `frame` in points from the top left corner of the content.
    public init(
      view: String, identifier: String? = nil, text: String? = nil, frame: CGRect,
      children: [Node] = [], explanation: LayoutExplanation? = nil
    ) {
      self.view = view
      self.identifier = identifier
      self.text = text
      self.frame = frame
      storage = children.isEmpty ? nil : Children(children)
      self.explanation = explanation
    }

    public static func == (a: Node, b: Node) -> Bool {
      guard a.view == b.view, a.isLeaving == b.isLeaving, a.identifier == b.identifier,
        a.text == b.text, a.frame == b.frame
      else { return false }
      if a.reasons !== b.reasons, a.explanation != b.explanation { return false }
      if a.storage === b.storage { return true }
      return CallStack.ensured { a.children == b.children }
    }
  }

  /// The frame of the first view with the identifier, in depth-first order; of views that are leaving only where no
  /// other has it.
  public func frame(of identifier: String) -> CGRect? { frames(of: identifier).first }

  /// The frames of all views with the identifier, in depth-first order, those that are leaving last.
  public func frames(of identifier: String) -> [CGRect] {
    var found: [CGRect] = []
    var leaving: [CGRect] = []
    var open = [root]
    while let node = open.popLast() {
      if node.identifier == identifier {
        if node.isLeaving { leaving.append(node.frame) } else { found.append(node.frame) }
      }
      open.append(contentsOf: node.children.reversed())
    }
    return found + leaving
  }
}

/// Something in the tree that was no proper number, or otherwise unusable, and what became of it.
public struct LayoutWarning: Sendable, Codable, Equatable, CustomStringConvertible {
  /// The views from the outermost to the one that caused it, joined by slashes.
  public var path: String
  /// What was wrong and what was done instead, in one sentence.
  public var message: String

  /// A warning put together by hand.
  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  public var description: String { "\(path): \(message)" }
}
