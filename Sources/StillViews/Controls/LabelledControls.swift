public import StillViewGraph

extension Button where Label == StillViews.Label<Text, Image> {
  /// A button with a title and a symbol.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { StillViews.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == StillViews.Label<Text, Image> {
  /// A switch with a title and a symbol.
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { StillViews.Label(title, systemImage: systemImage) }
  }
}
