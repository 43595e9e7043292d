import Foundation
import SwiftUI
import Testing

/// Controls of UIKit that are used: they do what was added to them, and what that changes is drawn.
@MainActor @Suite struct PlatformControlActionTests {
  private struct Wrapped<Inner: UIView>: UIViewRepresentable {
    let make: () -> Inner
    func makeUIView(context: Context) -> Inner { make() }
    func updateUIView(_ uiView: Inner, context: Context) {}
  }

  /// A label above a control, in a stack.
  private final class Panel: UIView {
    let label = UILabel()

    init(_ control: UIControl, _ event: UIControl.Event, _ words: @escaping () -> String) {
      super.init(frame: .zero)
      let stack = UIStackView(arrangedSubviews: [label, control])
      stack.axis = .vertical
      stack.alignment = .leading
      addSubview(stack)
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      label.text = "before"
      control.addAction(
        UIAction { [weak self] action in
          self?.label.text = action.sender as? UIControl === control ? words() : "another sender"
        }, for: event)
    }

    required init?(coder: NSCoder) { nil }
  }

  private func stage(_ view: @escaping () -> UIView) -> Stage {
    Stage(size: CGSize(width: 240, height: 200)) { Wrapped(make: view) }
  }

  @Test func aButtonDoesWhatWasAdded() throws {
    let button = UIButton(type: .system)
    button.setTitle("Tap", for: .normal)
    let stage = stage { Panel(button, .touchUpInside) { "after" } }
    #expect(try stage.says("before"))
    try stage.tap("Tap")
    #expect(try stage.says("after"))
  }

  @Test func aDisabledButtonDoesNothing() throws {
    let button = UIButton(type: .system)
    button.setTitle("Tap", for: .normal)
    button.isEnabled = false
    let stage = stage { Panel(button, .touchUpInside) { "after" } }
    #expect(throws: (any Error).self) { try stage.tap("Tap") }
    #expect(try stage.says("before"))
  }

  @Test func aPrimaryActionIsDone() throws {
    var count = 0
    let stage = stage {
      var look = UIButton.Configuration.plain()
      look.title = "Tap"
      return UIButton(configuration: look, primaryAction: UIAction { _ in count += 1 })
    }
    try stage.tap("Tap")
    try stage.tap("Tap")
    #expect(count == 2)
  }

  @Test func aStepperCountsWithinItsLimits() throws {
    let stepper = UIStepper()
    stepper.accessibilityIdentifier = "stepper"
    stepper.maximumValue = 2
    let stage = stage { Panel(stepper, .valueChanged) { "value \(stepper.value)" } }
    for value in ["value 1.0", "value 2.0"] {
      try stage.tap("stepper", at: .trailing)
      #expect(try stage.says(value))
    }
    _ = try? stage.tap("stepper", at: .trailing)
    #expect(stepper.value == 2)
    try stage.tap("stepper", at: .leading)
    #expect(try stage.says("value 1.0"))
    stepper.stepValue = .nan
    try stage.tap("stepper", at: .leading)
    #expect(stepper.value == 1)
    (stepper.stepValue, stepper.wraps) = (5, true)
    try stage.tap("stepper", at: .leading)
    #expect(stepper.value == 2)
  }

  @Test func anActionIsTakenAway() {
    var count = 0
    let button = UIButton()
    let action = UIAction { _ in count += 1 }
    button.addAction(action, for: [.touchUpInside, .valueChanged])
    button.sendActions(for: .valueChanged)
    button.removeAction(action, for: .valueChanged)
    button.sendActions(for: .valueChanged)
    #expect(count == 1)
    button.sendActions(for: .touchUpInside)
    #expect(count == 2)
  }

  @Test func arrangedViewsLieInTheirStack() {
    let (view, stack) = (UIView(), UIStackView())
    stack.addArrangedSubview(view)
    #expect(view.superview === stack)
    view.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty && view.superview == nil)
    stack.addArrangedSubview(view)
    let other = UIView()
    other.addSubview(view)
    #expect(stack.arrangedSubviews.isEmpty && view.superview === other)
  }

  @Test func viewsThatLieDeepAreATypedError() {
    let stage = stage {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      root.backgroundColor = .red
      var last = root
      for _ in 0..<10_000 {
        let next = UIView(frame: root.frame)
        next.backgroundColor = .blue
        last.addSubview(next)
        last = next
      }
      return root
    }
    #expect(throws: RenderError.self) { try stage.layoutReport() }
  }

  @Test func aButtonOpensItsMenu() throws {
    var chosen = ""
    let delete = UIAction(title: "Delete", attributes: .destructive) { _ in chosen = "delete" }
    let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in }
    let sorted = UIAction(title: "Sorted", state: .on) { _ in }
    let star = UIImage(systemName: "star")
    let starred = UIAction(title: "Starred", subtitle: "With a star", image: star) { _ in }
    #expect(delete.attributes == .destructive && sorted.state == .on && starred.image === star)
    let group = UIMenu(options: .displayInline, children: [delete])
    #expect(group.options == .displayInline)
    let more = UIMenu(title: "More", image: star, children: [UIAction(title: "Inside") { _ in }])
    let stage = stage {
      let button = UIButton(type: .system)
      button.setTitle("Open", for: .normal)
      button.menu = UIMenu(title: "Head", children: [sorted, starred, hidden, more, group])
      button.showsMenuAsPrimaryAction = true
      return button
    }
    try stage.tap("Open")
    for words in ["Head", "Sorted", "Starred", "With a star", "More", "Delete"] {
      #expect(try stage.says(words))
    }
    #expect(try !stage.says("Hidden") && !stage.says("Inside"))
    try stage.tap("Delete")
    #expect(chosen == "delete")
    #expect(try !stage.says("Sorted"))
  }

  /// A button that writes a binding, which its view shows in its label.
  private struct Counter: UIViewRepresentable {
    @Binding var count: Int

    func makeUIView(context: Context) -> UIStackView {
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Add") { _ in count += 1 })
      return UIStackView(arrangedSubviews: [button, UILabel()])
    }

    func updateUIView(_ stack: UIStackView, context: Context) {
      (stack.arrangedSubviews.last as? UILabel)?.text = "\(count) added"
    }
  }

  private struct Counting: View {
    @State private var count = 0
    var body: some View { Counter(count: $count) }
  }

  @Test func whatAnActionWritesReachesTheView() throws {
    let stage = Stage(size: CGSize(width: 240, height: 200)) { Counting() }
    try stage.tap("Add")
    #expect(try stage.says("1 added"))
    try stage.tap("Add")
    #expect(try stage.says("2 added"))
  }

  @Test func actionsOfMenusChangeTheirButton() throws {
    let stage = stage {
      let button = UIButton(type: .system)
      button.setTitle("Open", for: .normal)
      button.menu = UIMenu(children: [
        UIAction(title: "Rename") { ($0.sender as? UIButton)?.setTitle("Renamed", for: .normal) }
      ])
      button.showsMenuAsPrimaryAction = true
      return button
    }
    try stage.tap("Open")
    try stage.tap("Rename")
    #expect(try stage.says("Renamed"))
  }

  @Test func controlsTakeTheirFirstAction() {
    let star = UIImage(systemName: "star")
    let button = UIButton(primaryAction: UIAction(title: "Star", image: star) { _ in })
    #expect(button.currentTitle == "Star" && button.currentImage === star)
    var count = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    control.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }
}
