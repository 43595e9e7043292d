import Foundation
import StillDrawing
import StillGeometry
import StillLayout
import StillViewGraph

/// The lines of a list in one of the built-in looks, of which those in sight are built.
nonisolated struct ListRows: View {
  let sections: ListSections
  let selection: ListSelection?
  let look: ListAppearance
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.isInPopover) private var isInPopover
  @State private var openRow: AnyHashable?
  @State private var moving: MovingRow?
  @State private var settling: MovingRow?
  @State private var heights: RowHeights

  init(sections: ListSections, selection: ListSelection?, look: ListAppearance) {
    self.sections = sections
    self.selection = selection
    self.look = look
    _heights = State(wrappedValue: RowHeights())
  }

  @MainActor var body: some View {
    let sections = sections.withGaps(look.isGrouped)
    let state = ListState(
      openRow: $openRow, moving: $moving, settling: $settling, heights: heights)
    ScrollView {
      LazyVStack(leadingLinesStaying: look.isPlain ? { sections.group(of: $0) } : nil) {
        ForEach(ListLines(sections: sections)) { line in
          ListLine(
            sections: sections, line: sections.line(line.index), look: look,
            selection: selection, state: state
          )
          .zIndex(height(of: line.index, in: sections))
        }
      }
      .padding(.bottom, look.isGrouped ? ListMetrics.end : 0)
    }
    .background {
      if background != .hidden { Rectangle().fill(look.ground).ignoresSafeArea() }
    }
    // A popover is as wide as the system makes it, whatever the rows are.
    .frame(idealWidth: isInPopover ? 320 : nil, maxWidth: .infinity, maxHeight: .infinity)
    .preference(key: RowSettingsKey.self, value: RowSettings())
  }

  /// Returns the place of a line above the others: a row that a finger moves, then headers (rule SM4.17).
  private func height(of line: Int, in sections: ListSections) -> Double {
    switch sections.line(line) {
    case .header: return 0.5
    case .footer, .deferred: return 0
    case .row(let section, let row):
      guard moving != nil || settling != nil else { return 0 }
      let place = sections.runRow(row, in: section)
      if let moving, section == moving.section, place == (moving.run, moving.source) { return 1 }
      return settling?.isTarget(place, in: section) == true ? 1 : 0
    }
  }
}

/// One line: a header, a row or a footer.
nonisolated struct ListLine: View {
  let sections: ListSections
  let line: ListSections.Line
  let look: ListAppearance
  let selection: ListSelection?
  let state: ListState
  @Environment(\.listSectionSpacing) private var spacing
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.windowMargin) private var margin
  @Environment(\.pixelLength) private var pixel

  init(
    sections: ListSections, line: ListSections.Line, look: ListAppearance,
    selection: ListSelection?,
    state: ListState
  ) {
    self.sections = sections
    self.line = line
    self.look = look
    self.selection = selection
    self.state = state
  }

  @MainActor var body: some View {
    switch line {
    case .header(let section): header(section)
    case .footer(let section): footer(section)
    case .row(let section, let row): rowViews(section, row)
    case .deferred(let section):
      let look = look
      let selection = selection
      let state = state
      sections.sections[section].deferred?.traits[.sections]?.arranged { units in
        let inner = ListSections(units).withGaps(look.isGrouped)
        return AnyView(
          VStack(alignment: .leading, spacing: 0) {
            ForEach(ListLines(sections: inner)) { line in
              ListLine(
                sections: inner, line: inner.line(line.index), look: look, selection: selection,
                state: state)
            }
          })
      }
    }
  }

  /// Half of the gap between two sections, in whole pixels where the list says nothing of it: 17.67 at three a point.
  private var halfGap: CGFloat {
    spacing.map { $0 / 2 } ?? (ListMetrics.sectionGap / 2 / pixel).rounded(.up) * pixel
  }

  @MainActor @ViewBuilder private func header(_ index: Int) -> some View {
    let section = sections.sections[index]
    if !section.header.isEmpty {
      ListHeader(
        units: section.header, look: look, ownProminence: section.prominence,
        expansion: look.isSidebar ? section.expansion : nil)
    } else if look.isGrouped {
      // A list begins with the whole gap, not with half of it.
      let gap = index == 0 ? look.firstGap : halfGap
      Color.clear.frame(height: gap)
    }
  }

  @MainActor @ViewBuilder private func footer(_ index: Int) -> some View {
    let footer = sections.sections[index].footer
    let isLast = index == sections.sections.count - 1
    if !footer.isEmpty {
      ListFooter(units: footer, look: look, isLast: isLast)
    } else if look.isGrouped, !isLast {
      Color.clear.frame(height: halfGap)
    }
  }

  @MainActor private func rowViews(_ section: Int, _ row: Int) -> some View {
    let units = sections.units(row, in: section)
    let count = sections.sections[section].rowCount
    let ends = ListUnits.Ends(
      isFirst: row == 0, isLast: row == count - 1, isFirstOfList: section == 0,
      lines: sections.sections[section].lines)
    return ListUnits(units: units, ends: ends, look: look, selection: selection, state: state)
      .padding(.bottom, row == count - 1 ? 0 : max(rowSpacing ?? 0, 0))
      .padding(.horizontal, look.inset(margin))
  }
}

