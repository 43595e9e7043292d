import Foundation
import SwiftUI
import Testing

/// Controllers of tables and collections without arguments, and what stands beside them in code of UIKit.
@Suite @MainActor struct PlainControllerTests {
  private final class Days: UITableViewController {
    let days: [String]

    init(days: [String]) {
      self.days = days
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { days.count }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = days[indexPath.row]
      return cell
    }
  }

  private final class Empty: UITableViewController {
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    override func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
  }

  private final class Grid: UICollectionViewController {}

  private struct Shown: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> Days { Days(days: ["Monday", "Tuesday"]) }
    func updateUIViewController(_ controller: Days, context: Context) {}
  }

  @Test func aTableIsMadeWithoutAStyle() throws {
    #expect(Days(days: []).tableView.style == .plain)
    #expect(Empty().tableView.style == .plain)
    #expect(Grid().collectionView.collectionViewLayout is UICollectionViewFlowLayout)
    let texts = try said(Shown().frame(width: 300, height: 300))
    #expect(texts.contains("Tuesday"))
  }

  @Test func aFlippedImageHasItsLeftOnTheRight() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let flipped = image.withHorizontallyFlippedOrientation()
    #expect(flipped.size == image.size)
    #expect(flipped.pngData() != image.pngData())
    #expect(flipped.withHorizontallyFlippedOrientation().pngData() == image.pngData())
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(symbol.withHorizontallyFlippedOrientation() === symbol)
  }

  @Test func namesOfOlderCode() throws {
    #expect(!UIApplication.shared.openURL(try #require(URL(string: "https://example.org"))))
    #expect(UITextItemInteraction.preview != .invokeDefaultAction)
    #expect(UITextItemInteraction.presentActions.rawValue == 1)
    #expect(Data.WritingOptions.atomicWrite == .atomic)
    let options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: true]
    #expect(options[UIApplication.OpenURLOptionsKey.sourceApplication] == nil)
    #expect(UIApplication.OpenURLOptionsKey(rawValue: "a") != .annotation)
    UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
    #expect(UIDevice.current.value(forKey: "orientation") as? Int == 1)
    #expect(UIDevice.current.value(forKey: "other") == nil)
    let slider = UISlider()
    #expect(!slider.isTracking && !slider.isTouchInside)
    let bar = UISearchBar()
    bar.scopeButtonTitles = ["All", "Near"]
    bar.selectedScopeButtonIndex = 1
    bar.showsScopeBar = true
    #expect(bar.scopeButtonTitles?.count == 2 && bar.showsScopeBar)
  }
}
