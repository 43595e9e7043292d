package import Foundation
package import StillAnimation
import StillGeometry
import StillLayout

/// How far something of the system has come or gone: a sheet, a page, a menu. One number that moves.
///
/// 0: it is there. At other positions, the ends of its `PassageRoute`, it is away. All that moves with it (its place, what is
/// dimmed below it, the titles of its bar) is a function of that number, so it turns round, follows a finger and comes to
/// rest as one.
package final class Passage {
  private var position = AnimatedAttribute(0.0)
  /// The speed that a finger has left, in positions per second, and when; nil: none.
  private var velocity: (speed: Double, time: TimeInterval)?
  /// The position at which a finger holds it, whatever comes and goes; nil: none does.
  private var held: Double?
  fileprivate weak var element: PassageElement?
  /// The passage that carries this one along: followed while this one is at rest in its place.
  package var carrier: Passage?

  /// Something that is there.
  package init() {}

  /// Returns the position at `time`, in the graph's seconds.
  package func position(at time: TimeInterval) -> Double {
    let own = position.value(at: time)
    guard let carrier, own == 0, !position.isMoving(at: time) else { return own }
    return carrier.position(at: time)
  }

  /// Returns whether what passes is not at rest in its place at `time`.
  package func isUnderWay(at time: TimeInterval) -> Bool {
    position.isMoving(at: time) || position(at: time) != 0
      || carrier?.isUnderWay(at: time) == true
  }

  /// Whether what passes is not at rest in its place now.
  package var isUnderWay: Bool { element.map { isUnderWay(at: $0.graph.time) } ?? true }

  /// The position now; outside all trees the final one.
  package var currentPosition: Double {
    element.map { position.value(at: $0.graph.time) } ?? position.model
  }

  /// The place of what passes when it is there, in the picture's coordinates.
  package var frame: CGRect { element?.presented.target ?? .zero }

  /// The same, with the unsafe room around it.
  package var reach: CGRect {
    guard let element else { return .zero }
    let (frame, insets) = (frame, element.physicalSafeAreaInsets)
    return CGRect(
      x: frame.minX - insets.leading, y: frame.minY - insets.top,
      width: frame.width + insets.leading + insets.trailing,
      height: frame.height + insets.top + insets.bottom)
  }

  /// Moves to a position, outside the changes that bring and take away: a finger does.
  ///
  /// - Parameter animation: Nil: at once, whatever was on its way.
  package func move(to target: Double, by animation: Animation?) {
    guard let element, target.isFinite else { return }
    if animation == nil {
      position = AnimatedAttribute(target)
    } else {
      position.set(target, Transaction(animation: animation), on: element)
    }
  }

  /// The time of the tree, in seconds; 0 outside all trees.
  package var time: TimeInterval { element?.graph.time ?? 0 }

  /// Holds it at a position, until it is let go.
  package func hold(at position: Double) {
    held = position
    self.position = AnimatedAttribute(position)
  }

  /// Lets go at a speed, in positions per second: a way that begins at this time begins with it.
  package func release(at velocity: Double) {
    held = nil
    self.velocity = velocity.isFinite ? (velocity, time) : nil
  }

  /// Whether what passes was taken away, or is in no tree.
  package var isLeaving: Bool {
    element.map { $0.isRetired || $0.isLeaving || $0.presence?.isLeaving == true } ?? true
  }

  /// Goes back to its place by its own animation, from where a finger has let go.
  package func goBack() {
    element?.goBack()
  }

  /// Returns an animation that takes over the speed that a finger has left.
  fileprivate func takeover(of animation: Animation, to target: Double) -> Animation {
    guard let velocity, velocity.time == time else { return animation }
    let distance = target - currentPosition
    guard abs(distance) > 1e-6 else { return animation }
    return PassageRoute.carriage(initialVelocity: velocity.speed / distance)
  }

  fileprivate func start(at start: Double) { position = AnimatedAttribute(held ?? start) }

  fileprivate func move(to target: Double, _ transaction: Transaction, on node: _ViewNode) {
    guard held == nil else { return }
    position.set(target, transaction, on: node)
  }
}

