import Foundation
import SwiftUI
import Testing

/// Views of UIKit inside each other, and descriptors of fonts.
@MainActor @Suite struct ViewHierarchyTests {
  @Test func viewsArePutBesideOthers() {
    let (outer, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    outer.addSubview(a)
    outer.addSubview(b)
    outer.insertSubview(c, belowSubview: b)
    #expect(outer.subviews == [a, c, b])
    outer.insertSubview(c, aboveSubview: b)
    #expect(outer.subviews == [a, b, c])
    outer.bringSubviewToFront(a)
    #expect(outer.subviews == [b, c, a])
    outer.sendSubviewToBack(a)
    #expect(outer.subviews == [a, b, c])
    outer.insertSubview(a, aboveSubview: UIView())
    outer.insertSubview(a, aboveSubview: a)
    #expect(outer.subviews == [a, b, c])
    c.tag = 7
    #expect(outer.viewWithTag(7) === c && outer.viewWithTag(8) == nil)
    #expect(c.isDescendant(of: outer) && c.isDescendant(of: c) && !outer.isDescendant(of: c))
  }

  @Test func placesAreConvertedByFrames() {
    let outer = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    let middle = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 14, y: 25))
    #expect(inner.convert(CGPoint(x: 14, y: 25), from: outer) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 13, y: 24, width: 5, height: 6))
    #expect(middle.convert(inner.frame, from: middle) == inner.frame)
    #expect(middle.center == CGPoint(x: 35, y: 45))
    middle.center = CGPoint(x: 50, y: 50)
    #expect(middle.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
  }

  /// A name of other systems that programs for phones mention; a `switch` over styles goes without it.
  @Test func largerTitlesAreLargeTitles() {
    func size(_ style: Font.TextStyle) -> CGFloat {
      switch style {
      case .extraLargeTitle, .extraLargeTitle2: 36
      default: 17
      }
    }
    #expect(size(.largeTitle) == 36 && size(.title) == 17)
    #expect(Font.TextStyle.allCases.count == 11)
  }

  @Test func recognizersAreKept() {
    let (view, tap) = (UIView(), UITapGestureRecognizer())
    #expect(view.gestureRecognizers == nil)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers?.first === tap)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers?.isEmpty == true)
  }

  @Test func attributesDescribeFonts() {
    let plain = UIFontDescriptor(name: "Mono", size: 10)
    let heavy = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: 0.62]])
    #expect(
      heavy
        == plain.addingAttributes([
          .traits: [.weight: UIFont.Weight.black] as [UIFontDescriptor.TraitKey: Any]
        ]))
    #expect(heavy != plain && heavy.pointSize == 10)
    let bits = UIFontDescriptor.SymbolicTraits.traitItalic.rawValue
    let leaning = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.symbolic: bits]])
    #expect(leaning.symbolicTraits == .traitItalic)
    let role = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.headline])
    #expect(role.pointSize == 17)
    #expect(UIFontDescriptor(fontAttributes: [.size: 21, .family: "Serif"]).pointSize == 21)
    #expect(UIFontDescriptor(fontAttributes: [.traits: ["odd": 1], .size: "odd"]).pointSize == 12)
    #expect(plain.fontAttributes[.name] as? String == "Mono")
  }

  /// Reads its own height before it has one.
  private struct SelfMeasured: View {
    @State private var height: CGFloat?
    var body: some View {
      Color.red.frame(width: 10, height: height).background {
        GeometryReader { room in
          Color.clear.onAppear { height = room.size.height / 2 }
        }
      }
    }
  }

  /// Apple's picture `testIconButtonGroupMGapDensePilledtHorizontalHomeDS` of plasma-ios: a group that has the height of
  /// its rows once it has appeared is measured as high as the screen.
  @Test func aHostedViewIsMeasuredBeforeItAppears() {
    let controller = UIHostingController(rootView: SelfMeasured())
    #expect(
      controller.sizeThatFits(in: CGSize(width: 30, height: 80)) == CGSize(width: 10, height: 80))
  }

  @Test(
    arguments: [
      (CGSize(width: CGFloat.nan, height: 5), CGSize(width: 50, height: 5)),
      (CGSize(width: -3, height: CGFloat.infinity), CGSize(width: 0, height: 20)),
      (CGSize(width: -CGFloat.infinity, height: 0), .zero),
    ])
  func badRoomsGiveASize(_ room: CGSize, _ expected: CGSize) {
    let controller = UIHostingController(rootView: Color.red.frame(width: 50, height: 20))
    #expect(controller.sizeThatFits(in: room) == expected)
  }

  @Test func deepViewsAreFound() {
    let outer = UIView(frame: CGRect(x: 1, y: 1, width: 9, height: 9))
    var inner = outer
    for _ in 0..<20_000 {
      let next = UIView(frame: CGRect(x: 1, y: 0, width: 9, height: 9))
      inner.addSubview(next)
      inner = next
    }
    inner.tag = 5
    #expect(outer.viewWithTag(5) === inner && inner.isDescendant(of: outer))
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 20_000, y: 0))
    // Freed from the inside out.
    while let around = inner.superview {
      inner.removeFromSuperview()
      inner = around
    }
  }

  /// Apple's picture `testChipGroupLDensePlasmaHomeDS` of plasma-ios.
  @Test func aHostedViewIsNoLargerThanItsRoom() {
    let controller = UIHostingController(rootView: Color.red.frame(width: 50, height: 20))
    #expect(
      controller.sizeThatFits(in: CGSize(width: 30, height: 80)) == CGSize(width: 30, height: 20))
  }
}
