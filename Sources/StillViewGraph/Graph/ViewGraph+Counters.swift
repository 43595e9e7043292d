extension ViewGraph {
  /// The work done so far, for tests and benchmarks.
  package struct Counters: Sendable {
    /// Sizes worked out, not answered from memory.
    package var measurements = 0
    /// Bodies evaluated.
    package var bodyEvaluations = 0
    /// Calls of a container's `sizeThatFits`.
    package var layoutRuns = 0
    /// Calls of a container's `placeSubviews`.
    package var placements = 0
    /// Elements whose frames were handed to what is shown.
    package var commits = 0
    /// Holders that gathered their elements because some had changed.
    package var gatherings = 0
    /// Turns of updates: each takes over the changes of one transaction, or a new moment, or what else is new.
    package var turns = 0
    /// Nodes made.
    package var nodes = 0
    /// Elements visited because preferences may have changed there.
    package var preferenceVisits = 0
    /// Calls of a preference's `reduce`.
    package var preferenceReductions = 0
    /// Steps from a node to the one that made it or is around it; in debug builds only.
    package var outwardSteps = 0

    package init() {}
  }
}
