public import StillViewGraph

extension ForEach: ChartContent where Content: ChartContent {
  nonisolated public static func _collect(
    _ content: ForEach, _ inputs: _MarkInputs, into collector: inout _MarkCollector
  ) {
    for element in content.data {
      Content._collect(
        content.content(element), inputs.child(content.identify(element)), into: &collector)
    }
  }
}

extension ForEach: _PrimitiveChartContent where Content: ChartContent {}

extension ForEach where Content: ChartContent {
  /// Content for each element, told apart by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(rows: data, content: content, identify: { $0[keyPath: id] })
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: ChartContent {
  /// Content for each element, told apart by its own identity.
  public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(rows: data, content: content, identify: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Content for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(rows: data, content: content, identify: { $0 })
  }
}
