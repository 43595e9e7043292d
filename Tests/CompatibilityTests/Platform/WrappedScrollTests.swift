import SwiftUI
import Testing

/// Views of UIKit that scroll: their content stands where its offset says, and is cut off at their edges.
@Suite @MainActor struct WrappedScrollTests {
  private struct Wrapped: UIViewRepresentable {
    let make: () -> UIScrollView
    func makeUIView(context: Context) -> UIScrollView { make() }
    func updateUIView(_ uiView: UIScrollView, context: Context) {}
  }

  /// A scroll view of 200 × 300 points around two blocks of 30, one above the other.
  private struct Scroller: UIViewRepresentable {
    var height: CGFloat?
    var change: (UIScrollView) -> Void

    func makeUIView(context: Context) -> UIScrollView {
      let view = UIScrollView()
      let blocks = VStack(spacing: 0) {
        Color.red.frame(height: 30).accessibilityIdentifier("first")
        Color.blue.frame(height: 30)
      }
      let content = UIHostingController(rootView: blocks).view!
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
        content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
        content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
      ])
      if let height {
        content.heightAnchor.constraint(equalToConstant: height).isActive = true
      } else {
        content.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
      }
      change(view)
      return view
    }

    func updateUIView(_ view: UIScrollView, context: Context) {}
  }

  private func first(
    height: CGFloat? = nil, _ change: @escaping (UIScrollView) -> Void
  ) throws -> CGRect {
    let view = Scroller(height: height, change: change).frame(width: 200, height: 300)
    return try #require(try ImageRenderer(content: view).layoutReport().frame(of: "first"))
  }

  /// The far edge that content is fastened to says where it ends; it is as high as what it holds.
  @Test func contentBeginsAtTheTop() throws {
    #expect(try first { _ in } == CGRect(x: 0, y: 0, width: 200, height: 30))
  }

  @Test(arguments: [
    (nil, CGFloat(50)), (CGPoint(x: 0, y: -50), 50), (CGPoint(x: 0, y: -56), 50),
    (CGPoint(x: 0, y: -20), 50), (CGPoint(x: 0, y: 400), 50),
  ])
  func contentThatFitsStandsBelowItsInset(offset: CGPoint?, y: CGFloat) throws {
    let frame = try first { view in
      view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
      if let offset { view.contentOffset = offset }
    }
    #expect(frame.minY == y)
  }

  @Test(arguments: [(0, 0), (100, -100), (300, -300), (900, -300), (-10, 0)])
  func contentThatIsLargerScrolls(offset: CGFloat, y: CGFloat) throws {
    let frame = try first(height: 600) {
      $0.setContentOffset(CGPoint(x: 0, y: offset), animated: true)
    }
    #expect(frame.minY == 270 + y)
    let said = try first {
      $0.contentSize = CGSize(width: 200, height: 600)
      $0.contentOffset.y = offset
    }
    #expect(said.minY == y)
  }

  /// Hosted content that is higher than its view stands in the middle of it. (`CollapsingNavBarLongContent` of plasma-ios.)
  @Test(arguments: [(0, -30), (40, -10), (60, 0), (100, 20)])
  func contentStandsInTheMiddleOfItsView(height: CGFloat, y: CGFloat) throws {
    #expect(try first(height: height) { _ in }.minY == y)
  }

  /// Frames scroll as constraints do, and what is outside is cut off unless the view says otherwise.
  @Test(arguments: [(true, 0), (false, 40 * 5)])
  func whatIsOutsideIsCutOff(clips: Bool, outside: Int) throws {
    let view = Wrapped {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      view.clipsToBounds = clips
      let block = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
      block.backgroundColor = .red
      view.addSubview(block)
      view.contentOffset.y = 5
      return view
    }
    let picture = try ImageRenderer(
      content: view.frame(width: 40, height: 20).padding(.top, 5).clipped()
    ).bitmap()
    let top = (0..<5).flatMap { y in (0..<40).map { picture[$0, y] } }
    #expect(top.filter { $0.alpha > 127 }.count == outside)
  }

  @Test func numbersThatAreNoneEnd() throws {
    _ = try first(height: 600) { view in
      view.contentOffset = CGPoint(x: CGFloat.nan, y: .infinity)
      view.contentInset = UIEdgeInsets(top: .nan, left: .infinity, bottom: -1e300, right: 0)
      view.contentSize = CGSize(width: .nan, height: 1e300)
    }
  }
}
