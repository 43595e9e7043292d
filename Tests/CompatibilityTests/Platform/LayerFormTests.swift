import Foundation
import SwiftUI
import Testing

/// Names of UIKit, Core Graphics and Core Text beside views: layers, navigation controllers, fonts by file, default labels.
@MainActor struct LayerFormTests {
  private struct Wrapped: UIViewRepresentable {
    let change: @MainActor (UIView) -> Void

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.backgroundColor = .red
      change(view)
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func picture(_ change: @escaping @MainActor (UIView) -> Void) throws -> Bitmap {
    try ImageRenderer(content: Wrapped(change: change).frame(width: 40, height: 40)).bitmap()
  }

  @Test func layersRoundCorners() throws {
    let plain = try picture { _ in }
    let round = try picture {
      $0.layer.cornerRadius = 12
      $0.layer.cornerCurve = CALayer.CornerCurve.circular
      $0.layer.removeAllAnimations()
    }
    #expect(plain[0, 0].alpha == 255)
    #expect(round[0, 0].alpha == 0 && round[20, 20].alpha == 255)
  }

  @Test func layersHaveBordersAndShadows() throws {
    let framed = try picture {
      $0.layer.borderWidth = 3
      $0.layer.borderColor = UIColor.blue.cgColor
    }
    #expect(framed[1, 20].blue > 200 && framed[20, 20].red > 200)
    let wide = try ImageRenderer(
      content: Wrapped {
        $0.layer.shadowOpacity = 1
        $0.layer.shadowOffset = CGSize(width: 0, height: 10)
        $0.layer.shadowRadius = 0
      }.frame(width: 20, height: 20).padding(20)
    ).bitmap()
    #expect(wide[30, 45].alpha == 255 && wide[30, 52].alpha == 0)
  }

  @Test func layersReadAndWriteTheirView() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let layer: CALayer = view.layer
    layer.masksToBounds = true
    layer.opacity = 0.5
    #expect(view.clipsToBounds && view.alpha == 0.5)
    #expect(layer.frame == view.frame && layer.bounds.size == CGSize(width: 3, height: 4))
  }

  @Test func layersWithNumbersThatAreNoneDrawTheGround() throws {
    let odd = try picture {
      $0.layer.cornerRadius = .nan
      $0.layer.borderWidth = -.infinity
    }
    #expect(try odd == picture { _ in })
  }

  @Test func navigationControllersShowTheirTopPage() {
    let first = UIViewController()
    let second = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: true)
    #expect(navigation.topViewController === second && second.navigationController === navigation)
    #expect(navigation.popViewController(animated: false) === second)
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.viewControllers.count == 1)
  }

  private final class Delegate: UITextViewDelegate {}

  @Test func textViewsHaveDelegates() {
    let delegate = Delegate()
    let view = UITextView()
    view.delegate = delegate
    view.text = "Words"
    view.isAccessibilityElement = false
    view.addConstraints([view.heightAnchor.constraint(equalToConstant: 1)])
    #expect(view.delegate === delegate && view.text == "Words")
  }

  @Test func fontsAreRegisteredFromData() throws {
    let junk = try #require(CGDataProvider(data: CFData("no font".utf8)))
    let font = try #require(CGFont(junk))
    var error: Unmanaged<CFError>?
    let isRegistered = unsafe CTFontManagerRegisterGraphicsFont(font, &error)
    #expect(!isRegistered)
    let reason = unsafe error?.takeRetainedValue().localizedDescription
    #expect(reason?.isEmpty == false)
    #expect(CGDataProvider(url: URL(fileURLWithPath: "/nowhere.ttf") as CFURL) == nil)
    let name: CFString = "nowhere"
    let isFound = CTFontManagerRegisterFontsForURL(
      URL(fileURLWithPath: "/\(name).ttf"), CTFontManagerScope.process, nil)
    #expect(!isFound)
    #expect(UIFont.familyNames.contains("Inter"))
    #expect(!UIFont.fontNames(forFamilyName: "Inter").isEmpty)
    #expect(UIFont.fontNames(forFamilyName: "Nobody's").isEmpty)
  }

  @Test func rolesHaveTitlesOfTheirOwn() throws {
    let button: Button<DefaultButtonLabel> = Button(role: .confirm) {}
    let report = try ImageRenderer(content: button).layoutReport()
    #expect("\(report)".contains("Done"))
  }

  @Test func moreThanFiveTabsAreFourAndMore() throws {
    let stage = Stage(size: CGSize(width: 390, height: 300)) {
      TabView {
        ForEach(0..<7, id: \.self) { number in
          Text("Page \(number)").tabItem { Label("Tab \(number)", systemImage: "star") }
        }
      }
    }
    let closed = "\(try stage.layoutReport())"
    #expect(closed.contains("Tab 3") && closed.contains("More") && !closed.contains("Tab 4"))
    try stage.tap("More")
    stage.advance(by: 2)
    let open = "\(try stage.layoutReport())"
    #expect(open.contains("Tab 4") && open.contains("Tab 6"))
    try stage.tap("Tab 5")
    stage.advance(by: 2)
    #expect("\(try stage.layoutReport())".contains("Page 5"))
  }

  @Test func relativeFramesLieBetweenContentMargins() throws {
    let view = ScrollView(.horizontal) {
      Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("page")
    }
    .contentMargins(.horizontal, 40, for: .scrollContent)
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 100)
    let frame = try renderer.layoutReport().frame(of: "page")
    #expect(frame?.minX == 40 && frame?.width == 220)
  }

  @Test func roundedFieldsGrowWithTheirType() throws {
    let field = TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
    #expect(try ImageRenderer(content: field.frame(width: 200)).layoutReport().size.height == 34)
    let large = try ImageRenderer(content: field.font(.title).frame(width: 200)).layoutReport()
    // A line of 28 points, 34 in whole points, one more (rule C4.1), and 6 above and below to the border.
    #expect(large.size.height == 47)
  }
}
