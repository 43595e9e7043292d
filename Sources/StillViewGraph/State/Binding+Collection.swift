// A binding to a collection is a collection of bindings to its elements.

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }

  public var endIndex: Value.Index { wrappedValue.endIndex }

  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to one element. Reads the last known value once the element is gone.
  public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }

  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {
  public func index(_ i: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(i, offsetBy: distance)
  }

  /// Returns the place at a distance; nil where that is beyond the limit.
  public func index(
    _ i: Value.Index, offsetBy distance: Int, limitedBy limit: Value.Index
  ) -> Value.Index? {
    wrappedValue.index(i, offsetBy: distance, limitedBy: limit)
  }

  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}
