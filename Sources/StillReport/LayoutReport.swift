public import Foundation
import StillRuntime

/// The result of layout: every view with its frame, as a value that prints and compares.
///
/// ```swift
/// let report = try ImageRenderer(content: Badge(count: 3).accessibilityIdentifier("badge"))
///   .layoutReport()
/// print(report.frame(of: "badge") ?? .zero)
/// ```
public struct LayoutReport: Sendable, Codable, Equatable {
  /// The size of the content in points.
  public var size: CGSize
  /// The outermost view.
  public var root: Node
  /// Warnings about bad values in the tree, which were replaced by safe ones.
  public var warnings: [LayoutWarning]
  /// In an explained report, how many sizes were worked out in all, also of views that are not shown; otherwise nil.
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
    /// The view's `accessibilityIdentifier`.
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

    /// The node's meaning to the views around it, for readers of reports; equality ignores it.
    package var role = Role.view

    /// The meaning of a node: a view that somebody wrote, or the work of modifiers around one.
    package enum Role: String, Sendable, Codable {
      case view
      /// Carries an identifier, and nothing else.
      case identifier
      /// Holds a view and its background, which comes first.
      case background
      /// Holds a view and its overlay, which comes last.
      case overlay
      /// The implicit stack around the views of a body or a background.
      case implied
    }

    /// The explanation of the view's size and position; nil unless requested.
    public var explanation: LayoutExplanation? {
      get { reasons?.explanation }
      set { reasons = newValue.map { Reasons($0) } }
    }

    /// The name by which assistive technologies call the view; nil: it has none, or the report was made without.
    public var label: String? {
      get { spoken?.label }
      set { spoken = Spoken(label: newValue, traits: traits) }
    }

    /// The names of the view's accessibility traits, such as "button"; empty in a report that was made without.
    public var traits: [String] {
      get { spoken?.traits ?? [] }
      set { spoken = Spoken(label: label, traits: newValue) }
    }

    private var storage: Children?
    private var reasons: Reasons?
    private var spoken: Spoken?

    /// Label and traits apart, so that reports without them stay small.
    private final class Spoken: Sendable {
      let label: String?
      let traits: [String]

      /// Nil without a label and traits.
      init?(label: String?, traits: [String]) {
        if label == nil, traits.isEmpty { return nil }
        self.label = label
        self.traits = traits
      }
    }

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
      if a.spoken !== b.spoken, a.label != b.label || a.traits != b.traits { return false }
      if a.storage === b.storage { return true }
      return CallStack.ensured { a.children == b.children }
    }
  }

  /// Returns the frame of the first view with the identifier, in depth-first order; of views that are leaving only
  /// where no other has it.
  public func frame(of identifier: String) -> CGRect? { frames(of: identifier).first }

  /// Returns the frames of all views with the identifier, in depth-first order, those that are leaving last.
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

/// A bad number or another unusable value in the tree, and its replacement.
public struct LayoutWarning: Sendable, Codable, Equatable, CustomStringConvertible {
  /// The views from the outermost to the one that caused it, joined by slashes.
  public var path: String
  /// The problem and its remedy, in one sentence.
  public var message: String

  /// A warning put together by hand.
  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  public var description: String { "\(path): \(message)" }
}
