import SwiftUI
import Testing

/// Pictures: how they are stretched, painted and fetched.
@Suite @MainActor struct ImageFormTests {
  private func checked() -> Image {
    Image(size: CGSize(width: 4, height: 4)) {
      $0.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 4)), with: .color(.red))
      $0.fill(Path(CGRect(x: 2, y: 0, width: 2, height: 4)), with: .color(.blue))
    }
  }

  @Test func picturesAreStretchedAndTiled() throws {
    func pieces(_ mode: Image.ResizingMode) throws -> Int {
      try picture(
        of: checked().resizable(capInsets: EdgeInsets(), resizingMode: mode)
          .interpolation(Image.Interpolation.none).frame(width: 16, height: 4)
      ).pieces(isReddish)
    }
    #expect(try pieces(.stretch) == 1)
    #expect(try pieces(.tile) == 4)
    let template = checked().renderingMode(Image.TemplateRenderingMode.template)
      .foregroundStyle(.red)
    #expect(try picture(of: template).count(isBluish) == 0)
    let mode: ContentMode = .fill
    let fitted = checked().resizable().scaledToFit().frame(width: 20, height: 10)
    let filled = checked().resizable().scaledToFill().frame(width: 20, height: 10)
    #expect(try picture(of: fitted).count(isReddish) < picture(of: filled).count(isReddish))
    #expect(
      try Outside(checked().resizable().aspectRatio(contentMode: mode).frame(width: 9, height: 9))
        == Outside(checked().resizable().scaledToFill().frame(width: 9, height: 9)))
  }

  @Test func picturesOfTheNetworkAreAwaited() throws {
    let address = URL(string: "https://example.org/none.png")
    #expect(try said(AsyncImage(url: address)) == [])
    let waiting = AsyncImage(url: address, scale: 2) { image in
      image.resizable()
    } placeholder: {
      Text("waiting")
    }
    #expect(try said(waiting) == ["waiting"])
    let phases = AsyncImage(url: nil, transaction: Transaction(animation: .default)) {
      (phase: AsyncImagePhase) in
      switch phase {
      case .empty: Text("empty")
      case .success(let image): image
      case .failure: Text("failed")
      @unknown default: Text("unknown")
      }
    }
    #expect(try said(phases) == ["empty"])
    let reason = AsyncImage(url: address) { phase in
      Text(phase.error?.localizedDescription ?? "no error")
    }
    #expect(try said(reason) == ["The Internet connection appears to be offline."])
    #expect(AsyncImagePhase.success(checked()).image != nil && AsyncImagePhase.empty.error == nil)
  }

  @Test func picturesOfACatalogueAreRegistered() {
    let nowhere = FileManager.default.temporaryDirectory.appendingPathComponent("no-pictures-here")
    #expect(throws: ImageRegistryError.self) { try ImageRegistry.register(folder: nowhere) }
  }

  @Test func filmsAndTheirFrames() throws {
    struct Light: View {
      @State private var isOn = false
      var body: some View {
        Text(isOn ? "on" : "off").accessibilityIdentifier("light").onTapGesture { isOn = true }
      }
    }
    let tap: FrameSequence.Event = .tap("light", at: 0.5)
    #expect(tap.time == 0.5)
    let film = FrameSequence(
      size: CGSize(width: 40, height: 20), fps: 4, duration: 1, events: [tap]
    ) { Light() }
    var iterator: FrameSequence.Iterator = film.makeIterator()
    let first: FrameSequence.Frame? = iterator.next()
    #expect(first?.index == 0 && first?.layout.root.first(saying: "off") != nil)
    #expect(Array(film).last?.layout.root.first(saying: "on") != nil)
    let change = FrameSequence.Change(at: 0.5, to: 3)
    let counted = FrameSequence(
      value: 1, changes: [change], size: CGSize(width: 40, height: 20), fps: 2, duration: 1
    ) { Text("\($0)") }
    #expect(Array(counted).last?.layout.root.first(saying: "3") != nil)
  }

  @Test func whatGoesWrongHasAName() throws {
    let stage = Stage(size: CGSize(width: 20, height: 20)) { Text("x") }
    #expect(throws: StageError.self) { try stage.tap("nobody") }
    let endless = ImageRenderer(content: Color.red)
    endless.proposedSize = ProposedViewSize(width: 100_000_000, height: 100_000_000)
    #expect(throws: RenderError.self) { try endless.bitmap() }
    let options = PictureOptions(quality: 0.5, comment: "a picture")
    #expect(options.comment == "a picture")
    let explanation: Explanation = try ImageRenderer(content: Text("x")).explanation()
    #expect(explanation.size.width > 0)
    let part = explanation.report.root.explanation
    #expect(part?.isModifier != true)
    let device = try #require(Device("iPhone 16"))
    let phone = Color.clear.overlay { GeometryReader { Text("\(Int($0.size.width))") } }
      .simulatedDevice(device)
    #expect(device.landscape.isLandscape)
    #expect(try !said(phone).isEmpty)
    let safe = GeometryReader { Text("\(Int($0.safeAreaInsets.top))") }
      .simulatedSafeArea(EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    #expect(try said(safe.frame(width: 50, height: 50)) == ["20"])
    let warning = LayoutWarning(path: "Text", message: "too small")
    #expect(warning.description.contains("too small"))
  }

  @Test func reportsAreCompared() throws {
    let a = try ImageRenderer(content: Text("x").frame(width: 20)).layoutReport()
    let b = try ImageRenderer(content: Text("x").frame(width: 30)).layoutReport()
    let changes: LayoutChanges = b.changes(since: a)
    #expect(!changes.isEmpty)
    let answer = LayoutExplanation.Answer(proposal: .unspecified, size: CGSize(width: 1, height: 2))
    let guide = LayoutExplanation.Guide(name: "top", axis: .vertical, position: 0)
    let placement = LayoutExplanation.Placement(
      by: "HStack", path: "HStack", proposal: .zero, origin: .zero, guides: [guide])
    let told = LayoutExplanation(proposals: [answer], placement: placement, guides: [guide])
    #expect(told.placement?.guides.count == 1 && told.proposals.first?.size.height == 2)
  }
}
