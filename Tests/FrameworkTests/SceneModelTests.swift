import SceneKit
import SwiftUI
import Testing

/// Nodes with models, lights and turns, as programs with a device in space set them.
@MainActor @Suite struct SceneModelTests {
  private func model() -> SCNNode {
    let model = SCNNode(geometry: SCNBox(width: 2, height: 4, length: 6, chamferRadius: 0))
    model.name = "model"
    let lens = SCNNode(geometry: SCNSphere(radius: 1))
    lens.name = "lens"
    lens.position = SCNVector3(5, 0, 0)
    lens.scale = SCNVector3(2, 2, 2)
    model.addChildNode(lens)
    return model
  }

  @Test func boxesHoldTheNodesInside() {
    let (least, most) = model().boundingBox
    #expect(least == SCNVector3(-1, -2, -3))
    #expect(most == SCNVector3(7, 2, 3))
    #expect(SCNNode().boundingBox.max == SCNVector3())
    let forms: [SCNGeometry] = [
      SCNPlane(width: 2, height: 4), SCNCylinder(radius: 1, height: 4),
      SCNTorus(ringRadius: 2, pipeRadius: 1),
    ]
    #expect(forms.map(\.boundingBox.max.x) == [1, 1, 3])
  }

  @Test func hierarchiesBeginWithTheNode() {
    var names: [String] = []
    unsafe model().enumerateHierarchy { node, _ in names.append(node.name ?? "") }
    #expect(names == ["model", "lens"])
    names = []
    unsafe model().enumerateHierarchy { node, stop in
      names.append(node.name ?? "")
      unsafe stop.pointee = true
    }
    #expect(names == ["model"])
  }

  @Test func copiesHaveNodesOfTheirOwn() {
    let node = model()
    let copy = node.clone()
    copy.childNode(withName: "lens", recursively: true)?.isHidden = true
    #expect(copy.geometry === node.geometry && copy.parent == nil)
    #expect(node.childNodes.first?.isHidden == false)
  }

  @Test func matricesMoveAndScale() {
    let moved = SCNMatrix4Translate(SCNMatrix4MakeScale(2, 2, 2), 1, 2, 3)
    #expect((moved.m11, moved.m41, moved.m43) == (2, 1, 3))
    #expect(SCNMatrix4Scale(SCNMatrix4MakeTranslation(1, 0, 0), 3, 3, 3).m41 == 3)
    #expect(SCNMatrix4Mult(SCNMatrix4Identity, moved) == moved)
    #expect(SCNMatrix4().m44 == 0)
  }

  @Test func lightsAndSurfacesKeepTheirSettings() {
    let node = model()
    node.pivot = SCNMatrix4MakeTranslation(0, 1, 0)
    node.orientation = SCNQuaternion(0, 0, 0, 1)
    let light = SCNLight()
    (light.shadowRadius, light.shadowSampleCount, light.shadowBias) = (3, 16, 2)
    light.shadowColor = UIColor.black
    (light.spotInnerAngle, light.spotOuterAngle) = (25, 55)
    (light.attenuationStartDistance, light.attenuationEndDistance) = (0.3, 2.5)
    light.attenuationFalloffExponent = 1
    let material = SCNMaterial()
    (material.shininess, material.fresnelExponent) = (0.5, 1)
    let models: [SCNMaterial.LightingModel] = [
      .blinn, .phong, .lambert, .constant, .physicallyBased,
    ]
    #expect(Set(models.map(\.rawValue)).count == 5)
    #expect(SCNMaterial.LightingModel(rawValue: "blinn") == material.lightingModel)
    material.normal.wrapS = .repeat
    material.normal.wrapT = SCNWrapMode.mirror
    material.normal.contentsTransform = SCNMatrix4MakeScale(4, 4, 1)
    #expect(material.normal.contentsTransform.m22 == 4)
  }

  @Test func transactionsCallTheFunctionThatWaits() {
    var calls = 0
    SCNTransaction.begin()
    SCNTransaction.animationDuration = 0.5
    SCNTransaction.animationTimingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    SCNTransaction.disableActions = false
    SCNTransaction.completionBlock = { calls += 1 }
    SCNTransaction.commit()
    SCNTransaction.flush()
    #expect(calls == 1)
  }

  @Test func raysMeetNothing() {
    let view = SCNView()
    let options: [SCNHitTestOption: Any] = [
      .rootNode: SCNNode(), .boundingBoxOnly: true, .categoryBitMask: 1, .searchMode: 1,
    ]
    let results: [SCNHitTestResult] = view.hitTest(.zero, options: options)
    #expect(results.map(\.node).isEmpty && results.map(\.worldCoordinates).isEmpty)
    #expect(results.map(\.localCoordinates).isEmpty)
  }
}
