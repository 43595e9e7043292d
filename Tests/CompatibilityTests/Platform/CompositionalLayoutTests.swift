import SwiftUI
import Testing

@MainActor private final class Source: NSObject, UICollectionViewDataSource {
  let count: Int

  init(count: Int) {
    self.count = count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = UICollectionViewCell()
    let label = UILabel()
    label.text = "cell \(indexPath.item)"
    label.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    cell.contentView.addSubview(label)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = UICollectionReusableView()
    let label = UILabel()
    label.text = kind
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    view.addSubview(label)
    return view
  }
}

private struct Wrapped: UIViewRepresentable {
  let layout: UICollectionViewLayout
  let source: Source

  func makeUIView(context: Context) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.dataSource = source
    view.selfSizingInvalidation =
      UICollectionView.SelfSizingInvalidation.enabledIncludingConstraints
    return view
  }
  func updateUIView(_ view: UICollectionView, context: Context) {}
}

@MainActor @Suite struct CompositionalLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Returns the frames of the cells' words.
  private func frames(
    _ layout: UICollectionViewLayout, count: Int = 5
  ) throws -> [String: CGRect] {
    let source = Source(count: count)
    let stage = Stage(size: CGSize(width: 300, height: 400)) {
      Wrapped(layout: layout, source: source)
    }
    var result: [String: CGRect] = [:]
    func visit(_ node: LayoutReport.Node) {
      if let text = node.text { result[text] = node.frame }
      node.children.forEach(visit)
    }
    visit(try stage.layoutReport().root)
    return result
  }

  @Test func groupsRepeatTheirItems() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    #expect(group.subitems.count == 1 && item.layoutSize.widthDimension.dimension == 0.5)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    let frames = try frames(UICollectionViewCompositionalLayout(section: section))
    let first = try #require(frames["cell 0"])
    let second = try #require(frames["cell 1"])
    let third = try #require(frames["cell 2"])
    #expect(second.minX - first.minX == 150 && second.minY == first.minY)
    #expect(third.minX == first.minX && third.minY - first.minY == 70)
    #expect(frames["cell 4"] != nil)
  }

  @Test func sectionsMayScrollSideways() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(120), .absolute(80)), subitem: item, count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior =
      UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging
    section.interGroupSpacing = 5
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "above",
        alignment: NSRectAlignment.top)
    ]
    let frames = try frames(UICollectionViewCompositionalLayout(section: section))
    let (first, second) = (try #require(frames["cell 0"]), try #require(frames["cell 1"]))
    #expect(second.minX - first.minX == 125 && second.minY == first.minY)
    let header: NSCollectionLayoutSupplementaryItem = section.boundarySupplementaryItems[0]
    #expect(header.elementKind == "above")
    let above = try #require(frames["above"])
    #expect(above.minY < first.minY && frames["cell 4"] == nil)
  }

  @Test func listsAreRows() throws {
    typealias Look = UICollectionLayoutListConfiguration
    var look = Look(appearance: Look.Appearance.plain)
    look.showsSeparators = false
    look.headerMode = Look.HeaderMode.none
    look.footerMode = Look.FooterMode.none
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { _, environment in
      let room: any NSCollectionLayoutEnvironment = environment
      let container: any NSCollectionLayoutContainer = room.container
      #expect(container.effectiveContentSize == CGSize(width: 300, height: 400))
      return .list(using: look, layoutEnvironment: environment)
    }
    let frames = try frames(UICollectionViewCompositionalLayout(sectionProvider: provider))
    let rows = try self.frames(UICollectionViewCompositionalLayout.list(using: look))
    let (upper, lower) = (try #require(rows["cell 0"]), try #require(rows["cell 1"]))
    #expect(rows.count == frames.count && lower.minX == upper.minX && lower.minY - upper.minY >= 44)
    let (first, second) = (try #require(frames["cell 0"]), try #require(frames["cell 1"]))
    #expect(second.minX == first.minX && second.minY > first.minY)
  }

  @Test func layoutsWithoutPlacesAreEmpty() throws {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(.nan), .estimated(-5)), subitems: [])
    group.interItemSpacing = NSCollectionLayoutSpacing.fixed(.infinity)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = NSCollectionLayoutSection(group: group)
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    #expect(try frames(layout).isEmpty)
    section.orthogonalScrollingBehavior = .continuous
    #expect(try frames(layout).isEmpty)
    let zero = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(0), .absolute(0)), repeatingSubitem: group, count: 0)
    #expect(try frames(UICollectionViewCompositionalLayout { _, _ in .init(group: zero) }).isEmpty)
  }
}
