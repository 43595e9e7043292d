public import StillViewGraph

/// A number that data points have in one direction, as a screen reader tells it.
public struct AXDataPoint: Sendable {
  /// Where the point lies along the first axis.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case category(String)
  }

  public var xValue: Value
  public var yValue: Double?
  public var label: String?

  public init(x: Double, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) {
    (xValue, yValue, self.label) = (.number(x), y, label)
  }

  public init(x: String, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) {
    (xValue, yValue, self.label) = (.category(x), y, label)
  }
}

/// An axis of a chart, as a screen reader tells it.
public protocol AXDataAxisDescriptor {
  var title: String { get }
}

/// An axis of numbers.
public struct AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How numbers lie along the axis.
  public enum ScaleType: Int, Sendable {
    case linear, log10, ln
  }

  public var title: String
  public var range: ClosedRange<Double>
  public var gridlinePositions: [Double]
  public var scaleType = ScaleType.linear
  public var valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of names.
public struct AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor, Sendable {
  public var title: String
  public var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// A series of a chart, as a screen reader tells it.
public struct AXDataSeriesDescriptor: Sendable {
  public var name: String?
  public var isContinuous: Bool
  public var dataPoints: [AXDataPoint]

  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A chart, as a screen reader tells it.
public final class AXChartDescriptor {
  public var title: String?
  public var summary: String?
  public var xAxis: any AXDataAxisDescriptor
  public var yAxis: AXNumericDataAxisDescriptor?
  public var additionalAxes: [any AXDataAxisDescriptor]
  public var series: [AXDataSeriesDescriptor]

  public init(
    title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

/// Describes a chart to a screen reader.
public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Tells a screen reader of a chart: nothing that a picture shows.
  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { self }
}
