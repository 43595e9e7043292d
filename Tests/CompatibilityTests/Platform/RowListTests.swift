import Foundation
import SwiftUI
import Testing

/// Tables and lists of collections look as lists of SwiftUI do; buttons have their configuration.
@MainActor struct RowListTests {
  private struct Shown<Kind: UIView>: UIViewRepresentable {
    let make: @MainActor () -> Kind
    func makeUIView(context: Context) -> Kind { make() }
    func updateUIView(_ view: Kind, context: Context) {}
  }

  private struct Controlled: UIViewControllerRepresentable {
    let make: @MainActor () -> UIViewController
    func makeUIViewController(context: Context) -> UIViewController { make() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private final class Settings: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 2 }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { section == 0 ? "Network" : nil }
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { section == 0 ? "What is below." : nil }
    override func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { UITableView.automaticDimension }
    override func tableView(
      _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { UITableView.automaticDimension }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.row)"
      content.secondaryText = "On"
      content.image = UIImage(systemName: "wifi")
      content.imageProperties.tintColor = .red
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  /// The colour of a picture's pixel, from 0 to 255.
  private func pixel(_ view: some View, _ x: Int, _ y: Int) throws -> [UInt8] {
    let shown = try ImageRenderer(content: view).bitmap()[x, y]
    return [shown.red, shown.green, shown.blue, shown.alpha]
  }

  @Test(arguments: [
    (UITableView.Style.plain, [UInt8(255), 255, 255, 255]), (.grouped, [242, 242, 247, 255]),
    (.insetGrouped, [242, 242, 247, 255]),
  ])
  func tablesHaveTheGroundOfTheirStyle(style: UITableView.Style, ground: [UInt8]) throws {
    let table = Controlled { Settings(style: style) }.frame(width: 390, height: 500)
    #expect(try pixel(table, 4, 490) == ground)
  }

  @Test func rowsOfAnInsetTableStandOnCards() throws {
    let report = try ImageRenderer(
      content: Controlled { Settings(style: .insetGrouped) }.frame(width: 390, height: 500)
    ).layoutReport()
    let words = report.nodes(saying: "Row 0").map(\.frame)
    // A card 16 from the edge, 20 to the image's place of 28, and 16 to the words.
    #expect(words.first?.minX == 80)
    #expect(report.nodes(saying: "NETWORK").count + report.nodes(saying: "Network").count == 1)
    #expect(report.nodes(saying: "What is below.").count == 1)
    #expect(report.nodes(saying: "On").first.map { $0.frame.maxX < 374 - 20 } == true)
  }

  private final class Fruits: UIViewController {
    private var source: UICollectionViewDiffableDataSource<Int, String>?

    override func viewDidLoad() {
      var look = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      look.headerMode = .firstItemInSection
      look.showsSeparators = true
      look.trailingSwipeActionsConfigurationProvider = { _ in
        let action = UIContextualAction(
          style: UIContextualAction.Style.destructive, title: "Delete"
        ) {
          _, _, done in done(true)
        }
        action.image = UIImage(systemName: "trash")
        let actions = UISwipeActionsConfiguration(actions: [action])
        actions.performsFirstActionWithFullSwipe = false
        return actions
      }
      look.leadingSwipeActionsConfigurationProvider = { _ in nil }
      let collection = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, path, item in
        var content =
          path.item == 0
          ? UIListContentConfiguration.groupedHeader() : cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories =
          path.item == 0 ? [] : [.label(text: "3"), .disclosureIndicator()]
      }
      source = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, item in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      var items = NSDiffableDataSourceSnapshot<Int, String>()
      items.appendSections([0])
      items.appendItems(["Fruit", "Apple", "Pear"], toSection: 0)
      source?.apply(items)
      view = collection
    }
  }

  @Test func listsOfCollectionsAreLists() throws {
    let fruits = Fruits()
    let content = Controlled { fruits }.frame(width: 390, height: 300)
    let report = try ImageRenderer(content: content).layoutReport()
    #expect(report.nodes(saying: "Apple").first?.frame.minX == 36)
    #expect(report.nodes(saying: "3").count == 2)
    #expect(report.nodes(saying: "FRUIT").count == 1)
    #expect(try pixel(content, 4, 290) == [242, 242, 247, 255])
  }

