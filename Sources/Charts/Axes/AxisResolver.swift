package import Foundation
import StillGeometry

/// The marks of an axis at their values (rules CH3.1 to CH3.6).
package struct ResolvedAxis {
  package struct Group {
    package var position: AxisMarkPosition
    package var preset: AxisMarkPreset
    package var values: [AxisValue]
    /// The lines, ticks and labels at each value.
    package var items: [[_AxisItem]]
    /// The length of the unit of dates that values begin.
    package var step: DateTicks.Step?
  }

  package var groups: [Group]
}

/// Chooses the values of an axis, and extends its domain to them.
package struct AxisResolver {
  private let settings: AxisSettings
  private let isVertical: Bool
  private let environment: ChartEnvironment
  /// How many values suit the length of the axis.
  private let count: Int

  /// - Parameters:
  ///   - length: About how long the visible part of the axis is, in points.
  ///   - share: The visible share of the domain, from near 0 to 1.
  package init(
    _ settings: AxisSettings, isVertical: Bool, length: CGFloat, share: Double,
    _ environment: ChartEnvironment
  ) {
    self.settings = settings
    self.isVertical = isVertical
    self.environment = environment
    let visible = AxisResolver.count(length, isVertical: isVertical)
    count = Int(min(Double(visible) / share, Double(NumberTicks.limit) / 2))
  }

  private static func count(_ length: CGFloat, isVertical: Bool) -> Int {
    guard length.isFinite else { return 5 }
    return isVertical
      ? (length < 70 ? 2 : length < 120 ? 3 : 5)
      : min(max(Int(length / 60), 2), 7)
  }

  /// The groups of marks of the axis; none if it is hidden.
  private var groups: [_AxisGroup] {
    switch settings.content {
    case .hidden: []
    case .groups(let groups): groups
    case .automatic:
      [_AxisGroup(preset: .automatic, position: .automatic, values: .automatic)]
    }
  }

  package func resolve(_ domain: inout AxisDomain) -> ResolvedAxis {
    guard !domain.isEmpty else { return ResolvedAxis(groups: []) }
    let groups = groups
    var chosen: [Choice] = []
    for group in groups {
      let choice = choose(group.values, domain)
      chosen.append(choice)
      domain.extend(
        to: choice.rounded, lower: group.values.roundsLower ?? choice.rounds,
        upper: group.values.roundsUpper ?? choice.rounds)
    }
    let final = domain
    return ResolvedAxis(
      groups: zip(groups, chosen).map { group, choice in
        self.group(group, choice, final)
      })
  }

  private struct Choice {
    var values: [_Datum] = []
    /// Values that an open domain is extended to.
    var rounded: [Double] = []
    var rounds = true
    var format: AxisFormat
    var step: DateTicks.Step?
  }

  private func choose(_ values: AxisMarkValues, _ domain: AxisDomain) -> Choice {
    switch domain.extent {
    case .categories(let names): categories(values, names)
    case .numbers(let start, let end):
      numbers(values, min(start, end), max(start, end), domain)
    case .dates(let start, let end): dates(values, min(start, end), max(start, end), domain)
    }
  }

  private func categories(_ values: AxisMarkValues, _ names: [String]) -> Choice {
    var choice = Choice(format: .category)
    if case .values(let given) = values.kind {
      choice.values = given
      return choice
    }
    // No more labels than anybody can tell apart.
    let most = 500
    let stride = max((names.count + most - 1) / most, 1)
    choice.values = Swift.stride(from: 0, to: names.count, by: stride).map {
      .category(names[$0])
    }
    return choice
  }

  private func numbers(
    _ values: AxisMarkValues, _ low: Double, _ high: Double, _ domain: AxisDomain
  ) -> Choice {
    var choice = Choice(format: .number(decimals: 0))
    var step = 1.0
    switch values.kind {
    case .values(let given):
      let positions = given.compactMap(\.position).filter(\.isFinite)
      choice.values = given
      choice.rounded = positions
      step = positions.sorted().gap
    case .stride(let given):
      step = given
      (choice.values, choice.rounded) = multiples(of: step, low, high, domain)
    case .calendar(let given, _):
      step = Double(given.count)
      (choice.values, choice.rounded) = multiples(of: step, low, high, domain)
    case .automatic(let wanted, let minimum):
      if domain.transform == .log {
        let ticks = NumberTicks.logarithmic(from: low, to: high, count: wanted ?? count)
        choice.values = ticks.map { .number($0) }
        choice.rounds = false
        choice.format = .number(decimals: NumberTicks.decimals(ticks.min() ?? 1))
        return choice
      }
      step = NumberTicks.step(
        from: low, to: high, count: wanted ?? count, isOpen: domain.isOpen, minimum: minimum ?? 0)
      (choice.values, choice.rounded) = multiples(of: step, low, high, domain)
    }
    let decimals = NumberTicks.decimals(step)
    choice.format =
      domain.isNormalized ? .percent(decimals: max(decimals - 2, 0)) : .number(decimals: decimals)
    return choice
  }

  /// Multiples of a step: of an open domain also those that it is extended to.
  private func multiples(
    of step: Double, _ low: Double, _ high: Double, _ domain: AxisDomain
  ) -> ([_Datum], [Double]) {
    let ends = domain.isOpen ? NumberTicks.rounded(from: low, to: high, by: step) : (low, high)
    let values = NumberTicks.values(from: ends.0, to: ends.1, by: step)
    return (values.map { .number($0) }, values)
  }

  private func dates(
    _ values: AxisMarkValues, _ low: Double, _ high: Double, _ domain: AxisDomain
  ) -> Choice {
    var calendar = environment.calendar
    var step = DateTicks.step(from: low, to: high, count: count, least: domain.unit)
    var choice = Choice(rounds: false, format: .date(step), step: step)
    switch values.kind {
    case .values(let given):
      choice.values = given
      choice.rounded = given.compactMap(\.position).filter(\.isFinite)
      choice.rounds = true
      choice.step = nil
      let gap = choice.rounded.sorted().gap
      choice.format = .date(
        DateTicks.step(from: 0, to: max(gap, 1), count: 1))
      return choice
    case .calendar(let given, let own):
      step = given
      if let own { calendar = own }
    case .automatic(let wanted, _):
      step = DateTicks.step(from: low, to: high, count: wanted ?? count, least: domain.unit)
    case .stride(let seconds):
      let moments = NumberTicks.values(from: low, to: high, by: seconds)
      choice.values = moments.map { .date($0) }
      return choice
    }
    let moments = DateTicks.values(from: low, to: high, by: step, calendar: calendar)
    choice.values = moments.map { .date($0) }
    choice.rounded = moments
    choice.format = .date(step)
    choice.step = step
    return choice
  }

  private func group(
    _ group: _AxisGroup, _ choice: Choice, _ domain: AxisDomain
  ) -> ResolvedAxis.Group {
    let scale = domain.scale
    let inside = choice.values.filter { datum in
      guard let unit = scale.unit(datum) else { return false }
      return unit >= -1e-9 && unit <= 1 + 1e-9
    }
    let values = inside.enumerated().map { index, datum in
      AxisValue(
        index: index, count: inside.count, datum: datum, automaticFormat: choice.format)
    }
    let items = values.map { value in
      group.content.map { $0(value) } ?? automatic(group, scale)
    }
    return ResolvedAxis.Group(
      position: group.position, preset: group.preset, values: values, items: items,
      step: choice.step)
  }

  /// The grid line, tick and label of the system.
  private func automatic(_ group: _AxisGroup, _ scale: PositionScale) -> [_AxisItem] {
    var items: [_AxisItem] = []
    let isDiscrete = scale.isDiscrete
    _AxisItem.add(
      AxisGridLine(centered: isDiscrete ? false : nil, stroke: group.stroke), to: &items)
    if case .dates = scale { _AxisItem.add(AxisTick(stroke: group.stroke), to: &items) }
    var label = AxisLabel(
      content: group.format ?? .automatic, collision: .automatic, orientation: .automatic)
    label.anchor = nil
    items.append(_AxisItem(kind: .label(label), isCentered: nil, inputs: _AxisInputs()))
    return items
  }
}

extension _AxisItem {
  fileprivate static func add<Mark: AxisMark>(_ mark: Mark, to items: inout [_AxisItem]) {
    Mark._collect(mark, _AxisInputs(), into: &items)
  }
}

extension [Double] {
  /// The smallest distance between neighbours that differ; 1 if there is none.
  fileprivate var gap: Double {
    let gaps = zip(self, dropFirst()).map { $1 - $0 }.filter { $0 > 0 }
    return gaps.min() ?? (first.map { abs($0) } ?? 1)
  }
}
