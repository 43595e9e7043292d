public import StillViewGraph

/// A number or a name that a data point has along an axis.
public final class AXDataPointValue: Equatable, Sendable {
  /// The number; 0 where the value is a name.
  public let number: Double
  /// The name; empty where the value is a number.
  public let category: String

  private init(number: Double, category: String) {
    (self.number, self.category) = (number, category)
  }

  /// A number, in the units of its axis.
  public convenience init(number: Double) { self.init(number: number, category: "") }
  /// A name, one of those of its axis.
  public convenience init(category: String) { self.init(number: 0, category: category) }

  public static func == (a: AXDataPointValue, b: AXDataPointValue) -> Bool {
    a.number == b.number && a.category == b.category
  }
}

/// A point of a series, as a screen reader tells it.
public final class AXDataPoint {
  /// A value along one of a chart's further axes.
  public enum Value: Hashable, Sendable {
    /// A number, in the units of the axis.
    case number(Double)
    /// A name, one of those of the axis.
    case category(String)
  }

  /// Where the point lies along the first axis.
  public var xValue: AXDataPointValue
  /// How high it is, along the second; nil where nothing was measured.
  public var yValue: AXDataPointValue?
  /// Its values along further axes, in their order.
  public var additionalValues: [Value]
  /// Label of the point.
  public var label: String?

  /// A point at a number of the first axis.
  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = AXDataPointValue(number: x)
    yValue = y.map(AXDataPointValue.init(number:))
    (self.additionalValues, self.label) = (additionalValues, label)
  }

  /// A point at a name of the first axis.
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = AXDataPointValue(category: x)
    yValue = y.map(AXDataPointValue.init(number:))
    (self.additionalValues, self.label) = (additionalValues, label)
  }
}

/// An axis of a chart, as a screen reader tells it.
public protocol AXDataAxisDescriptor: AnyObject {
  /// Title of the axis.
  var title: String { get }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How numbers lie along the axis: evenly, or by their logarithms.
  public enum ScaleType: Int, Sendable {
    /// By equal steps, by the logarithm to the base 10, or by the natural one.
    case linear, log10, ln
  }

  /// Title of the axis.
  public var title: String
  /// The smallest and the largest number along it.
  public var range: ClosedRange<Double>
  /// The numbers at which lines are drawn across the chart.
  public var gridlinePositions: [Double]
  /// How the numbers lie along it.
  public var scaleType = ScaleType.linear
  /// Returns the spoken description of a number.
  public var valueDescriptionProvider: (Double) -> String

  /// An axis from the lower to the upper bound of a range.
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
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// Title of the axis.
  public var title: String
  /// The names, in their order along the axis.
  public var categoryOrder: [String]

  /// An axis with names in their order.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// A series of a chart, as a screen reader tells it.
public final class AXDataSeriesDescriptor {
  /// Name of the series.
  public var name: String?
  /// Whether there are values between the points, as along a line.
  public var isContinuous: Bool
  /// The points, in the order in which they are told.
  public var dataPoints: [AXDataPoint]

  /// A series of points.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A chart, as a screen reader tells it.
public final class AXChartDescriptor {
  /// Which way a chart runs.
  public enum ContentDirection: Int, Sendable {
    /// Along a line, or around a centre.
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }

  /// Title of the chart.
  public var title: String?
  /// Summary of the chart in a sentence.
  public var summary: String?
  /// Which way it runs.
  public var contentDirection = ContentDirection.leftToRight
  /// The axis along it.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis of what was measured.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes, for the further values of points.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// Series that the chart draws.
  public var series: [AXDataSeriesDescriptor]

  /// A chart of series along two axes.
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
  /// The description, as the chart is first shown.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings a description up to date; a type that does not say how leaves it as it is.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes a chart to assistive technologies; the tree has its title, summary and series.
  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    accessibilityProperties { properties, _ in
      properties.chartSummary = representable.makeChartDescriptor().spokenSummary
    }
  }
}

extension AXChartDescriptor {
  /// The chart in a sentence: title, summary, axes and the number of points of each series.
  fileprivate var spokenSummary: String {
    var parts = [title, summary].compactMap(\.self).filter { !$0.isEmpty }
    let axes = [xAxis.title, yAxis?.title].compactMap(\.self).filter { !$0.isEmpty }
    if !axes.isEmpty { parts.append("axes " + axes.joined(separator: " and ")) }
    for series in series {
      let count = series.dataPoints.count
      let points = count == 1 ? "1 point" : "\(count) points"
      parts.append(series.name.map { $0.isEmpty ? points : "\($0), \(points)" } ?? points)
    }
    return parts.joined(separator: "; ")
  }
}