  @Test func accessoriesStandAtTheEndsOfRows() throws {
    typealias Accessory = UICellAccessory
    let accessories: [UICellAccessory] = [
      .checkmark(options: Accessory.CheckmarkOptions(tintColor: .red)),
      .detail(options: Accessory.DetailOptions()),
      .outlineDisclosure(
        options: Accessory.OutlineDisclosureOptions(style: .header, tintColor: .blue)),
      .reorder(displayed: .always, options: Accessory.ReorderOptions()),
      .delete(displayed: .always, options: Accessory.DeleteOptions()),
      .insert(displayed: Accessory.DisplayedState.always, options: Accessory.InsertOptions()),
      .multiselect(displayed: .always, options: Accessory.MultiselectOptions()),
      .disclosureIndicator(options: Accessory.DisclosureIndicatorOptions()),
      .label(
        text: "words",
        options: Accessory.LabelOptions(tintColor: .red, font: .systemFont(ofSize: 10))),
    ]
    for accessory in accessories {
      let cell = UICollectionViewListCell(frame: .zero)
      cell.accessories = [accessory]
      cell.indentationLevel = 1
      let shown = try ImageRenderer(
        content: Shown { cell }.frame(width: 200, height: 44)
      ).bitmap()
      let marked = (0..<200).filter { x in (0..<44).contains { shown[x, $0].alpha > 60 } }
      #expect(marked.count > 3)
      #expect(marked.allSatisfy { $0 < 60 } || marked.allSatisfy { $0 >= 120 })
    }
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    square.backgroundColor = .red
    let place = Accessory.Placement.leading(displayed: .always)
    let own = UICollectionViewListCell(frame: .zero)
    own.accessories = [
      .customView(
        configuration: Accessory.CustomViewConfiguration(customView: square, placement: place))
    ]
    let row = Shown { own }.frame(width: 200, height: 44)
    #expect(try pixel(row, 25, 22) == [255, 0, 0, 255])
    #expect(own.defaultContentConfiguration().text == nil && own.indentationWidth == 10)
  }

