import SwiftUI
import Testing

/// Bars and controls of UIKit that programs make and set up themselves.
@MainActor struct ControlStandInTests {
  /// A bar that is set up in one place for all of its states.
  private func styled(_ bar: UIBarAppearance) -> UIBarAppearance {
    bar.configureWithOpaqueBackground()
    bar.backgroundColor = .systemBlue
    bar.shadowColor = .clear
    return bar
  }

  @Test func anAppearanceTakesOverAnother() {
    let first = styled(UIBarAppearance())
    let second = UIToolbarAppearance(barAppearance: first)
    #expect(second.backgroundColor == .systemBlue && second.shadowColor == .clear)
    second.configureWithDefaultBackground()
    #expect(second.backgroundColor == nil && first.backgroundColor == .systemBlue)

    let buttons = UIBarButtonItemAppearance()
    buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    let state: UIBarButtonItemStateAppearance = buttons.normal
    #expect(state.titleTextAttributes.count == 1 && buttons.focused.titleTextAttributes.isEmpty)
    let bar = UINavigationBarAppearance()
    bar.buttonAppearance = buttons
    bar.setBackIndicatorImage(nil, transitionMaskImage: nil)
    #expect(bar.buttonAppearance === buttons)

    let items: UITabBarItemAppearance = UITabBarAppearance().stackedLayoutAppearance
    let item: UITabBarItemStateAppearance = items.selected
    item.iconColor = .systemRed
    #expect(items.normal.iconColor == nil && items.selected.iconColor == .systemRed)
  }

  @Test func barsHoldWhatTheyAreTold() {
    let bar = UIToolbar()
    bar.standardAppearance = UIToolbarAppearance()
    bar.standardAppearance.configureWithTransparentBackground()
    #expect(bar.compactAppearance == nil && bar.isTranslucent)
    let metrics = UIBarMetrics.compact
    UINavigationBar().setBackgroundImage(UIImage(), for: metrics)
    #expect(metrics != .default && UIToolbar.appearance() === UIToolbar.appearance())
  }

  @Test func controlsHoldWhatTheyAreTold() {
    let controls: [UIControl] = [
      UISwitch(), UISlider(), UIStepper(), UIPageControl(), UISegmentedControl(),
      UIRefreshControl(),
      UITextField(),
    ]
    for control in controls {
      #expect(control.isEnabled && !control.isSelected && control.isUserInteractionEnabled)
    }
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    slider.setThumbImage(UIImage(), for: .highlighted)
    slider.minimumTrackTintColor = .red
    #expect(slider.bounds.width == 100 && slider.maximumValue == 1)
    let toggle = UISwitch()
    toggle.onTintColor = .systemGreen
    #expect(toggle.onTintColor == .systemGreen && UISwitch.appearance() !== toggle)
    let stepper = UIStepper()
    stepper.stepValue = 5
    #expect(stepper.stepValue == 5 && stepper.maximumValue == 100)
    let progress = UIProgressView()
    progress.progressTintColor = .systemOrange
    #expect(progress.progress == 0 && UIProgressView.appearance() !== progress)
    let refresh = UIRefreshControl()
    refresh.attributedTitle = NSAttributedString(string: "Loading")
    #expect(refresh.attributedTitle?.string == "Loading")
    let field = UITextField()
    field.borderStyle = UITextField.BorderStyle.roundedRect
    field.clearButtonMode = UITextField.ViewMode.whileEditing
    #expect(field.borderStyle == .roundedRect && field.clearButtonMode == .whileEditing)
    #expect(UIControl.State.normal.isEmpty && UIControl.State.selected != .disabled)
  }

  @Test func nobodyHearsWhatVoiceOverIsTold() {
    let notification = UIAccessibility.Notification.announcement
    UIAccessibility.post(notification: notification, argument: "Done")
    #expect(notification != .layoutChanged && !UIAccessibility.isVoiceOverRunning)
  }
}