/// Where something comes from and goes to, and how.
package struct PassageRoute {
  /// The position that it comes from.
  package var entrance = 1.0
  /// The position that it goes to.
  package var exit = 1.0
  /// The animation of the way in.
  package var arrival: Animation
  /// The animation of the way out.
  package var departure: Animation
  /// Returns whether a change in hand shows its end at once.
  package var isQuiet: () -> Bool = { false }
  /// Whether it comes by its way in also where it is there from the start, with everything around it (default: false).
  package var comesAtTheStart = false

  /// A way in and out by one animation (default: the same on the way out).
  package init(_ arrival: Animation, out departure: Animation? = nil) {
    self.arrival = arrival
    self.departure = departure ?? arrival
  }
}

extension PassageRoute {
  /// The spring of pages and sheets that begins with a speed, in ways per second (rule SM1.2).
  fileprivate static func carriage(initialVelocity: Double) -> Animation {
    .interpolatingSpring(
      mass: 3, stiffness: 1000, damping: 2 * 3000.squareRoot(),
      initialVelocity: min(max(initialVelocity, -50), 50))
  }
}

/// Lets a view come and go by a passage; without one it leaves that to the modifiers inside.
nonisolated package struct _PassageModifier: ElementModifier {
  package typealias Element = PassageElement

  let passage: Passage?
  let route: PassageRoute
}

/// The element that comes and goes as a passage.
package final class PassageElement: ModifierElement<_PassageModifier>, TransitionCarrier {
  override package func modifierChanged(from old: _PassageModifier?, _ transaction: Transaction) {
    modifier.passage?.element = self
    guard old == nil, modifier.route.comesAtTheStart, moves(by: transaction) else { return }
    startEntrance(transaction)
  }

  override package func _trait(_ key: ObjectIdentifier) -> Any? {
    modifier.passage != nil && key == ObjectIdentifier(TransitionKey.self) ? self : inner.trait(key)
  }

  var isSwift: Bool { false }

  func moves(by transaction: Transaction) -> Bool {
    transaction.allowsSystemMotion && !graph.disablesSystemMotion && !modifier.route.isQuiet()
  }

  func startEntrance(_ transaction: Transaction) {
    modifier.passage?.start(at: modifier.route.entrance)
    move(to: 0, by: modifier.route.arrival, transaction)
  }

  func standAtOnce() { modifier.passage?.move(to: 0, Transaction(), on: self) }

  func enter(_ phase: TransitionPhase, _ transaction: Transaction) {
    switch phase {
    case .willAppear: startEntrance(transaction)
    case .identity: move(to: 0, by: modifier.route.arrival, transaction)
    case .didDisappear: move(to: modifier.route.exit, by: modifier.route.departure, transaction)
    }
  }

  /// Goes back to its place from where a finger has let go, whether or not it was brought there by a motion.
  fileprivate func goBack() {
    let takeover = modifier.passage?.takeover(of: modifier.route.arrival, to: 0)
    let animation = Transaction.actionsMoveSystem ? takeover : nil
    modifier.passage?.move(to: 0, Transaction(animation: animation), on: self)
  }

  private func move(to target: Double, by animation: Animation, _ transaction: Transaction) {
    var transaction = transaction
    let takeover = modifier.passage?.takeover(of: animation, to: target)
    transaction.animation = moves(by: transaction) ? takeover : nil
    modifier.passage?.move(to: target, transaction, on: self)
  }
}

extension View {
  /// Comes and goes by a passage; nil: as without the modifier.
  nonisolated package func passes(_ passage: Passage?, _ route: PassageRoute) -> some View {
    modifier(_PassageModifier(passage: passage, route: route))
  }
}
