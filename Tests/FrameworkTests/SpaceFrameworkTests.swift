import EventKitUI
import SceneKit
import SwiftUI
import Testing
import WatchKit

private final class Planet: NSObject, SCNSceneRendererDelegate {
  let scene = SCNScene()

  override init() {
    super.init()
    let ball = SCNSphere(radius: 2)
    let material = SCNMaterial()
    material.diffuse.contents = UIColor.blue
    for property in [
      material.specular, material.emission, material.normal, material.metalness, material.roughness,
    ] { property.intensity = 0.5 }
    material.isDoubleSided = true
    material.transparency = 0.5
    ball.firstMaterial = material
    ball.name = "ball"
    let planet = SCNNode(geometry: ball)
    planet.name = "planet"
    planet.position = SCNVector3(x: 1, y: 2, z: 3)
    planet.eulerAngles = SCNVector3(0, CGFloat.pi, 0)
    planet.rotation = SCNVector4(x: 0, y: 1, z: 0, w: .pi)
    planet.scale = SCNVector3(2.0, 2.0, 2.0)
    (planet.opacity, planet.isHidden, planet.castsShadow) = (0.5, false, false)
    (planet.categoryBitMask, planet.renderingOrder) = (2, 1)
    planet.runAction(.repeatForever(.rotateBy(x: 0, y: 1, z: 0, duration: 4)), forKey: "turn")
    let moon = SCNNode()
    moon.name = "moon"
    moon.light = SCNLight()
    moon.light?.type = SCNLight.LightType.omni
    moon.light?.color = UIColor.white
    moon.light?.intensity = 500
    moon.light?.castsShadow = true
    moon.camera = SCNCamera()
    moon.camera?.fieldOfView = 40
    moon.camera?.zNear = 0.1
    moon.camera?.zFar = 50
    moon.camera?.usesOrthographicProjection = true
    moon.camera?.orthographicScale = 2
    planet.addChildNode(moon)
    scene.rootNode.addChildNode(planet)
    scene.background.contents = UIColor.red
    scene.lightingEnvironment.contents = UIColor.white
    scene.isPaused = true
  }
}

@MainActor @Suite struct SpaceFrameworkTests {
  private func color(_ view: some View) throws -> [UInt8] {
    let image = try #require(ImageRenderer(content: view.frame(width: 8, height: 8)).cgImage)
    let pixel = image.bitmap[4, 4]
    return [pixel.red, pixel.green, pixel.blue]
  }

  @Test func aSceneIsItsGround() throws {
    let planet = Planet()
    let view = SceneView(
      scene: planet.scene, pointOfView: planet.scene.rootNode,
      options: [
        .allowsCameraControl, .autoenablesDefaultLighting, .rendersContinuously,
        .temporalAntialiasingEnabled,
      ], antialiasingMode: SCNAntialiasingMode.multisampling2X, delegate: planet)
    #expect(try color(view)[1] < 100 && color(view)[0] > 200)
    #expect(try color(SceneView()) == [255, 255, 255])
    #expect(SceneView.Options(rawValue: 3) == [.allowsCameraControl, .autoenablesDefaultLighting])
    let old = SCNView()
    old.scene = planet.scene
    (old.allowsCameraControl, old.autoenablesDefaultLighting) = (true, true)
    (old.antialiasingMode, old.pointOfView) = (.multisampling4X, planet.scene.rootNode)
    (old.showsStatistics, old.isPlaying, old.delegate) = (true, true, planet)
    #expect(old.backgroundColor == .red)
  }

  @Test func nodesAreKept() throws {
    let root = Planet().scene.rootNode
    #expect(root.childNode(withName: "moon", recursively: false) == nil)
    let moon = try #require(root.childNode(withName: "moon", recursively: true))
    #expect(moon.parent?.name == "planet" && moon.light?.intensity == 500)
    #expect(moon.parent?.geometry?.materials.count == 1)
    var names: [String] = []
    unsafe root.enumerateChildNodes { node, _ in names.append(node.name ?? "") }
    #expect(names == ["planet", "moon"])
    names = []
    unsafe root.enumerateChildNodes { node, stop in
      names.append(node.name ?? "")
      unsafe stop.pointee = true
    }
    #expect(names == ["planet"])
    moon.look(at: SCNVector3())
    moon.removeAllActions()
    root.addChildNode(moon)
    #expect(root.childNodes.map(\.name) == ["planet", "moon"])
    moon.removeFromParentNode()
    #expect(root.childNodes.count == 1 && moon.parent == nil)
  }

