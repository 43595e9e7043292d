import Foundation
import SwiftUI
import Testing

/// Collections and tables of UIKit among views.
@MainActor struct CollectionViewTests {
  /// A cell whose content is as red as its class says.
  private final class Tile: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.backgroundColor = .red
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching
  {
    var drawn = 0

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1_000_000 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      drawn += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: (collectionView.bounds.width - 10) / 2, height: 20)
    }

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {}
  }

  private struct Grid: UIViewRepresentable {
    let source: Source

    func makeUIView(context: Context) -> UICollectionView {
      let layout = UICollectionViewFlowLayout()
      layout.minimumInteritemSpacing = 10
      layout.minimumLineSpacing = 10
      layout.scrollDirection = .vertical
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(Tile.self, forCellWithReuseIdentifier: "tile")
      view.dataSource = source
      view.delegate = source
      view.prefetchDataSource = source
      return view
    }

    func updateUIView(_ view: UICollectionView, context: Context) { view.reloadData() }
  }

  @Test func cellsLieInLines() throws {
    let source = Source()
    let shown = try ImageRenderer(
      content: Grid(source: source).frame(width: 100, height: 100)
    ).bitmap()
    #expect(shown[20, 10].red > 200 && shown[80, 10].red > 200 && shown[50, 10].alpha == 0)
    #expect(shown[20, 25].alpha == 0 && shown[20, 40].red > 200)
    #expect(source.drawn < 100)
  }

  /// Cells of a fixed size in a flow.
  private final class Fixed: NSObject, UICollectionViewDataSource {
    let count: Int

    init(_ count: Int) {
      self.count = count
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
  }

  private struct Flow: UIViewRepresentable {
    let source: Fixed
    let width: CGFloat

    func makeUIView(context: Context) -> UICollectionView {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: width, height: 20)
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(Tile.self, forCellWithReuseIdentifier: "tile")
      view.dataSource = source
      return view
    }

    func updateUIView(_ view: UICollectionView, context: Context) {}
  }

  /// Two cells of 30 stand at the edges of a line of 100, the third below the first; one of 60 in the middle.
  @Test func cellsAreSpreadOverTheirLines() throws {
    func starts(_ count: Int, _ width: CGFloat, line: Int) throws -> [Int] {
      let shown = try ImageRenderer(
        content: Flow(source: Fixed(count), width: width).frame(width: 100, height: 100)
      ).bitmap()
      let inked = (0..<100).map { shown[$0, line * 30 + 10].alpha > 0 }
      return inked.indices.filter { inked[$0] && ($0 == 0 || !inked[$0 - 1]) }
    }
    #expect(try starts(3, 30, line: 0) == [0, 70])
    #expect(try starts(3, 30, line: 1) == [0])
    #expect(try starts(8, 26, line: 0) == [0, 37, 74])
    #expect(try starts(8, 26, line: 2) == [0, 37])
    #expect(try starts(2, 60, line: 0) == [20])
    #expect(try starts(2, 60, line: 1) == [20])
    #expect(try starts(1, 30, line: 0) == [0])
  }

  /// As many sections as there are numbers, with as many cells in each, or with none.
  private final class Endless: NSObject, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSource, UITableViewDataSource
  {
    let count: Int

    init(_ count: Int) {
      self.count = count
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { .max }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { Tile(frame: .zero) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { .zero }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 0 }
    func numberOfSections(in tableView: UITableView) -> Int { .max }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private struct Without<Kind: UIView>: UIViewRepresentable {
    let make: @MainActor () -> Kind
    func makeUIView(context: Context) -> Kind { make() }
    func updateUIView(_ view: Kind, context: Context) {}
  }

  @Test(arguments: [0, 1, Int.max]) func sectionsWithoutEndAreDrawn(_ count: Int) throws {
    let source = Endless(count)
    let cells = Without {
      let view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      view.dataSource = source
      view.delegate = source
      return view
    }
    let rows = Without {
      let view = UITableView()
      view.dataSource = source
      return view
    }
    #expect(try ImageRenderer(content: cells.frame(width: 50, height: 50)).bitmap().width == 50)
    #expect(try ImageRenderer(content: rows.frame(width: 50, height: 50)).bitmap().width == 50)
  }

  private struct Tiles: UIViewRepresentable {
    let layout: UICollectionViewLayout

    final class Coordinator {
      var source: UICollectionViewDiffableDataSource<Int, String>?
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UICollectionView {
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
        cell, _, _ in
        cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 20) }
          .margins(.all, 0)
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0, 0])
      snapshot.appendItems(["a", "b"])
      snapshot.deleteItems(["b"])
      source.apply(snapshot)
      context.coordinator.source = source
      return view
    }

    func updateUIView(_ view: UICollectionView, context: Context) {}
  }

  @Test func snapshotsGiveTheItems() throws {
    let shown = try ImageRenderer(
      content: Tiles(layout: UICollectionViewLayout()).frame(width: 60, height: 60)
    ).bitmap()
    #expect(shown[30, 10].red > 200 && shown[30, 40].alpha == 0)
  }

  private final class Rows: UITableViewController {
    init() { super.init(style: .plain) }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.register(
        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
      tableView.separatorStyle = .none
      tableView.rowHeight = 20
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 3 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.backgroundColor = indexPath.row == 1 ? .red : .blue
      var content: UIListContentConfiguration = cell.defaultContentConfiguration()
      content.text = nil
      cell.contentConfiguration = content as any UIContentConfiguration
      return cell
    }
  }

  private struct Wrapped<Controller: UIViewController>: UIViewControllerRepresentable {
    let make: @MainActor () -> Controller

    func makeUIViewController(context: Context) -> Controller { make() }
    func updateUIViewController(_ controller: Controller, context: Context) {}
  }

  @Test func tablesHaveRows() throws {
    let shown = try ImageRenderer(
      content: Wrapped { Rows() }.frame(width: 60, height: 80)
    ).bitmap()
    #expect(shown[30, 10].blue > 200 && shown[30, 30].red > 200 && shown[30, 50].blue > 200)
    #expect(shown[30, 70].red == 255 && shown[30, 70].blue == 255)
  }

  private final class Lines: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  @Test func rowsHaveTexts() throws {
    let lines = Lines()
    func content() -> UITableView {
      let table = UITableView()
      table.dataSource = lines
      table.delegate = lines
      return table
    }
    #expect(content().numberOfRows(inSection: 0) == 1)
    let controller = UIViewController()
    controller.view = content()
    let shown = try ImageRenderer(
      content: Wrapped { controller }.frame(width: 200, height: 60)
    ).bitmap()
    #expect((20..<60).contains { x in (5..<50).contains { shown[x, $0].alpha > 200 } })
    #expect((160..<190).contains { x in (5..<50).contains { shown[x, $0].alpha > 40 } })
  }

  @Test func placesAreNumbered() {
    var path = IndexPath(row: 2, section: 1)
    #expect(path.row == 2 && path.item == 2 && path.section == 1)
    path.item = 5
    #expect(path == IndexPath(item: 5, section: 1))
    #expect(IndexPath().section == 0 && IndexPath().row == 0)
  }

  @Test func dataSourcesOfTablesAndTheirViews() {
    let table = UITableView(frame: .zero, style: .grouped)
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([1])
    snapshot.appendItems([7, 8], toSection: 1)
    source.apply(snapshot)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 8)
    #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 3)) == nil)
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    #expect(controller.collectionView.numberOfSections == 1 && place.alpha == 1)
    let head: UICollectionReusableView = controller.collectionView.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "none",
      for: IndexPath(item: 0, section: 0))
    let asked: (any UICollectionViewDelegate)? = nil
    #expect(head.reuseIdentifier == nil && asked == nil)
  }

  @Test func valuesOfRowsAndCells() {
    let cell = UITableViewCell(style: UITableViewCell.CellStyle.value1, reuseIdentifier: "row")
    cell.accessoryType = UITableViewCell.AccessoryType.checkmark
    let editing = UITableViewCell.EditingStyle.delete
    let motion = UITableView.RowAnimation.automatic
    let direction = UICollectionView.ScrollDirection.horizontal
    var content = UIListContentConfiguration.subtitleCell()
    let look: UIListContentConfiguration.TextProperties = content.textProperties
    content.secondaryTextProperties = look
    #expect(cell.detailTextLabel != nil && cell.reuseIdentifier == "row")
    #expect(editing.rawValue == 1 && motion.rawValue == 100 && direction.rawValue == 1)
    typealias Source = UICollectionViewDiffableDataSource<Int, Int>
    let cells: Source.CellProvider = { _, _, _ in nil }
    let views: Source.SupplementaryViewProvider = { _, _, _ in nil }
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = Source(collectionView: collection, cellProvider: cells)
    source.supplementaryViewProvider = views
    #expect(collection.numberOfSections == 0)
  }
}
