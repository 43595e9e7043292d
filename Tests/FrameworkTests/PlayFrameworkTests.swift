import CoreLocation
import MediaPlayer
import PencilKit
import SpriteKit
import SwiftUI
import Testing
import WeatherKit

/// A game, as programs write it.
private final class Game: SKScene {
  private let ship = SKSpriteNode(color: .green, size: CGSize(width: 40, height: 20))
  private let points = SKLabelNode(fontNamed: "Menlo-Bold")

  override func sceneDidLoad() {
    backgroundColor = SKColor(red: 1, green: 0, blue: 0, alpha: 1)
    scaleMode = .resizeFill
    physicsWorld.gravity = .zero
    ship.position = CGPoint(x: 50, y: 50)
    ship.name = "ship"
    ship.physicsBody = SKPhysicsBody(rectangleOf: ship.size)
    ship.physicsBody?.isDynamic = false
    points.text = "0"
    points.fontSize = 20
    points.horizontalAlignmentMode = SKLabelNode.HorizontalAlignmentMode.left
    points.verticalAlignmentMode = SKLabelNode.VerticalAlignmentMode.top
    let edge = SKShapeNode(rectOf: CGSize(width: 10, height: 10), cornerRadius: 2)
    edge.strokeColor = .white
    edge.addChild(SKShapeNode(circleOfRadius: 3))
    for node: SKNode in [ship, points, edge] { addChild(node) }
    ship.run(
      .sequence([
        .move(to: .zero, duration: 1), .wait(forDuration: 1), .removeFromParent(),
      ]))
    ship.run(SKAction.repeatForever(.fadeOut(withDuration: 1)), withKey: "fade")
  }
}

private struct Sheet: UIViewRepresentable {
  @Binding var drawing: PKDrawing
  let picker = PKToolPicker()

  final class Coordinator: NSObject, PKCanvasViewDelegate, PKToolPickerObserver {
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> PKCanvasView {
    let canvas = PKCanvasView()
    canvas.drawing = drawing
    canvas.drawingPolicy = PKCanvasViewDrawingPolicy.anyInput
    canvas.tool = PKInkingTool(.pen, color: .black, width: 5)
    canvas.delegate = context.coordinator
    canvas.backgroundColor = .yellow
    picker.addObserver(context.coordinator)
    picker.setVisible(true, forFirstResponder: canvas)
    return canvas
  }

  func updateUIView(_ canvas: PKCanvasView, context: Context) {
    let tools: [any PKTool] = [PKEraserTool(.vector), PKLassoTool()]
    if let tool = tools.first { canvas.tool = tool }
  }
}

@MainActor @Suite struct PlayFrameworkTests {
  private func report(_ view: some View) throws -> LayoutReport {
    try Stage(size: CGSize(width: 320, height: 480)) { view }.layoutReport()
  }

  private func color(_ view: some View) throws -> [UInt8] {
    let image = try #require(ImageRenderer(content: view.frame(width: 8, height: 8)).cgImage)
    let pixel = image.bitmap[4, 4]
    return [pixel.red, pixel.green, pixel.blue]
  }

  @Test func theTitleThatPlaysIsKept() {
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 100, height: 100)) { _ in UIImage() }
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [
      MPMediaItemPropertyTitle: "Song", MPMediaItemPropertyArtist: "Ada",
      MPMediaItemPropertyAlbumTitle: "Album", MPMediaItemPropertyAlbumArtist: "Ada",
      MPMediaItemPropertyGenre: "Waltz", MPMediaItemPropertyComposer: "Ada",
      MPMediaItemPropertyArtwork: artwork, MPMediaItemPropertyPlaybackDuration: 200.0,
      MPMediaItemPropertyPersistentID: 1,
      MPNowPlayingInfoPropertyElapsedPlaybackTime: 3.0,
      MPNowPlayingInfoPropertyPlaybackRate: 1.0,
      MPNowPlayingInfoPropertyDefaultPlaybackRate: 1.0,
      MPNowPlayingInfoPropertyMediaType: MPNowPlayingInfoMediaType.audio.rawValue,
      MPNowPlayingInfoPropertyIsLiveStream: false,
      MPNowPlayingInfoPropertyPlaybackQueueIndex: 0,
      MPNowPlayingInfoPropertyPlaybackQueueCount: 1,
      MPNowPlayingInfoPropertyAssetURL: URL(fileURLWithPath: "a.mp3"),
    ]
    MPNowPlayingInfoCenter.default().playbackState = MPNowPlayingPlaybackState.playing
    let info = MPNowPlayingInfoCenter.default().nowPlayingInfo
    #expect(info?[MPMediaItemPropertyTitle] as? String == "Song" && info?.count == 17)
    #expect(artwork.bounds.width == 100 && artwork.image(at: .zero) == nil)
    MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
    MPNowPlayingInfoCenter.default().playbackState = .stopped
    #expect(MPMediaLibrary.authorizationStatus() == MPMediaLibraryAuthorizationStatus.denied)
    MPMediaLibrary.requestAuthorization { #expect($0 == .denied) }
    func title(of item: MPMediaItem) -> String { item.title ?? "" }
  }