  @Test(arguments: [
    (UIButton.Configuration.Size.mini, 28), (.small, 28), (.medium, 35), (.large, 51),
  ])
  func buttonsHaveTheHeightsOfTheirSizes(size: UIButton.Configuration.Size, height: Int) throws {
    var look = UIButton.Configuration.filled()
    look.title = "Go"
    look.buttonSize = size
    let button = UIButton(configuration: look)
    #expect(try ImageRenderer(content: Shown { button }.fixedSize()).bitmap().height == height)
    look.contentInsets = .zero
    look.setDefaultContentInsets()
    #expect(look.contentInsets.top > 0)
  }

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, true, false), (.trailing, false, false), (.top, true, true),
    (.bottom, false, true),
  ])
  func imagesStandAtTheirSideOfTheWords(
    side: NSDirectionalRectEdge, isFirst: Bool, isVertical: Bool
  ) throws {
    var look = UIButton.Configuration.plain()
    look.title = "Words"
    look.image = UIImage(systemName: "star")
    look.imagePlacement = side
    look.imagePadding = 6
    look.titleAlignment = UIButton.Configuration.TitleAlignment.center
    look.titlePadding = 2
    let report = try ImageRenderer(
      content: Shown { UIButton(configuration: look) }.fixedSize()
    ).layoutReport()
    let words = try #require(report.nodes(saying: "Words").first).frame
    let star = try #require(report.nodes { $0.view == "Image" }.first).frame
    #expect(
      isVertical
        ? (isFirst ? star.maxY + 6 == words.minY : words.maxY + 6 == star.minY)
        : (isFirst ? star.maxX + 6 == words.minX : words.maxX + 6 == star.minX))
  }

  @Test func configurationsSayGroundWordsAndState() throws {
    var look = UIButton.Configuration.filled()
    look.background.backgroundColor = .red
    look.background.cornerRadius = 4
    look.background.strokeColor = .black
    look.background.strokeWidth = 2
    look.background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 0, bottom: 0, trailing: 0)
    look.attributedSubtitle = AttributedString("below")
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 30)
    look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var result = incoming
      result.font = .system(size: 30)
      return result
    }
    look.title = "Go"
    let button = UIButton(configuration: look)
    var updates = 0
    let handler: UIButton.ConfigurationUpdateHandler = { _ in updates += 1 }
    button.configurationUpdateHandler = handler
    button.automaticallyUpdatesConfiguration = false
    button.setNeedsUpdateConfiguration()
    let framed = Shown { button }.frame(width: 100, height: 80)
    #expect(try pixel(framed, 20, 40) == [255, 0, 0, 255])
    #expect(try pixel(framed, 0, 40) == [0, 0, 0, 255])
    #expect(updates > 0)
    #expect(look.updated(for: button).title == "Go")
    let disabled = UIButton(configuration: .filled())
    disabled.isEnabled = false
    let grey = try pixel(Shown { disabled }.frame(width: 60, height: 40), 30, 20)
    #expect(grey[0] < 130 && grey[3] < 60)
    var waiting = UIButton.Configuration.gray()
    waiting.showsActivityIndicator = true
    let report = try ImageRenderer(
      content: Shown { UIButton(configuration: waiting) }.fixedSize()
    ).layoutReport()
    #expect(report.size.width > 30)
    #expect(UIBackgroundConfiguration.clear().backgroundColor == .clear)
    #expect(UIBackgroundConfiguration.listPlainCell().backgroundColor == nil)
    #expect(UIBackgroundConfiguration.listGroupedCell().image == nil)
  }

  @Test func labelsOfAStackLieAsTheirAlignmentSays() throws {
    let stack = UIStackView()
    stack.distribution = .fillEqually
    for side in [NSTextAlignment.left, .center, .right] {
      let label = UILabel()
      label.text = "i"
      label.textAlignment = side
      stack.addArrangedSubview(label)
    }
    let report = try ImageRenderer(
      content: Shown { stack }.frame(width: 300, height: 61)
    ).layoutReport()
    let words = report.nodes(saying: "i").map(\.frame)
    #expect(words.count == 3 && words.allSatisfy { abs($0.midY - 30.5) <= 0.5 })
    #expect(words.first?.minX == 0 && words.last?.maxX == 300)
    #expect(words.dropFirst().first.map { abs($0.midX - 150) <= 0.5 } == true)
  }

  @Test func gapsAfterViewsMayDiffer() throws {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 4
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for view in views {
      view.backgroundColor = .red
      stack.addArrangedSubview(view)
    }
    stack.setCustomSpacing(20, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 20 && stack.customSpacing(after: views[1]) == 4)
    let shown = Shown { stack }.fixedSize()
    #expect(try ImageRenderer(content: shown).bitmap().height == 54)
  }

  @Test func symbolsTakeTheTintOfTheirView() throws {
    let view = UIImageView(image: UIImage(systemName: "square.fill"))
    view.tintColor = .red
    let shown = Shown { view }.frame(width: 30, height: 30)
    #expect(try pixel(shown, 15, 15) == [255, 0, 0, 255])
  }

  @Test func rowsHaveImages() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.imageView?.image = UIImage(systemName: "square.fill")
    cell.imageView?.tintColor = .red
    cell.textLabel?.text = "Words"
    #expect(try pixel(Shown { cell }.frame(width: 200, height: 44), 34, 22) == [255, 0, 0, 255])
    cell.accessoryView = UISwitch()
    cell.accessoryType = .detailDisclosureButton
    #expect(cell.accessoryView != nil)
  }

  @Test func looksOfRowsHaveNames() {
    var content = UIListContentConfiguration.sidebarCell()
    content.attributedText = NSAttributedString(string: "a")
    content.secondaryAttributedText = NSAttributedString(string: "b")
    content.textProperties.alignment =
      UIListContentConfiguration.TextProperties.TextAlignment.center
    content.textProperties.transform = UIListContentConfiguration.TextProperties.TextTransform.none
    content.textProperties.adjustsFontSizeToFitWidth = true
    content.textProperties.minimumScaleFactor = 0.5
    content.textProperties.adjustsFontForContentSizeCategory = false
    content.imageProperties = UIListContentConfiguration.ImageProperties()
    content.imageProperties.cornerRadius = 3
    content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    content.imageProperties.accessibilityIgnoresInvertColors = true
    content.axesPreservingSuperviewLayoutMargins = UIAxis.both
    content.directionalLayoutMargins = .zero
    content.imageToTextPadding = 4
    content.textToSecondaryTextVerticalPadding = 2
    content.textToSecondaryTextHorizontalPadding = 2
    #expect(content.axesPreservingSuperviewLayoutMargins == [.horizontal, .vertical])
    for look in [
      UIListContentConfiguration.sidebarSubtitleCell(), .plainHeader(), .sidebarHeader(),
      .prominentInsetGroupedHeader(), .plainFooter(), .groupedFooter(), .valueCell(),
    ] {
      #expect(look.text == nil && look.image == nil)
    }
    let head = UITableViewHeaderFooterView(reuseIdentifier: "head")
    head.contentConfiguration = UIListContentConfiguration.groupedHeader()
    head.textLabel?.text = "Words"
    let tab = UITabBarItem(tabBarSystemItem: UITabBarItem.SystemItem.search, tag: 3)
    #expect(tab.title == "Search" && tab.tag == 3 && tab.image != nil)
    let controller = UIViewController()
    #expect(controller.editButtonItem.isEnabled && !controller.isEditing)
    let button = UIButton(type: .system)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(title: "", children: [])
    #expect(button.menu != nil && head.contentConfiguration != nil)
  }
}

extension LayoutReport {
  /// The views that show words, depth first.
  fileprivate func nodes(saying words: String) -> [Node] { nodes { $0.text == words } }

  /// The views of which something is true, depth first.
  fileprivate func nodes(_ isWanted: (Node) -> Bool) -> [Node] {
    var found: [Node] = []
    var open = [root]
    while let node = open.popLast() {
      if isWanted(node) { found.append(node) }
      open += node.children.reversed()
    }
    return found
  }
}
