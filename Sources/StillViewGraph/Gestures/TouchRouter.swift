package import Foundation
import StillGeometry
import StillLayout

/// Leads touches to the gestures of the views that they hit, on a clock of events.
///
/// Callers bring the graph up to date before an event and after it.
package final class TouchRouter {
  private unowned let graph: ViewGraph
  private var arenas: [GestureArena] = []
  /// The scheduled timer at which the clock stops next.
  private var appointment: (time: TimeInterval, number: Int)?

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// A touch goes down on a view.
  ///
  /// - Parameter chain: the gestures of that view and of those around it, from the inside out.
  package func down(
    _ number: Int, at point: CGPoint, on chain: [any TouchResponder]
  ) {
    let time = graph.time
    // A gesture follows one finger.
    let free = chain.filter { responder in
      !arenas.contains { $0.touch != nil && $0.has(responder.recognizer) }
    }
    guard let arena = GestureArena(free) else { return }
    var effects: [GestureEffects] = []
    let waiting = arenas.filter { $0.touch == nil }
    if let known = waiting.first(where: { $0.hasSameMembers(as: arena) }) {
      effects.append(known.begin(number, at: point, time: time))
    } else {
      for other in waiting where other.deadline == nil || other.overlaps(arena) {
        effects.append(other.dissolve(except: arena))
        arenas.removeAll { $0 === other }
      }
      arenas.append(arena)
      effects.append(arena.begin(number, at: point, time: time))
    }
    finish(effects)
  }

  /// The touch moves; a number that no touch has is ignored.
  package func move(_ number: Int, to point: CGPoint) {
    guard let arena = arena(number) else { return }
    finish([arena.move(to: point, time: graph.time)])
  }

  /// The touch is lifted where it is.
  package func lift(_ number: Int) {
    guard let arena = arena(number) else { return }
    finish([arena.lift(time: graph.time)])
  }

  /// Lets gestures know the time.
  private func tick() {
    appointment = nil
    let time = graph.time
    finish(arenas.map { $0.tick(time: time) })
  }

  /// Has the clock stop when a gesture comes to something by itself: at presses that have lasted, at taps that no other
  /// one followed.
  private func makeAppointment() {
    // Asking again does not decide an arena whose deadline has passed.
    let next = arenas.compactMap(\.deadline).filter { $0 > graph.time }.min()
    guard next != appointment?.time else { return }
    if let appointment { graph.clock.cancel(appointment.number) }
    appointment = next.map { time in
      (time, graph.clock.schedule(at: time) { [unowned self] in tick() })
    }
  }

  /// Whether a finger is down that a gesture may still be about.
  func isTouching(_ recognizer: _Recognizer) -> Bool {
    !recognizer.progress.isFinal && arenas.contains { $0.touch != nil && $0.has(recognizer) }
  }

  private func arena(_ number: Int) -> GestureArena? {
    arenas.first { $0.touch?.number == number }
  }

  /// Forgets what is over, then calls what is to be called: closures find everything in order.
  private func finish(_ effects: [GestureEffects]) {
    arenas.removeAll { arena in
      guard arena.isOver else { return false }
      arena.reset()
      return true
    }
    makeAppointment()
    for effect in effects { effect.run(on: graph) }
  }
}
