import Foundation
import SwiftUI
import Testing

/// Layers of UIKit in other layers, with content of their own, and those that programs derive.
@MainActor struct LayerTreeTests {
  private struct Wrapped<Kind: UIView>: UIViewRepresentable {
    let make: @MainActor () -> Kind

    func makeUIView(context: Context) -> Kind { make() }
    func updateUIView(_ view: Kind, context: Context) {}
  }

  private func picture<Kind: UIView>(
    _ make: @escaping @MainActor () -> Kind
  ) throws -> Bitmap {
    try ImageRenderer(content: Wrapped(make: make).frame(width: 40, height: 40)).bitmap()
  }

  /// A view of 40 by 40 points with a layer inside.
  private func picture(of layer: CALayer) throws -> Bitmap {
    try picture {
      let view = UIView()
      view.backgroundColor = .white
      view.layer.addSublayer(layer)
      return view
    }
  }

  @Test func layersLieInsideOthersAtTheirPlaces() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 10, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    layer.setNeedsDisplay()
    #expect(layer.position == CGPoint(x: 15, y: 25) && layer.bounds.width == 10)
    let shown = try picture(of: layer)
    #expect(shown[15, 25].green == 0 && shown[5, 25].green == 255)
    layer.isHidden = true
    #expect(try picture(of: layer)[15, 25].green == 255)
  }

  /// A camera's layer is often as large as the screen, in a view within the safe area.
  @Test(arguments: [true, false])
  func whatIsLargerThanAViewDoesNotEnlargeIt(_ isLayer: Bool) throws {
    let wrapped = Wrapped {
      let (view, frame) = (UIView(), CGRect(x: 0, y: 0, width: 40, height: 80))
      if isLayer {
        let layer = CALayer()
        layer.backgroundColor = UIColor.red.cgColor
        layer.frame = frame
        view.layer.addSublayer(layer)
      } else {
        let inner = UIView(frame: frame)
        inner.backgroundColor = .red
        view.addSubview(inner)
      }
      return view
    }
    let shown = try ImageRenderer(
      content: ZStack(alignment: .top) { wrapped }.frame(width: 40, height: 40)
        .padding(.vertical, 20).background(.white)
    ).bitmap()
    #expect(shown[20, 18].green == 255 && shown[20, 22].green == 0 && shown[20, 79].green == 0)
  }

  @Test func gradientsHaveRoundCorners() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
    layer.cornerRadius = 20
    let shown = try picture(of: layer)
    #expect(shown[2, 2].green == 255 && shown[20, 20].green == 0)
  }

  @Test func layersKnowTheirPlaceInTheTree() {
    let (root, first, second) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(first)
    root.insertSublayer(second, below: first)
    #expect(root.sublayers?.map { $0 === second } == [true, false])
    #expect(first.superlayer === root)
    root.insertSublayer(second, above: first)
    #expect(root.sublayers?.last === second)
    root.replaceSublayer(first, with: CALayer())
    #expect(first.superlayer == nil && root.sublayers?.count == 2)
    second.removeFromSuperlayer()
    root.sublayers = nil
    #expect(root.sublayers == nil)
    root.addSublayer(root)
    #expect(root.sublayers == nil)
  }

  @Test func gradientsRunAlongLinesOrOutwards() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    let down = try picture(of: layer)
    #expect(down[20, 2].red < 30 && down[20, 38].red > 225)
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    layer.locations = [0, 0.1]
    let across = try picture(of: layer)
    #expect(across[1, 20].red < 120 && across[10, 20].red == 255)
    layer.type = CAGradientLayerType.radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    layer.locations = nil
    let outwards = try picture(of: layer)
    #expect(outwards[20, 20].red < 40 && outwards[38, 20].red > 200)
  }

  @Test func shapesAreFilledAndStroked() throws {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).cgPath
    layer.fillColor = UIColor.red.cgColor
    layer.strokeColor = UIColor.blue.cgColor
    layer.lineWidth = 4
    layer.lineCap = CAShapeLayerLineCap.round
    layer.lineJoin = CAShapeLayerLineJoin.miter
    layer.fillRule = CAShapeLayerFillRule.evenOdd
    let shown = try picture(of: layer)
    #expect(shown[20, 20].red > 200 && shown[20, 20].blue < 100)
    #expect(shown[9, 20].blue > 200 && shown[5, 20].red == 255)
    layer.strokeEnd = 0
    #expect(try picture(of: layer)[9, 20].red == 255)
  }

  @Test func masksAndCornersCutLayersOff() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.backgroundColor = UIColor.red.cgColor
    layer.cornerRadius = 20
    layer.maskedCorners = [.layerMinXMinYCorner]
    let corner = try picture(of: layer)
    #expect(corner[1, 1].green == 255 && corner[38, 1].green < 100)
    let cover = CAShapeLayer()
    cover.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 40), transform: nil)
    layer.mask = cover
    let half = try picture(of: layer)
    #expect(half[10, 30].green < 100 && half[30, 30].green == 255)
    layer.mask = layer
    _ = try picture(of: layer)
  }

  @Test func textsAndPicturesAreDrawn() throws {
    let text = CATextLayer()
    text.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    text.string = "MM"
    text.fontSize = 20
    text.foregroundColor = UIColor.black.cgColor
    text.alignmentMode = CATextLayerAlignmentMode.center
    text.truncationMode = CATextLayerTruncationMode.end
    let words = try picture(of: text)
    #expect((0..<40).contains { x in (0..<30).contains { words[x, $0].red < 60 } })
    let square = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.contents = square.cgImage
    layer.contentsGravity = CALayerContentsGravity.resize
    #expect(try picture(of: layer)[20, 20].green < 100)
  }

  @Test func pixelsOfLayersGrowByTheirFilter() throws {
    let pair = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      UIColor.white.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
      UIColor.black.setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
    }
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.contents = pair.cgImage
    #expect(layer.magnificationFilter == .linear && layer.minificationFilter == .linear)
    let smooth = try picture(of: layer)
    #expect(smooth[17, 20].red > 20 && smooth[17, 20].red < 240)
    layer.magnificationFilter = CALayerContentsFilter.nearest
    let sharp = try picture(of: layer)
    #expect(sharp[17, 20].red == 255 && sharp[22, 20].red == 0)
  }

  private final class Ring: CAShapeLayer {
    override init() {
      super.init()
      fillColor = UIColor.red.cgColor
    }

    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }
  }

  private final class RingView: UIView {
    override class var layerClass: AnyClass { Ring.self }

    override func layoutSubviews() {
      super.layoutSubviews()
      (layer as? Ring)?.path = UIBezierPath(ovalIn: bounds).cgPath
    }
  }

  private final class Split: UIView {
    let half = CALayer()

    override init(frame: CGRect) {
      super.init(frame: frame)
      half.backgroundColor = UIColor.blue.cgColor
      layer.addSublayer(half)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
    }
  }

  private final class Painted: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: rect.width, height: rect.height / 2))
    }
  }

  @Test func viewsHaveLayersOfTheirClass() throws {
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layer is Ring && view.layer.frame == view.frame)
    let shown = try picture { RingView() }
    #expect(shown[20, 20].alpha == 255 && shown[1, 1].alpha == 0)
  }

  @Test func viewsPlaceTheirLayersAtTheSizeThatTheyAreDrawnAt() throws {
    let shown = try picture { Split() }
    #expect(shown[18, 20].alpha == 255 && shown[22, 20].alpha == 0)
  }

  @Test func viewsPaintByTheirOwnCode() throws {
    let shown = try picture { Painted() }
    #expect(shown[20, 10].green > 180 && shown[20, 30].alpha == 0)
  }

  @Test func layersOfViewsWithoutTheirClassStayPlain() {
    final class Odd: UIView {
      override class var layerClass: AnyClass { NSObject.self }
    }
    #expect(type(of: Odd().layer) == CALayer.self)
  }

  private final class Teller: NSObject, CAAnimationDelegate, CALayerDelegate {}

  @Test func animationsAndParticlesAreKept() {
    let layer = CAReplicatorLayer()
    layer.delegate = nil as Teller?
    let basic = CABasicAnimation(keyPath: "opacity")
    basic.fillMode = CAMediaTimingFillMode.forwards
    basic.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeIn)
    let spring = CASpringAnimation(keyPath: "position")
    let steps: CAPropertyAnimation = CAKeyframeAnimation(keyPath: "transform")
    (steps as? CAKeyframeAnimation)?.calculationMode = CAAnimationCalculationMode.paced
    (steps as? CAKeyframeAnimation)?.rotationMode = CAAnimationRotationMode.rotateAuto
    let change = CATransition()
    change.type = CATransitionType.push
    change.subtype = CATransitionSubtype.fromLeft
    let group = CAAnimationGroup()
    group.animations = [basic, spring, steps, change]
    group.delegate = Teller()
    layer.add(group as CAAnimation, forKey: "all")
    #expect(layer.animation(forKey: "all") == nil && basic.keyPath == "opacity")
    let emitter = CAEmitterLayer()
    emitter.emitterShape = CAEmitterLayerEmitterShape.line
    emitter.emitterMode = CAEmitterLayerEmitterMode.outline
    emitter.renderMode = CAEmitterLayerRenderMode.additive
    emitter.emitterCells = [CAEmitterCell()]
    layer.addSublayer(emitter)
    layer.addSublayer(CATransformLayer())
    layer.addSublayer(CAScrollLayer())
    #expect(layer.sublayers?.count == 3)
    var corners: CACornerMask = []
    corners.insert(.layerMaxXMaxYCorner)
    #expect(corners.rawValue == 8)
  }

  @Test func transactionsCallTheirCompletionAtTheEnd() {
    var calls = 0
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { calls += 1 }
    #expect(calls == 0)
    CATransaction.commit()
    CATransaction.commit()
    #expect(calls == 1)
    let link = CADisplayLink(target: self, selector: Selector("tick"))
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60)
    link.add(to: .main, forMode: .common)
    #expect(link.duration > 0)
  }
}
