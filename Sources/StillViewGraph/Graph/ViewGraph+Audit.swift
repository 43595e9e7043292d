import StillLayout

extension ViewGraph {
  /// The number of updates of a debug build between two audits.
  private static var auditPace: Int { 256 }

  /// Computes again every cached size, and returns those that differ now. Nothing is counted or cached meanwhile.
  ///
  /// - Complexity: about that of laying everything out.
  package func staleAnswers() -> [(element: _ViewNode, answer: String)] {
    withoutCounting {
      var stale: [(element: _ViewNode, answer: String)] = []
      var open: [_ViewNode] = root.map { [$0] } ?? []
      while let element = open.popLast() {
        // A lazy container estimates the rows that it has not built from those built since.
        if !(element is any LazyContainer), let answer = element.staleAnswer() {
          stale.append((element, answer))
        }
        open += element.innerElements
      }
      return stale
    }
  }

  /// In a debug build, checks from time to time what is remembered.
  func auditSometimes() {
    #if DEBUG
      guard updateNumber % Self.auditPace == 0, isCaching, recorder == nil else { return }
      if let (element, answer) = staleAnswers().last {
        warn("\(answer): answers may depend on proposals and subviews alone", at: element)
      }
    #endif
  }
}
