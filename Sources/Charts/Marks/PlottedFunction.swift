import Foundation
import StillGeometry

/// A function that is drawn as a line or an area; its domain may be that of the chart (rule CH1.16).
package struct PlottedFunction {
  package enum Function {
    /// y of x.
    case line((Double) -> Double)
    /// The ends along y of x.
    case area((Double) -> (start: Double, end: Double))
    /// x and y of a parameter.
    case parametric((Double) -> (x: Double, y: Double))
  }

  package var kind: Mark.Kind
  package var function: Function
  /// Of x, or of the parameter; nil: that of the chart.
  package var domain: ClosedRange<Double>?
  package var xLabel: MarkLabel
  package var yLabel: MarkLabel
  package var inputs: _MarkInputs
  /// Before which mark it is drawn.
  package var index: Int

  /// The first character of series that no user has named.
  static let seriesMark: Character = "\u{1}"

  /// How many points a function is drawn with.
  private static let samples = 400

  /// All marks, those of functions among them.
  package static func marks(
    _ functions: [PlottedFunction], among marks: [Mark], _ settings: ChartSettings,
    _ environment: ChartEnvironment
  ) -> [Mark] {
    guard !functions.isEmpty else { return marks }
    let domain = commonDomain(ChartModel(marks, settings, environment).x, functions)
    var result = marks
    for (number, function) in functions.enumerated().reversed() {
      let range = function.domain ?? domain ?? -1...1
      result.insert(
        contentsOf: function.points(in: range, number: number),
        at: min(function.index, marks.count))
    }
    return result
  }

  /// - Parameter number: Tells functions of one chart apart.
  private func points(in range: ClosedRange<Double>, number: Int) -> [Mark] {
    let length = range.upperBound - range.lowerBound
    guard length.isFinite else { return [] }
    return (0...Self.samples).map { index in
      let t = range.lowerBound + length * Double(index) / Double(Self.samples)
      return point(t, index, number)
    }
  }

  private func point(_ t: Double, _ index: Int, _ number: Int) -> Mark {
    func x(_ value: Double) -> PlotValue { PlotValue(xLabel, .number(value)) }
    func y(_ value: Double) -> PlotValue { PlotValue(yLabel, .number(value)) }
    let (spanX, spanY): (MarkSpan, MarkSpan) =
      switch function {
      case .line(let f): (.value(x(t)), .value(y(f(t))))
      case .area(let f):
        { (.value(x(t)), .range(y($0.start), y($0.end))) }(f(t))
      case .parametric(let f):
        { (.value(x($0.x)), .value(y($0.y))) }(f(t))
      }
    var mark = Mark(
      kind, x: spanX, y: spanY,
      series: PlotValue(MarkLabel(""), .category("\(PlottedFunction.seriesMark)\(number)")),
      inputs)
    mark.identity = inputs.identity.child(index)
    mark.isSample = true
    return mark
  }
}

/// The domain that functions are drawn over: that of the chart; nil if nothing says what it is.
private func commonDomain(
  _ domain: AxisDomain, _ functions: [PlottedFunction]
) -> ClosedRange<Double>? {
  if !domain.isEmpty, case .numbers(let a, let b) = domain.extent { return min(a, b)...max(a, b) }
  let own = functions.compactMap(\.domain)
  guard let low = own.map(\.lowerBound).min(), let high = own.map(\.upperBound).max() else {
    return nil
  }
  return low...high
}