/// The header of a section (rule C6.7).
nonisolated private struct ListHeader: View {
  let units: [ViewUnit]
  let look: ListAppearance
  /// The prominence that the section sets for its header (default: the list's).
  let ownProminence: Prominence?
  /// The expansion state that a tap on the header toggles.
  let expansion: Binding<Bool>?
  @Environment(\.headerProminence) private var prominence
  @Environment(\.windowMargin) private var margin
  @Environment(\.defaultMinListHeaderHeight) private var leastHeight

  init(
    units: [ViewUnit], look: ListAppearance, ownProminence: Prominence?, expansion: Binding<Bool>?
  ) {
    self.units = units
    self.look = look
    self.ownProminence = ownProminence
    self.expansion = expansion
  }

  @MainActor var body: some View {
    if let expansion {
      HStack(spacing: 0) {
        words
        Image(systemName: "chevron.forward")
          .font(.footnote.weight(.semibold))
          .foregroundStyle(.tint)
          .rotationEffect(.degrees(expansion.wrappedValue ? 90 : 0))
          .padding(.top, ListMetrics.headerTop - ListMetrics.headerBottom)
          .padding(.trailing, 2 * look.contentInset(margin))
      }
      .contentShape(Rectangle())
      .modifier(_TapModifier { withAnimation { expansion.wrappedValue.toggle() } })
    } else {
      words
    }
  }

  @MainActor private var words: some View {
    let isLarge = (ownProminence ?? prominence) == .increased || look.isSidebar
    return Group {
      switch look {
      case .plain, .middle:
        words(
          EdgeInsets(
            top: 6, leading: look.contentInset(margin), bottom: 6,
            trailing: look.contentInset(margin))
        )
        .font(.headline)
        .pinnedBackground { frame, environment, pass in
          let fill = AnyShapeStyle(.bar)._fill(in: environment)
          pass.add(fill, in: frame) { .fill(Path(frame), $0, .nonZero) }
        }
      case .grouped, .insetGrouped, .sidebar, .column:
        let words = words(
          EdgeInsets(
            top: ListMetrics.headerTop, leading: look.contentInset(margin),
            bottom: ListMetrics.headerBottom, trailing: look.contentInset(margin)))
        if isLarge {
          words.font(.title3.bold())
        } else {
          words.font(.footnote).textCase(.uppercase).containerForegroundStyle(.secondary)
        }
      }
    }
    .accessibilityProperties(makesElement: false) { properties, _ in
      if properties.traits.contains(.staticText) { properties.traits.insert(.header) }
    }
    .frame(minHeight: leastHeight)
    .padding(.horizontal, look.inset(margin))
  }

  @MainActor private func words(_ insets: EdgeInsets) -> some View {
    ListEdgeLayout(insets: insets) { ForEach(units) { $0.view } }
  }
}

/// The footer of a section (rule C6.7).
nonisolated private struct ListFooter: View {
  let units: [ViewUnit]
  let look: ListAppearance
  let isLast: Bool
  @Environment(\.windowMargin) private var margin

  init(units: [ViewUnit], look: ListAppearance, isLast: Bool) {
    self.units = units
    self.look = look
    self.isLast = isLast
  }

  @MainActor var body: some View {
    ListEdgeLayout(
      insets: EdgeInsets(
        top: ListMetrics.footerTop, leading: look.contentInset(margin),
        bottom: isLast ? 0 : ListMetrics.footerBottom, trailing: look.contentInset(margin))
    ) {
      ForEach(units) { $0.view }
    }
    .font(.footnote)
    .containerForegroundStyle(.secondary)
    .padding(.horizontal, look.inset(margin))
  }
}
