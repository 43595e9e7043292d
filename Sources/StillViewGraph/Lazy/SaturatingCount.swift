extension Int {
  /// Returns the sum of two counts, at most `Int.max`.
  package func adding(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }
}
