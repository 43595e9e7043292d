import Foundation
import Testing

@testable import StillViewGraph

/// Which fields of a view a plan connects, and which it compares.
@MainActor @Suite struct ViewPlanTests {
  private struct Counted: DynamicProperty {
    @State var count = 0
  }

  private struct Mixed: View {
    var title = "a"
    var frame = CGRect.zero
    var pair = (1, 2.0)
    var action: () -> Void = {}
    @State var isOn = false
    var numbers = [1, 2]
    var counted = Counted()
    var last: Int?

    var body: Never { fatalError("never evaluated") }
  }

  @Test func propertiesAreFoundAmongPlainFields() {
    #expect(ViewPlan.of(Mixed.self).properties.map(\.name) == ["isOn", "count", "counted"])
  }

  @Test func plainFieldsAreStillCompared() {
    let plan = ViewPlan.of(Mixed.self)
    let view = Mixed()
    #expect(plan.areEqual(view, view))
    for change in [
      { (view: inout Mixed) in view.title = "b" }, { view in view.frame.origin.x = 1 },
      { view in view.pair.1 = 3 }, { view in view.numbers.append(3) }, { view in view.last = 1 },
    ] {
      var other = view
      change(&other)
      #expect(!plan.areEqual(view, other))
    }
  }

  @Test func modulesThatBeginLikeFoundationAreNotPlain() {
    #expect(ViewPlan.plainModules.contains("Foundation"))
    #expect(!ViewPlan.plainModules.contains("FoundationKit"))
  }
}
