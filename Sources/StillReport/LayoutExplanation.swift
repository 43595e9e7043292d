public import Foundation
public import StillGeometry

/// The explanation of a view's size and position: its proposals, its answers, and the view that placed it.
///
/// Recorded while layout ran. An answer that was remembered is not listed again: layout asks the same
/// question many times, and a view works out each answer once.
public struct LayoutExplanation: Sendable, Equatable {
  /// The proposals that reached the view, in order, with the size that it chose for each.
  public var proposals: [Answer]
  /// Whether the view was known to have one size for every proposal, so that it was asked no more.
  public var answersAllAlike: Bool
  /// Whether every proposal went straight on to the one view inside, whose size this one has.
  public var passesOn: Bool
  /// Whether this is a modifier.
  public var isModifier: Bool
  /// The numbers that the view was given, as written in code: "width: 40", of a frame; after what was no number
  /// was made safe. Nil when there are none.
  public var arguments: String?
  /// The view's `layoutPriority`; nil if not set.
  public var layoutPriority: Double?
  /// The view that placed it, and the place; nil for the root.
  public var placement: Placement?
  /// The lines on which the view lines up what is inside.
  public var guides: [Guide]
  /// The settings of the view: for a text its font and other values of the environment.
  package var settings: [Setting] = []
  /// The environment values that user-defined bodies around the view have read.
  package var reads: [Setting] = []
  /// The nearest view of the user's own whose body made this one, where that is another one than of the view around.
  package var owner: String?
  /// The drawing of the view itself: colors, strokes, effects, without positions.
  package var look: [String] = []

  /// An explanation put together by hand; what is left out is what layout did not record.
  public init(
    proposals: [Answer] = [], answersAllAlike: Bool = false, passesOn: Bool = false,
    isModifier: Bool = false, arguments: String? = nil, layoutPriority: Double? = nil,
    placement: Placement? = nil,
    guides: [Guide] = []
  ) {
    self.proposals = proposals
    self.answersAllAlike = answersAllAlike
    self.passesOn = passesOn
    self.isModifier = isModifier
    self.arguments = arguments
    self.layoutPriority = layoutPriority
    self.placement = placement
    self.guides = guides
  }

  /// A setting with a name and a value, as a user writes them.
  package struct Setting: Sendable, Equatable, Codable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// One proposal and the size chosen for it.
  public struct Answer: Sendable, Equatable {
    /// The proposal, in points.
    public var proposal: ProposedViewSize
    /// In points; may be infinite.
    public var size: CGSize
    /// In which round of layout, from 1: some views make layout run again, by what it taught them.
    public var round: Int

    /// An answer put together by hand.
    public init(proposal: ProposedViewSize, size: CGSize, round: Int = 1) {
      self.proposal = proposal
      self.size = size
      self.round = round
    }
  }

  /// The placement of a view.
  public struct Placement: Sendable, Equatable {
    /// The view around it; empty for the outermost one.
    public var by: String
    /// The views from the outermost to the one around it, joined by slashes; the inner 64 at most.
    public var path: String
    /// The proposal that the view's size answers.
    public var proposal: ProposedViewSize
    /// The top left corner in the view around it, in points, not rounded.
    public var origin: CGPoint
    /// The guides by which the view around it lined it up, from the view's own top left corner.
    public var guides: [Guide]

    /// A placement put together by hand.
    public init(
      by: String, path: String, proposal: ProposedViewSize, origin: CGPoint, guides: [Guide] = []
    ) {
      self.by = by
      self.path = path
      self.proposal = proposal
      self.origin = origin
      self.guides = guides
    }
  }

  /// An alignment guide with its value.
  public struct Guide: Sendable, Equatable {
    /// "center", "firstTextBaseline", or the type of a guide of your own.
    public var name: String
    /// The axis along which the guide has a position: vertical for a baseline.
    public var axis: Axis
    /// In points from the left or top edge of the view that the guide belongs to.
    public var position: CGFloat
    /// Whether the view or one inside sets the guide.
    public var isExplicit: Bool

    /// A guide put together by hand; `position` in points from the view's own leading or upper edge.
    public init(name: String, axis: Axis, position: CGFloat, isExplicit: Bool = false) {
      self.name = name
      self.axis = axis
      self.position = position
      self.isExplicit = isExplicit
    }
  }
}