  @Test func buttonsAreNotPressed() {
    let center = MPRemoteCommandCenter.shared()
    var count = 0
    let target = center.playCommand.addTarget { (_: MPRemoteCommandEvent) in
      count += 1
      return MPRemoteCommandHandlerStatus.success
    }
    center.playCommand.removeTarget(target)
    center.changePlaybackPositionCommand.addTarget { event in
      (event as? MPChangePlaybackPositionCommandEvent)?.positionTime == 0
        ? .success : .commandFailed
    }
    center.skipForwardCommand.preferredIntervals = [15]
    center.skipForwardCommand.addTarget { event in
      (event as? MPSkipIntervalCommandEvent).map { $0.interval > 0 } == true
        ? .success : .noSuchContent
    }
    let skip: MPSkipIntervalCommand = center.skipBackwardCommand
    let commands: [MPRemoteCommand] = [
      center.pauseCommand, center.stopCommand, center.togglePlayPauseCommand,
      center.nextTrackCommand, center.previousTrackCommand, center.changePlaybackRateCommand,
      center.likeCommand, skip,
    ]
    for command in commands { command.isEnabled = false }
    #expect(count == 0 && commands.allSatisfy { !$0.isEnabled })
    #expect(center.skipForwardCommand.preferredIntervals == [15])
    let slider: MPChangePlaybackPositionCommand = center.changePlaybackPositionCommand
    #expect(slider.isEnabled)
    let volume = MPVolumeView(frame: .zero)
    volume.showsVolumeSlider = true
  }

  @Test func aSheetIsAnEmptyGround() throws {
    let drawing = try PKDrawing(data: PKDrawing().dataRepresentation())
    #expect(try color(Sheet(drawing: .constant(drawing))) != [0, 0, 0])
    #expect(drawing.strokes.isEmpty && drawing.bounds.isEmpty)
    let image = drawing.image(from: CGRect(x: 0, y: 0, width: 10, height: 5), scale: 2)
    #expect(image.size == CGSize(width: 10, height: 5))
    #expect(throws: PKDrawing.ReadingError.notADrawing) { try PKDrawing(data: Data([1])) }
    #expect(PKInk(.pencil).inkType == PKInk.InkType.pencil)
    func width(of stroke: PKStroke, _ tool: PKInkingTool) -> CGFloat { tool.width }
  }

  @Test func aSceneIsItsGround() throws {
    let scene = Game(size: CGSize(width: 100, height: 100))
    let view = SpriteView(scene: scene, options: [.allowsTransparency], debugOptions: [.showsFPS])
    #expect(try color(view) == [255, 0, 0])
    #expect(try report(view).warnings.count == 1)
    let ship = try #require(scene.childNode(withName: "ship"))
    #expect(ship.frame == CGRect(x: 30, y: 40, width: 40, height: 20) && ship.scene === scene)
    ship.removeFromParent()
    #expect(scene.children.count == 2 && ship.parent == nil)
    scene.removeAllChildren()
    #expect(scene.children.isEmpty && scene.frame.width == 100)
    let wrapped = SKView(frame: .zero)
    wrapped.presentScene(scene)
    #expect(wrapped.scene === scene && scene.scaleMode == SKSceneScaleMode.resizeFill)
    #expect(SKTexture(image: UIImage()).size() == .zero)
    #expect(SKAction.group([.scale(to: 2, duration: 3), .fadeIn(withDuration: 1)]).duration == 3)
    _ = SpriteView(scene: scene, transition: SKTransition.fade(withDuration: 1))
    func world(_ world: SKPhysicsWorld) -> CGFloat { world.speed }
  }

  @Test func theWeatherIsNotKnown() async {
    let service = WeatherService.shared
    let place = CLLocation(latitude: 52.5, longitude: 13.4)
    await #expect(throws: WeatherError.permissionDenied) { try await service.weather(for: place) }
    await #expect(throws: WeatherError.self) {
      let hours: Forecast<HourWeather> = try await service.weather(for: place, including: .hourly)
      _ = hours.forecast.map { ($0.date, $0.temperature.converted(to: .fahrenheit).value) }
    }
    await #expect(throws: WeatherError.self) {
      let (now, days) = try await service.weather(for: place, including: .current, .daily)
      _ = (now.condition, now.uvIndex.category, now.wind.speed, days.first?.sun.sunrise)
    }
    await #expect(throws: WeatherError.self) {
      let (next, alerts, _) = try await service.weather(
        for: place, including: .minute, .alerts, WeatherQuery<Weather>.hourly)
      _ = (next?.contains { $0.precipitationChance > 0.3 }, alerts?.first?.summary)
    }
    await #expect(throws: WeatherError.self) { try await service.attribution.legalPageURL }
    #expect(WeatherCondition.partlyCloudy.description == "Partly Cloudy")
    #expect(WeatherCondition.allCases.count == 34 && Precipitation.rain.description == "Rain")
    func parts(
      _ weather: Weather, _ now: CurrentWeather, _ minute: MinuteWeather, _ day: DayWeather,
      _ wind: Wind, _ index: UVIndex, _ sun: SunEvents, _ alert: WeatherAlert,
      _ source: WeatherAttribution
    ) -> Bool { weather.currentWeather == now && day.sun == sun && now.uvIndex == index }
  }
}
