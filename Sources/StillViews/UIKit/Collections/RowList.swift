import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// Rows of a table, or of a collection that is laid out as a list, drawn as SwiftUI's `List` of that look.
@MainActor struct RowList {
  /// How rows lie on their ground.
  enum Look {
    case plain, grouped, insetGrouped, sidebar
  }

  /// A row, or a view of its own above or below rows.
  struct Row {
    let picture: UIViewPicture
    /// In points; nil: that of the content.
    var height: CGFloat?
    /// The least height, in points.
    var least: CGFloat = 44
    /// Where the line below begins, from the leading edge, in points; nil: where those of the list do.
    var lineInset: CGFloat?
  }

  /// The words or the view above or below the rows of a section.
  enum Edge {
    case words(String)
    case view(Row)
  }

  /// Rows that belong together.
  struct Part {
    var header: Edge?
    var rows: [Row] = []
    var footer: Edge?
  }

  /// The lines between rows.
  struct Lines {
    var isShown = true
    /// Nil: the system's colour.
    var color: UIColor?
    /// From the leading edge of the rows, in points.
    var inset: CGFloat = 20
  }

  var look = Look.plain
  var sections: [Part] = []
  /// Above all rows.
  var header: Row?
  /// Below all rows.
  var footer: Row?
  var lines = Lines()
  /// Whether the view has a ground of its own, in place of the list's.
  var hasOwnGround = false
  /// The colour of the ground; nil: that of the view, or of the list.
  var ground: UIColor?

  var view: AnyView {
    let list = List {
      if let header { alone(header) }
      ForEach(sections.indices, id: \.self) { index in
        Section {
          rows(of: sections[index])
        } header: {
          edge(sections[index].header)
        } footer: {
          edge(sections[index].footer)
        }
      }
      if let footer { alone(footer) }
    }
    .environment(\.defaultMinListRowHeight, 1)
    .scrollContentBackground(hasOwnGround ? .hidden : .automatic)
    .background(ground.map(Color.init(uiColor:)) ?? .clear)
    return switch look {
    case .plain: AnyView(list.listStyle(.plain))
    case .grouped: AnyView(list.listStyle(.grouped))
    case .insetGrouped: AnyView(list.listStyle(.insetGrouped))
    case .sidebar: AnyView(list.listStyle(.sidebar))
    }
  }

  private func rows(of section: Part) -> some View {
    ForEach(section.rows.indices, id: \.self) { index in
      let row = section.rows[index]
      shown(row)
        .listRowSeparator(lines.isShown ? .automatic : .hidden)
        // Tables have no line above their first row.
        .listRowSeparator(.hidden, edges: .top)
        .listRowSeparatorTint(lines.color.map(Color.init(uiColor:)))
        .alignmentGuide(.listRowSeparatorLeading) { _ in row.lineInset ?? lines.inset }
    }
  }

  /// A view over the whole width, without a card and lines.
  private func alone(_ row: Row) -> some View {
    shown(row).listRowSeparator(.hidden).listRowBackground(Color.clear)
  }

  private func shown(_ row: Row) -> some View {
    row.picture
      .frame(height: row.height)
      .frame(
        maxWidth: .infinity, minHeight: row.height == nil ? row.least : nil, alignment: .leading
      )
      .listRowInsets(EdgeInsets())
  }

  @ViewBuilder private func edge(_ edge: Edge?) -> some View {
    switch edge {
    case .words(let words): Text(verbatim: words)
    case .view(let row): shown(row)
    case nil: EmptyView()
    }
  }
}

extension RowList {
  /// The rows of a collection until a height is full.
  init(
    _ configuration: UICollectionLayoutListConfiguration, of view: UICollectionView,
    until height: CGFloat
  ) {
    look = configuration.look
    lines.isShown = configuration.showsSeparators
    hasOwnGround = view.backgroundColor != nil || configuration.backgroundColor != nil
    ground = configuration.backgroundColor
    var (used, count) = (CGFloat.zero, 0)
    func edge(_ isThere: Bool, _ kind: String, _ number: Int) -> Edge? {
      guard isThere else { return nil }
      used += 28
      return view.picture(of: kind, section: number, size: .zero)
        .map { .view(Row(picture: $0, least: 28)) }
    }
    for number in 0..<min(view.numberOfSections, LineFiller.most) {
      guard used <= height, count < LineFiller.most else { break }
      var section = Part()
      section.header = edge(
        configuration.headerMode == .supplementary, UICollectionView.elementKindSectionHeader,
        number)
      for item in 0..<view.numberOfItems(inSection: number) {
        guard used <= height, count < LineFiller.most else { break }
        count += 1
        used += 44
        let path = IndexPath(item: item, section: number)
        guard let picture = view.picture(at: path, size: .zero) else { continue }
        if item == 0, configuration.headerMode == .firstItemInSection {
          section.header = .view(Row(picture: picture))
        } else {
          section.rows.append(Row(picture: picture, lineInset: view.lineInset(at: path)))
        }
      }
      section.footer = edge(
        configuration.footerMode == .supplementary, UICollectionView.elementKindSectionFooter,
        number)
      sections.append(section)
    }
  }
}

extension UICollectionLayoutListConfiguration {
  fileprivate var look: RowList.Look {
    switch appearance {
    case .plain, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    }
  }
}
