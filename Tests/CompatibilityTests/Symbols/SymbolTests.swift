import SwiftUI
import Testing

/// The names and forms that public code uses most, each once: they compile as on Apple's platforms, and what is made of
/// them is laid out and painted without a warning.
@MainActor @Suite struct SymbolTests {
  private func render(_ view: some View) throws {
    let stage = Stage(size: CGSize(width: 390, height: 844)) { view }
    #expect(try stage.layoutReport().warnings == [])
    #expect(try stage.bitmap().width == 390)
  }

  @Test func containers() throws { try render(ContainerSymbols()) }
  @Test func layoutModifiers() throws { try render(LayoutModifierSymbols()) }
  @Test func appearance() throws { try render(AppearanceSymbols()) }
  @Test func texts() throws { try render(TextSymbols()) }
  @Test func shapes() throws { try render(ShapeSymbols()) }
  @Test func colors() throws { try render(ColorSymbols()) }
  @Test func controls() throws { try render(ControlSymbols()) }
  @Test func styles() throws { try render(StyleSymbols()) }
  @Test func animations() throws { try render(AnimationSymbols()) }
  @Test func transitions() throws { try render(TransitionSymbols()) }
  @Test func state() throws { try render(StateSymbols().environmentObject(Counter())) }
  @Test func preferences() throws { try render(PreferenceSymbols()) }
  @Test func gestures() throws { try render(GestureSymbols()) }
  @Test func accessibility() throws { try render(AccessibilitySymbols()) }
  @Test func liveDevices() throws { try render(LiveDeviceSymbols()) }
  @Test func navigation() throws { try render(NavigationSymbols()) }
  @Test func platforms() throws { try render(PlatformSymbols()) }
}
