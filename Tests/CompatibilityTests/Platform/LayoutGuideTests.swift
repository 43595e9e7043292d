import Foundation
import SwiftUI
import Testing

/// Constraints between views of UIKit and layout guides.
@MainActor @Suite struct LayoutGuideTests {
  private struct Wrapped: UIViewRepresentable {
    let make: (UIView) -> Void
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.backgroundColor = .white
      make(view)
      return view
    }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  /// Returns the frames of the views that a closure adds, in a view of 300 × 200 points.
  private func frames(_ make: @escaping (UIView) -> Void) throws -> [CGRect] {
    let report = try ImageRenderer(content: Wrapped(make: make).frame(width: 300, height: 200))
      .layoutReport()
    return ["a", "b"].compactMap { report.frame(of: $0) }
  }

  private func add(_ name: String, to view: UIView) -> UIView {
    let inner = UIView()
    inner.backgroundColor = .red
    inner.accessibilityIdentifier = name
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    return inner
  }

  @Test func aGuideLiesWhereItsConstraintsSay() throws {
    let found = try frames { view in
      let inner = add("a", to: view)
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        guide.heightAnchor.constraint(equalToConstant: 60),
        inner.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        inner.topAnchor.constraint(equalTo: guide.bottomAnchor),
        inner.widthAnchor.constraint(equalToConstant: 30),
        inner.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.5),
      ])
    }
    #expect(found == [CGRect(x: 80, y: 70, width: 30, height: 30)])
  }

  /// A hidden view keeps its place, and those behind it keep theirs. (T: `testTextAreaPlaceholderNoText` of SBB's design system, whose
  /// second label took the place of the first)
  @Test func aHiddenViewHoldsToItsConstraints() throws {
    let found = try frames { view in
      let first = UIView()
      first.isHidden = true
      first.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(first)
      let second = add("a", to: view)
      NSLayoutConstraint.activate([
        first.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
        first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        first.heightAnchor.constraint(equalToConstant: 20),
        second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 12),
        second.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        second.widthAnchor.constraint(equalToConstant: 40),
        second.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    #expect(found == [CGRect(x: 16, y: 37, width: 40, height: 10)])
  }

  @Test func marginsInsetTheirGuide() throws {
    let found = try frames { view in
      view.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 30)
      let inner = add("a", to: view)
      let guide = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        inner.topAnchor.constraint(equalTo: guide.topAnchor),
        inner.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -50),
      ])
    }
    #expect(found == [CGRect(x: 10, y: 5, width: 260, height: 145)])
  }

  @Test func constraintsAreMadeFromAttributes() throws {
    let found = try frames { view in
      let (first, second) = (add("a", to: view), add("b", to: view))
      @MainActor func relate(
        _ item: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?,
        _ its: NSLayoutConstraint.Attribute, _ multiplier: CGFloat = 1, _ constant: CGFloat = 0
      ) {
        view.addConstraint(
          NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: its,
            multiplier: multiplier, constant: constant))
      }
      relate(first, .leadingMargin, view, .leadingMargin, 1, 4)
      relate(first, .top, view, .top)
      relate(first, .width, nil, .notAnAttribute, 1, 40)
      relate(first, .height, first, .width, 2)
      relate(second, .centerX, view, .centerX)
      relate(second, .top, first, .bottom, 1, 10)
      relate(second, .width, first, .width)
      relate(second, .bottom, view, .bottomMargin)
      #expect(view.constraints.isEmpty && first.constraints.count == 4)
    }
    #expect(found.first == CGRect(x: 4, y: 0, width: 40, height: 80))
    #expect(found.last == CGRect(x: 130, y: 90, width: 40, height: 102))
  }

  @Test func spacingOfTheSystemIsEightPoints() throws {
    let found = try frames { view in
      let (first, second) = (add("a", to: view), add("b", to: view))
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(
          equalToSystemSpacingAfter: view.safeAreaLayoutGuide.leadingAnchor, multiplier: 2),
        first.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1),
        second.leadingAnchor.constraint(
          equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
        second.firstBaselineAnchor.constraint(equalTo: first.lastBaselineAnchor),
      ])
      for inner in [first, second] {
        inner.widthAnchor.constraint(equalToConstant: 20).isActive = true
        inner.heightAnchor.constraint(equalToConstant: 20).isActive = true
      }
    }
    #expect(found.map(\.origin) == [CGPoint(x: 16, y: 8), CGPoint(x: 44, y: 8)])
  }

  /// Code stores anchors in sets, and asks constraints what they are about.
  @Test func anchorsOfOnePlaceAreEqual() {
    let view = UIView()
    let guide = UILayoutGuide()
    #expect(view.leadingAnchor == view.leadingAnchor && view.leadingAnchor != view.trailingAnchor)
    #expect(Set([view.topAnchor, view.topAnchor, view.safeAreaLayoutGuide.topAnchor]).count == 2)
    let constraint = guide.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 3)
    #expect(constraint.firstItem === guide && constraint.secondItem === view)
    #expect(constraint.firstAttribute == .top && constraint.secondAttribute == .top)
    let relation: NSLayoutConstraint.Relation = constraint.relation
    #expect(relation == .greaterThanOrEqual && constraint.constant == 3)
    view.addLayoutGuide(guide)
    constraint.isActive = true
    #expect(view.layoutGuides == [guide] && guide.owningView === view)
    view.removeConstraint(constraint)
    view.removeLayoutGuide(guide)
    #expect(view.layoutGuides.isEmpty && view.constraints.isEmpty && guide.owningView == nil)
    view.frame = CGRect(x: 5, y: 5, width: 30, height: 20)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 14, height: 4))
    let keyboard: UIKeyboardLayoutGuide = view.keyboardLayoutGuide
    #expect(keyboard.usesBottomSafeArea && !keyboard.followsUndockedKeyboard)
    let empty = NSLayoutConstraint()
    empty.isActive = true
    #expect(empty.firstItem == nil && empty.firstAttribute == .notAnAttribute)
  }
}
