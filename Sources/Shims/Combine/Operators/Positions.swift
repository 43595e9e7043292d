extension Publisher {
  /// Publishes the first value and ends.
  public func first() -> Publishers.First<Self> {
    sift { ({ .end(with: $0) }, { nil }) }
  }

  /// Publishes the first value that a closure accepts and ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    sift { ({ predicate($0) ? .end(with: $0) : .skip }, { nil }) }
  }

  /// Publishes the last value.
  public func last() -> Publishers.Last<Self> {
    last { _ in true }
  }

  /// Publishes the last value that a closure accepts.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    sift(gathers: true) {
      var last: Output?
      return (
        {
          if predicate($0) { last = $0 }
          return .skip
        }, { last }
      )
    }
  }

  /// Omits the first values (default: 1).
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "dropFirst(_:) takes no negative number: \(count)")
    return sift {
      var left = count
      return (
        {
          guard left > 0 else { return .send($0) }
          left -= 1
          return .skip
        }, { nil }
      )
    }
  }

  /// Leaves out values as long as a closure accepts them.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    sift {
      var isDropping = true
      return (
        {
          if isDropping, predicate($0) { return .skip }
          isDropping = false
          return .send($0)
        }, { nil }
      )
    }
  }

  /// Publishes values as long as a closure accepts them, and ends.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    sift { ({ predicate($0) ? .send($0) : .complete(.finished) }, { nil }) }
  }

  /// Publishes the first values up to a number, and ends.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "prefix(_:) takes no negative number: \(maxLength)")
    return output(in: 0..<maxLength)
  }

  /// Publishes the value of a number, from 0, and ends.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  /// Publishes the values of some numbers, from 0, and ends.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    return sift {
      var index = -1
      return (
        {
          index += 1
          if index >= range.upperBound { return .complete(.finished) }
          guard index >= range.lowerBound else { return .skip }
          return index == range.upperBound - 1 ? .end(with: $0) : .send($0)
        }, { nil }
      )
    }
  }
}
