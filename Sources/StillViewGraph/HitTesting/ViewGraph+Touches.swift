package import Foundation
package import StillGeometry
import StillLayout

extension ViewGraph {
  /// Returns a point of an element as it is shown now, in the picture's coordinates. Points on the edges count as
  /// inside.
  package func point(_ unit: UnitPoint, of target: _ViewNode) -> CGPoint {
    let frame = target.frameShown
    func place(_ start: CGFloat, _ length: CGFloat, _ share: CGFloat) -> CGFloat {
      // The far edge of a frame belongs to the next one.
      let end = start + length
      return share == 1 ? max(start, end - min(length, 1) / 1024) : start + length * share
    }
    return CGPoint(
      x: place(frame.minX, frame.width, unit.x), y: place(frame.minY, frame.height, unit.y))
  }

  /// Returns where the first view that goes by a name is touched, and the gestures that follow. Views that others
  /// cover, such as the page below, are passed over where there is one that is not covered.
  package func place(
    of name: String, at point: UnitPoint, able abilities: GestureAbilities
  ) throws(EventFailure) -> (location: CGPoint, responders: [any TouchResponder]) {
    var first: EventFailure?
    for target in try targets(name) {
      let location = self.point(point, of: target)
      do {
        return (location, try responders(at: location, of: target, able: abilities))
      } catch .covered(let cover) {
        first = first ?? .covered(by: cover)
      } catch {
        throw first ?? error
      }
    }
    throw first ?? .noGesture
  }

  /// Returns the gestures that follow a touch at a point of a view: those of whatever is hit there.
  ///
  /// - Throws: `.covered` where something else is in front, whose gestures are not around the view as well; `.noGesture`
  ///   where none of the gestures can follow such a touch.
  package func responders(
    at point: CGPoint, of target: _ViewNode, able abilities: GestureAbilities
  ) throws(EventFailure) -> [any TouchResponder] {
    guard let element = hit(point) else { throw .noGesture }
    let chain = element.responders(at: point)
    let arena = GestureArena(chain)
    if !element.lies(in: target), element.isInFront(of: target) {
      let isOneOfTheirs = arena?.innermost.map { target.lies(in: $0) } ?? false
      guard isOneOfTheirs else { throw .covered(by: element.coverName(over: target)) }
    }
    guard let arena, !arena.abilities.isDisjoint(with: abilities) else { throw .noGesture }
    return chain
  }

  // Each brings everything up to date.

  /// A finger goes down on what is hit at a point of the picture, with the gestures that follow it.
  package func putDown(_ touch: Int, at point: CGPoint, on chain: [any TouchResponder]) {
    touches.down(touch, at: point, on: chain)
    update()
    reportScrolling()
  }

  /// A finger moves.
  package func move(_ touch: Int, to point: CGPoint) {
    touches.move(touch, to: point)
    update()
    reportScrolling()
  }

  /// A finger is lifted where it is.
  package func lift(_ touch: Int) {
    touches.lift(touch)
    update()
    reportScrolling()
  }

  /// Types text into an element: one that takes text, in whatever frames, or the first inside, otherwise the one around, as
  /// around a prompt. False where none does.
  package func type(_ text: String, into target: _ViewNode) -> Bool {
    var open = [target]
    while let element = open.popLast() {
      if let field = element as? any EditableElement, field.takesText {
        let isTaken = callFromOutside(by: field) { field.type(text) }
        update()
        return isTaken
      }
      open += element.innerElements.reversed()
    }
    var node = target.enclosing
    while let element = node {
      if let field = element as? any EditableElement, field.takesText {
        let isTaken = callFromOutside(by: field) { field.type(text) }
        update()
        return isTaken
      }
      node = element.enclosing
    }
    return false
  }
}

extension _ViewNode {
  /// Whether this element is another one, or inside it.
  fileprivate final func lies(in other: _ViewNode) -> Bool {
    var node: _ViewNode? = self
    while let element = node {
      if element === other { return true }
      node = element.enclosing
    }
    return false
  }

  /// Whether this element is drawn after another one that is not around it.
  fileprivate final func isInFront(of other: _ViewNode) -> Bool {
    var branches: [ObjectIdentifier: _ViewNode?] = [:]
    var below: _ViewNode?
    var node: _ViewNode? = other
    while let element = node {
      branches[ObjectIdentifier(element)] = .some(below)
      below = element
      node = element.enclosing
    }
    below = nil
    node = self
    while let element = node {
      if let branch = branches[ObjectIdentifier(element)] {
        guard let mine = below, let theirs = branch else { return false }
        let order = element.innerElements
        let places = (
          order.firstIndex { $0 === mine } ?? 0, order.firstIndex { $0 === theirs } ?? 0
        )
        return places.0 > places.1
      }
      below = element
      node = element.enclosing
    }
    return false
  }

  /// Returns the name in errors of an element in front of another one: an identifier around it that is not around
  /// both, its text, or the name of the view.
  fileprivate final func coverName(over target: _ViewNode) -> String {
    var node: _ViewNode? = self
    while let element = node, !target.lies(in: element) {
      if let identified = element as? IdentifierElement { return identified.identifier }
      node = element.enclosing
    }
    if let text = shownText { return text }
    node = self
    while let element = node {
      if let name = element.nameInReport { return name }
      node = element.enclosing
    }
    return "a view"
  }
}
