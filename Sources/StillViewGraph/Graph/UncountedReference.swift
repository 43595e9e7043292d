import StillLayout

// Who owns what, and why no uncounted reference dangles
// -----------------------------------------------------
//
// Ownership runs one way, from the outside in. A tree is freed when its graph is, and nothing in it is part of a cycle:
//
//   ViewGraph ──▶ root ──▶ the nodes that a node makes (`parts`) ──▶ …
//   holder    ──▶ its elements (`ElementList`): those that layout arranges, and those that are leaving with the nodes
//                 that made them (`ElementList.Leaver.chain`)
//   wrapper   ──▶ the element inside it (`ElementWrapper.inner`)
//
// Against that direction references are not counted:
//
//   owner      node ──▶ its graph. The graph owns the root, and nodes are used by nobody but their graph.
//   creator    node ──▶ the node that made it, and
//   bodyOwner  node ──▶ the closest node with a body among those. A node is owned by the one that made it. Where somebody
//              else keeps one longer, they keep its makers too (a leaver's chain), or ask whether it `isRetired` before they
//              use it: a node is retired with everything below it, and nodes that are retired are freed at the end of an
//              update, by `ViewGraph.releaseGone`.
//   enclosing  element ──▶ the element that it is placed in. This one is not its maker: a wrapper is taken away from
//              around an element that stays, and a holder lets go of an element that goes elsewhere. So a node that encloses an
//              element ends that before it goes, or lets go of the element, through `endEnclosure(of:)`.
//
// A debug build counts the elements that each node encloses, and stops where one is freed that encloses any; it knows of
// each reference whether what it refers to is there, and stops where one is followed that is not. A release build checks
// neither. What may be gone at its own time (bindings, tasks, timers, anchors, caches) refers to nodes weakly.

/// An object that uncounted references lead to.
protocol UncountedTarget: AnyObject {
  #if DEBUG
    /// Lives as long as somebody refers to the object, to tell whether that is there.
    var life: ObjectLife { get }
  #endif
}

#if DEBUG
  /// Whether an object is there, and what it was.
  final class ObjectLife {
    private let type: Any.Type
    fileprivate private(set) var isOver = false
    /// How many elements say that the object encloses them.
    var enclosedElements = 0

    init(_ type: Any.Type) {
      self.type = type
    }

    /// The object is freed.
    func end() {
      precondition(
        enclosedElements == 0,
        "\(type) goes while \(enclosedElements) elements say that they lie in it")
      isOver = true
    }

    fileprivate func check() {
      precondition(!isOver, "\(type) is gone, and is still referred to")
    }
  }
#endif

/// A reference that keeps nothing alive, and costs nothing to copy or to follow. What it leads to is there as long as it is
/// used, for the reasons above; a debug build checks it.
@safe struct UncountedReference<Target: UncountedTarget>: Equatable {
  private let reference: Unmanaged<Target>
  #if DEBUG
    private let life: ObjectLife
  #endif

  @inline(__always)
  init(_ target: Target) {
    unsafe reference = Unmanaged.passUnretained(target)
    #if DEBUG
      life = target.life
    #endif
  }

  /// The referenced object.
  var target: Target {
    @inline(__always) get {
      #if DEBUG
        life.check()
      #endif
      return unsafe reference.takeUnretainedValue()
    }
  }

  /// Asks the target without counting a reference to it.
  @inline(__always)
  func ask<Answer>(_ question: (Target) -> Answer) -> Answer {
    #if DEBUG
      life.check()
    #endif
    return unsafe reference._withUnsafeGuaranteedRef(question)
  }

  /// Whether both lead to one object, which need not be there any more.
  static func == (a: Self, b: Self) -> Bool {
    unsafe a.reference.toOpaque() == b.reference.toOpaque()
  }
}

#if DEBUG
  extension UncountedReference {
    /// One more element says that it lies in the target.
    func count() { life.enclosedElements += 1 }

    /// One element less says so; the target need not be there any more.
    func endCounting() { life.enclosedElements -= 1 }
  }
#endif
