import Foundation
import StillLayout
import StillRuntime

/// The stale parts of a tree of views, and the state that one update keeps until it is done.
struct UpdateCycle {
  /// Bodies to evaluate.
  var staleBodies: [any BodyEvaluator] = []
  /// Holders that must gather their elements again.
  var staleHolders: [any ElementHolder] = []
  var layoutIsStale = true
  /// Elements that look at every layout.
  var observers: [any LayoutObserver] = []
  /// Whether an effect may move what observers read, though layout stays as it is.
  var observesEffects = false
  /// The actions to run when layout is decided.
  var actions = ActionList()
  /// The transaction of the current update.
  var transaction = Transaction()
  /// The ends of the animations that the current update has started.
  var ends = AnimationEnds()
  /// Whether a new moment has made something stale.
  var hasTicked = false
  /// Whether that was a view which follows the time, and not a motion that goes on.
  var hasFollowedTime = false
  /// Whether the current update only continues motions: none starts in it.
  var onlyGoesOn = false
  /// Counts updates, so that what is meant for one of them is not taken for the next.
  var number = 0
  /// Counts finished calls of `update()`, which may take several updates.
  var calls = 0
  /// The number of times that asynchronous work was run at the current time.
  var jobTurns = 0
  /// The number of rounds of the current update.
  var rounds = 0
  /// Whether the last update went on until there was nothing to do.
  var isDone = false
  /// The node that last kept an update from settling.
  var restless: _ViewNode?
}

extension ViewGraph {
  /// Brings everything up to date.
  ///
  /// Each turn is one update: it takes over the changes of state of one transaction, then evaluates bodies,
  /// gathers elements, lays out, commits what is shown and lets observers look, in rounds, until nothing is
  /// stale. Actions that wait for the end of layout run once it has settled, and may make further turns.
  package func update() {
    if hasNothingToDo { return }
    MainActorAssumption.during {
      BodyScope.outside(self) {
        var turns = 0
        cycle.isDone = false
        defer { cycle.calls += 1 }
        cycle.jobTurns = 0
        light.changes = 0
        // Nodes made stale by a new time are no part of a change that was made at that time.
        begin(cycle.hasTicked ? nil : writes.next())
        while true {
          settle()
          finish()
          if cycle.actions.hasDue {
            turns += 1
            runActions(mayRun: turns < Self.turnLimit)
            if turns >= Self.turnLimit { break }
          }
          guard cycle.actions.hasDue || !writes.isEmpty || runTasks() || followsPreferredLight()
          else {
            cycle.isDone = true
            break
          }
          begin(writes.next())
        }
        auditSometimes()
      }
    }
    releaseGone()
  }

  /// Lays out the views as they begin: nothing has appeared, no observer has looked, and no action has run.
  ///
  /// So UIKit measures a hosting view that is in no window.
  package func layOutBeforeAppearance() {
    MainActorAssumption.during {
      BodyScope.outside(self) {
        begin(writes.next())
        cycle.rounds = 0
        repeat {
          cycle.rounds += 1
          presence.enterIdentity(self)
          evaluateBodies()
          gatherElements()
          if cycle.layoutIsStale { layOut() }
        } while isUnmeasured && cycle.rounds < Self.roundLimit
        // Nothing of it has been committed: an update that follows lays out again, by the sizes that are known.
        cycle.layoutIsStale = true
      }
    }
  }

  private var isUnmeasured: Bool {
    !cycle.staleBodies.isEmpty || !cycle.staleHolders.isEmpty || cycle.layoutIsStale
  }

  /// Whether the last update has left nothing to do, and nothing has come since.
  private var hasNothingToDo: Bool {
    cycle.isDone && !cycle.hasTicked && !isStale && !cycle.actions.hasDue && writes.isEmpty
      && !work.mayHaveTimers && work.tasks.isIdle
  }

  /// Starts an update with what a batch has changed.
  private func begin(_ batch: WriteQueue.Batch?) {
    cycle.number += 1
    counters.turns += 1
    cycle.transaction = batch?.transaction ?? Transaction()
    cycle.ends = AnimationEnds()
    cycle.onlyGoesOn = batch == nil && cycle.hasTicked && !cycle.hasFollowedTime
    cycle.hasTicked = false
    cycle.hasFollowedTime = false
    if let batch { take(batch) }
  }

  private func take(_ batch: WriteQueue.Batch) {
    for change in batch.changes { change.apply(batch.number) }
  }

  private var isStale: Bool {
    !cycle.staleBodies.isEmpty || !cycle.staleHolders.isEmpty || cycle.layoutIsStale
      || preferences.hasChanges || presence.hasWork || writes.continues(cycle.transaction)
  }

  private func settle() {
    cycle.rounds = 0
    cycle.restless = nil
    while isStale {
      if let more = writes.next(sameAs: cycle.transaction) { take(more) }
      let isLast = cycle.rounds == Self.roundLimit
      if isLast { warnUnsettled() }
      cycle.rounds += 1
      recorder?.round = cycle.rounds
      presence.enterIdentity(self)
      evaluateBodies()
      gatherElements()
      let laysOut = cycle.layoutIsStale
      if laysOut {
        layOut()
      }
      // Content that layout has built gathers its elements in the next round; until then nobody knows which of them leave.
      if cycle.staleHolders.isEmpty || isLast { presence.settleRemovals(self) }
      if laysOut { commit() }
      if isLast {
        leaveUnsettled()
        break
      }
      observe(afterLayout: laysOut)
    }
    cycle.restless = nil
  }

  /// Ends an update: what has left without a transition is gone, and completions know when they are due.
  private func finish() {
    presence.settleDepartures(self)
    for completion in cycle.transaction.completions {
      if let due = cycle.ends.time(completion.criteria), due > time {
        clock.schedule(at: due) { completion.call() }
      } else {
        cycle.actions.add(completion)
      }
    }
  }
}
