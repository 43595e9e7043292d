import Foundation
import SwiftUI
import Testing

/// Controllers with bars, tabs and questions are drawn as the views of SwiftUI with the same content.
@MainActor @Suite struct ControllerPictureTests {
  private struct Controlled: UIViewControllerRepresentable {
    let make: @MainActor () -> UIViewController
    func makeUIViewController(context: Context) -> UIViewController { make() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  /// A page whose view is filled once it is loaded.
  private final class Page: UIViewController {
    private let name: String
    var onAppear: (Page) -> Void = { _ in }

    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = name
      let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
      label.text = "Content of \(name)"
      view.addSubview(label)
    }

    override func viewDidAppear(_ animated: Bool) { onAppear(self) }
  }

  private func stage(_ make: @escaping @MainActor () -> UIViewController) -> Stage {
    let stage = Stage(size: CGSize(width: 390, height: 700)) { Controlled(make: make) }
    stage.advance(by: 1)
    return stage
  }

  private func says(_ stage: Stage, _ words: String) throws -> Bool {
    try stage.accessibilityTree().description.contains(words)
  }

  @Test func navigationControllersHaveABarWithTitleAndButtons() throws {
    var added = 0
    let stage = stage {
      let first = Page("First")
      first.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More", primaryAction: UIAction { _ in added += 1 })
      first.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
      let navigation = UINavigationController(rootViewController: first)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }
    for words in ["First", "More", "Cancel", "Content of First"] {
      #expect(try says(stage, words), "\(words)")
    }
    // Beside the small title, which shows once the large one has scrolled away.
    #expect(try stage.layoutReport().nodes(saying: "First").contains { $0.frame.minX == 16 })
    try stage.tap("More")
    #expect(added == 1)
  }

  @Test func pushedPagesHaveAWayBack() throws {
    let navigation = UINavigationController(rootViewController: Page("First"))
    navigation.pushViewController(Page("Second"), animated: true)
    let stage = stage { navigation }
    #expect(try says(stage, "Content of Second"))
    #expect(try !says(stage, "Content of First"))
    try stage.tap("First")
    stage.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
    #expect(try says(stage, "Content of First"))
    navigation.popToRootViewController(animated: false)
    navigation.setToolbarHidden(false, animated: false)
    #expect(navigation.popToViewController(Page("Other"), animated: false) == nil)
    #expect(!navigation.isToolbarHidden && navigation.toolbar != nil)
  }

  @Test func tabControllersHaveABarOfTabs() throws {
    let tabs = UITabBarController()
    let (one, two) = (Page("One"), Page("Two"))
    one.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "house"), tag: 0)
    two.tabBarItem = UITabBarItem(title: "Two", image: UIImage(systemName: "star"), tag: 1)
    two.tabBarItem.badgeValue = "7"
    tabs.viewControllers = [UINavigationController(rootViewController: one), two]
    let stage = stage { tabs }
    #expect(try says(stage, "Content of One") && !says(stage, "Content of Two"))
    #expect(try stage.layoutReport().nodes(saying: "7").count == 1)
    try stage.tap("Two")
    stage.advance(by: 1)
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === two)
    #expect(try says(stage, "Content of Two"))
    tabs.selectedViewController = tabs.viewControllers?.first
    stage.advance(by: 1)
    #expect(try says(stage, "Content of One"))
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func presentedQuestionsAreAsked(style: UIAlertController.Style) throws {
    var given: [String] = []
    let page = Page("Page")
    page.onAppear = { page in
      let question = UIAlertController(title: "Sure?", message: "Twice.", preferredStyle: style)
      question.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { given.append($0.title ?? "") })
      question.addAction(UIAlertAction(title: "Keep", style: .cancel))
      page.present(question, animated: true)
    }
    let stage = stage { page }
    for words in ["Sure?", "Twice.", "Keep"] { #expect(try says(stage, words), "\(words)") }
    #expect(page.presentedViewController is UIAlertController)
    try stage.tap("Delete")
    stage.advance(by: 1)
    #expect(given == ["Delete"] && page.presentedViewController == nil)
    #expect(try !says(stage, "Sure?"))
  }

  @Test func presentedControllersAreSheetsOrCovers() throws {
    let sheet = Page("Sheet")
    sheet.sheetPresentationController?.detents = [.medium()]
    let page = Page("Page")
    page.onAppear = { $0.present(sheet, animated: true) }
    let stage = stage { page }
    let top = try stage.layoutReport().nodes(saying: "Content of Sheet").first?.frame.minY
    #expect(top.map { $0 > 300 } == true)
    #expect(sheet.presentingViewController === page && sheet.isBeingPresented == false)
    sheet.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(try !says(stage, "Content of Sheet"))
    let cover = Page("Cover")
    cover.modalPresentationStyle = .fullScreen
    #expect(cover.sheetPresentationController == nil)
    page.present(cover, animated: true)
    stage.advance(by: 1)
    #expect(try stage.layoutReport().nodes(saying: "Content of Cover").first?.frame.minY ?? 99 < 40)
    page.dismiss(animated: true)
    #expect(page.presentedViewController == nil)
  }

  @Test func pagesHaveSearchFieldsAndBarsBelow() throws {
    let page = Page("Find")
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Search books"
    page.navigationItem.searchController = search
    page.setToolbarItems(
      [
        UIBarButtonItem(title: "Mark", style: .done, target: nil, action: nil), .flexibleSpace(),
        .fixedSpace(8), UIBarButtonItem(systemItem: .trash, menu: UIMenu(title: "More")),
      ], animated: false)
    page.navigationItem.setRightBarButtonItems([UIBarButtonItem(systemItem: .add)], animated: false)
    page.navigationItem.setLeftBarButtonItems(nil, animated: false)
    page.navigationItem.setLeftBarButton(nil, animated: false)
    page.navigationItem.setRightBarButton(
      UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil), animated: false)
    page.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    navigation.hidesBarsOnSwipe = false
    let stage = stage { navigation }
    for words in ["Search books", "Mark", "Next"] { #expect(try says(stage, words), "\(words)") }
    #expect(UIBarButtonItem.fixedSpace(8).width == 8)
    navigation.show(Page("Shown"), sender: nil)
    stage.advance(by: 1)
    #expect(try says(stage, "Content of Shown"))
  }
}

extension LayoutReport {
  /// The views that show words, depth first.
  fileprivate func nodes(saying words: String) -> [Node] {
    func found(_ node: Node) -> [Node] {
      (node.text == words ? [node] : []) + node.children.flatMap(found)
    }
    return found(root)
  }
}
