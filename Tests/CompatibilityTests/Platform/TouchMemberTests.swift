import Foundation
import SwiftUI
import Testing

/// Members of touches that code for drawing reads.
@MainActor @Suite struct TouchMemberTests {
  @Test func aTouchIsThatOfAFinger() {
    let touch = UITouch()
    let kinds: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    #expect(touch.type == kinds[0] && kinds[2] == .stylus)
    #expect(touch.majorRadius == 0 && touch.majorRadiusTolerance == 0)
    #expect(touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: nil) == 0)
    #expect(touch.precisePreviousLocation(in: nil) == .zero)
    #expect(touch.preciseLocation(in: nil) == .zero)
  }

  @Test func anEventHasNoTouches() {
    let event = UIEvent()
    #expect(event.touches(for: UIView()) == nil && event.touches(for: UIGestureRecognizer()) == nil)
    #expect(event.coalescedTouches(for: UITouch()) == nil)
    #expect(event.predictedTouches(for: UITouch()) == nil)
    UIApplication.shared.statusBarStyle = .lightContent
    #expect(UIApplication.shared.statusBarStyle == .lightContent)
    UIApplication.shared.statusBarStyle = .default
  }
}
