import Foundation
import StillViewGraph
import Stillframe
import StillframeTesting
import Testing

/// What views come to as commands, before anything is painted: one view for each kind of command and layer.
@Suite struct CommandListTests {
  fileprivate struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @MainActor @Sendable () -> AnyView

    init(_ name: String, @ViewBuilder _ content: @escaping @MainActor @Sendable () -> some View) {
      self.name = name
      make = { AnyView(content()) }
    }

    var testDescription: String { name }
  }

  fileprivate static let samples: [Sample] = [
    Sample("rectangle") { Color.orange.frame(width: 30, height: 20) },
    Sample("ellipse") { Ellipse().fill(.blue).frame(width: 30, height: 20) },
    Sample("corners") {
      RoundedRectangle(cornerRadius: 6).fill(.blue).frame(width: 30, height: 20)
    },
    Sample("stroke") {
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [4, 2])).frame(
        width: 20, height: 20)
    },
    Sample("border") { Color.white.frame(width: 20, height: 20).border(.green, width: 2) },
    Sample("line-of-text") { Text("Tea") },
    Sample("wrapped-text") { Text("Tea and toast").frame(width: 40) },
    Sample("linear-gradient") {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .frame(width: 30, height: 20)
    },
    Sample("radial-gradient") {
      Circle().fill(
        .radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10)
      )
      .frame(width: 20, height: 20)
    },
    Sample("opacity-of-leaves") {
      HStack(spacing: 2) {
        Color.red
        Color.blue
      }.frame(width: 30, height: 10).opacity(0.5)
    },
    Sample("opacity-of-a-group") {
      HStack(spacing: 2) {
        Color.red
        Color.blue
      }.compositingGroup().frame(width: 30, height: 10)
        .opacity(0.5)
    },
    Sample("shadow") {
      Color.red.frame(width: 20, height: 20).shadow(color: .black, radius: 2, y: 1)
    },
    Sample("clip") { Color.red.frame(width: 20, height: 20).clipShape(Circle()) },
    Sample("mask") { Color.red.frame(width: 20, height: 20).mask { Circle().padding(3) } },
    Sample("scale") { Color.red.frame(width: 20, height: 20).scaleEffect(0.5) },
    Sample("rotation") { Color.red.frame(width: 20, height: 20).rotationEffect(.degrees(45)) },
    Sample("order") {
      ZStack {
        Color.red.zIndex(1)
        Color.blue.frame(width: 10)
      }.frame(width: 20, height: 20)
    },
    Sample("behind-and-before") {
      Color.red.frame(width: 20, height: 20).background { Color.green.padding(-2) }
        .overlay(alignment: .topTrailing) { Circle().frame(width: 6, height: 6) }
    },
    Sample("blend") {
      ZStack {
        Color.red
        Color.blue.padding(4).blendMode(.multiply)
      }.frame(width: 20, height: 20)
    },
    Sample("blur") { Color.red.frame(width: 20, height: 20).blur(radius: 3) },
    Sample("levels") {
      VStack(spacing: 0) {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
      }
      .frame(width: 20, height: 20).foregroundStyle(.blue)
    },
    Sample("scrolled") {
      ScrollView { Color.red.frame(height: 80) }.frame(width: 30, height: 40)
    },
    Sample("hidden") { Color.red.frame(width: 20, height: 20).hidden() },
  ]

  @Test(arguments: samples)
  @MainActor fileprivate func commands(_ sample: Sample) {
    let graph = ViewGraph(scale: 2)
    graph.setContent(sample.make(), environment: .picture(scale: 2))
    graph.setProposal(ProposedViewSize(width: 100, height: 100), stageSize: nil)
    graph.update()
    assertSnapshot(
      of: "\(graph.displayList(size: graph.contentSize))", as: .lines, named: sample.name)
  }
}
