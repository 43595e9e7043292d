public import StillViews

/// The value of each element of a collection, with the name of the quantity.
public struct PlottableProjection<DataElement, Value: Plottable> {
  private let label: MarkLabel
  private let read: (DataElement) -> Value

  init(_ label: MarkLabel, _ read: @escaping (DataElement) -> Value) {
    (self.label, self.read) = (label, read)
  }

  func value(of element: DataElement) -> PlottableValue<Value> {
    PlottableValue(PlotValue(label, read(element).datum))
  }

  /// The value at a key path, with a name as text.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { .init(MarkLabel(label)) { $0[keyPath: keyPath] } }

  /// The value at a key path, with a name that is looked up.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { .init(MarkLabel(labelKey)) { $0[keyPath: keyPath] } }

  /// The value at a key path, with a name that is shown as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { .init(MarkLabel(String(label))) { $0[keyPath: keyPath] } }
}

extension _MarkCollector {
  /// Adds a mark for each element, told apart by their order.
  mutating func add<Data: RandomAccessCollection>(
    _ data: Data, _ inputs: _MarkInputs, _ style: (Data.Element, inout _MarkInputs) -> Void,
    _ make: (Data.Element) -> Mark
  ) {
    marks.reserveCapacity(marks.count + data.count)
    for (index, element) in data.enumerated() {
      var own = inputs.child(index)
      style(element, &own)
      make(element).add(own, to: &self)
    }
  }
}