  @Test func formsAndActionsAreValues() throws {
    let box = SCNBox(width: 1, height: 2, length: 3, chamferRadius: 0.1)
    #expect(box.width + box.height + box.length + box.chamferRadius == 6.1)
    let plane = SCNPlane(width: 1, height: 2)
    let tube = SCNCylinder(radius: 1, height: 2)
    let ring = SCNTorus(ringRadius: 1, pipeRadius: 0.5)
    let text = SCNText(string: "a", extrusionDepth: 1)
    text.font = .systemFont(ofSize: 3)
    #expect(plane.width + plane.height + tube.radius + tube.height == 6)
    #expect(ring.ringRadius + ring.pipeRadius == 1.5 && text.extrusionDepth == 1)
    #expect(text.string as? String == "a" && SCNSphere(radius: 2).radius == 2)
    let kinds: [SCNLight.LightType] = [.ambient, .directional, .spot, .init(rawValue: "omni")]
    #expect(kinds.map(\.rawValue) == ["ambient", "directional", "spot", "omni"])
    let whole = SCNAction.sequence([
      .rotate(by: 1, around: SCNVector3(0, 1, 0), duration: 1),
      .move(by: SCNVector3(), duration: 2),
      .move(to: SCNVector3(), duration: 3), .scale(to: 2, duration: 4),
    ])
    #expect(whole.duration == 10 && SCNVector4() == SCNVector4(0, 0, 0, 0))
    let (place, axis) = (SCNVector3(1, 2, 3), SCNVector4(1, 2, 3, 4))
    #expect(place.x + place.y + place.z == 6 && axis.x + axis.y + axis.z + axis.w == 10)
    #expect(SCNScene(named: "ship.scn") == nil)
    let options = [SCNScene.LoadingOption.createNormalsIfAbsent: true]
    #expect(throws: CocoaError.self) {
      try SCNScene(url: URL(fileURLWithPath: "/a.usdz"), options: options)
    }
    #expect(SCNScene.LoadingOption(rawValue: "a").rawValue == "a")
  }

  @Test func theWatchIsNotTapped() {
    let watch = WKInterfaceDevice.current()
    let taps: [WKHapticType] = [
      .notification, .directionUp, .directionDown, .success, .failure, .retry, .start, .stop,
      .click,
      .navigationGenericManeuver, .navigationLeftTurn, .navigationRightTurn,
      .underwaterDepthPrompt, .underwaterDepthCriticalPrompt,
    ]
    for tap in taps { watch.play(tap) }
    watch.enableWaterLock()
    watch.isBatteryMonitoringEnabled = true
    #expect(watch.batteryLevel == -1 && !watch.isWaterLockEnabled)
    #expect(watch.screenBounds.width > 0 && watch.screenScale > 0)
    #expect(!watch.name.isEmpty && !watch.model.isEmpty && watch.systemName == "watchOS")
    #expect(watch.crownOrientation == WKInterfaceDeviceCrownOrientation.right)
    final class Delegate: NSObject, WKApplicationDelegate {}
    let delegate: any WKExtensionDelegate = Delegate()
    delegate.applicationDidFinishLaunching()
    delegate.applicationDidBecomeActive()
    delegate.applicationWillResignActive()
    let program = WKApplication.shared()
    program.registerForRemoteNotifications()
    program.openSystemURL(URL(fileURLWithPath: "/a"))
    #expect(program.applicationState == WKApplicationState.active)
    let former = WKExtension.shared()
    former.isFrontmostTimeoutExtended = true
    former.openSystemURL(URL(fileURLWithPath: "/a"))
    #expect(former.applicationState == .active)
  }

  @Test func thePageOfAnEntryIsWhite() throws {
    struct Page: UIViewControllerRepresentable {
      final class Coordinator: NSObject, EKEventEditViewDelegate {
        func eventEditViewController(
          _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
        ) { if action == .saved { controller.dismiss(animated: true) } }
      }

      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeUIViewController(context: Context) -> EKEventEditViewController {
        let controller = EKEventEditViewController()
        controller.eventStore = EKEventStore()
        controller.event = EKEvent(eventStore: controller.eventStore)
        controller.editViewDelegate = context.coordinator
        return controller
      }
      func updateUIViewController(_ controller: EKEventEditViewController, context: Context) {}
    }
    #expect(try color(Page()) == [255, 255, 255])
    #expect(EKEventEditViewAction.canceled != .deleted)
  }
}
