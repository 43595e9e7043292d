import SwiftUI
import Testing

extension ContainerValues {
  @Entry fileprivate var share: Double = 1
}

/// Puts its views beside each other by their shares of the width.
private struct Shares: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let total = subviews.map(\.containerValues.share).reduce(0, +)
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview.containerValues.share / total
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

/// Marks every view with its place.
private struct Numbered: _VariadicView.MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in
      child
      Color.clear.frame(width: 1, height: 1)
    }
  }
}

/// Everything that a content may be made of.
private struct Mixed: View {
  let shows: Bool

  var body: some View {
    Text("one")
    Group {
      Text("two")
      if shows { Text("three") }
    }
    ForEach(0..<2) { Text("row \($0)") }
  }
}

@MainActor struct SubviewTests {
  private func report(_ view: some View) throws -> LayoutReport {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
    return try renderer.layoutReport()
  }

  private func texts(_ node: LayoutReport.Node) -> [String] {
    (node.text.map { [$0] } ?? []) + node.children.flatMap(texts)
  }

  @Test func subviewsOfGroupsConditionsAndCollectionsAreViewsOfTheirOwn() throws {
    let report = try report(
      Group(subviews: Mixed(shows: true)) { subviews in
        VStack {
          Text("count \(subviews.count)")
          subviews.last
          subviews[1..<3]
        }
      })
    #expect(texts(report.root) == ["count 5", "row 1", "two", "three"])
  }

  @Test func subviewsFollowConditions() throws {
    let report = try report(
      VStack {
        ForEach(subviews: Mixed(shows: false)) { subview in
          HStack {
            Text("•")
            subview
          }
        }
      })
    #expect(texts(report.root) == ["•", "one", "•", "two", "•", "row 0", "•", "row 1"])
  }

  @Test func containerValuesReachTheGroupAround() throws {
    let report = try report(
      Group(
        subviews: Group {
          Text("a")
          Text("b").containerValue(\.share, 3).padding()
        }
      ) { subviews in
        Text(subviews.map { "\($0.containerValues.share)" }.joined(separator: " "))
      })
    #expect(texts(report.root) == ["1.0 3.0"])
  }

  @Test func containerValuesReachTheLayoutAround() throws {
    let report = try report(
      Shares {
        Color.red.accessibilityIdentifier("a")
        Color.blue.containerValue(\.share, 2).accessibilityIdentifier("b")
      }
      .frame(width: 90, height: 10))
    #expect(report.frame(of: "a")?.width == 30)
    #expect(report.frame(of: "b")?.width == 60)
  }

  @Test func tagsAreContainerValues() throws {
    let report = try report(
      Group(
        subviews: Group {
          Text("a").tag(1)
          Text("b").tag("two")
        }
      ) { subviews in
        Text(
          subviews.map { "\($0.containerValues.tag(for: Int.self) ?? 0)" }.joined(separator: " "))
        Text("\(subviews[1].containerValues.hasTag("two"))")
      })
    #expect(texts(report.root) == ["1 0", "true"])
  }

  @Test func sectionsKeepTheirHeadersAndLooseViewsFormSectionsWithout() throws {
    let report = try report(
      Group(
        sections: Group {
          Text("loose")
          Section("Fruit") {
            Text("apple")
            Text("pear")
          }
        }
      ) { sections in
        VStack {
          ForEach(sections) { section in
            Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
            section.content
          }
        }
      })
    #expect(texts(report.root) == ["0 1 0", "loose", "1 2 0", "apple", "pear"])
  }

  @Test func variadicRootsArrangeTheViewsOfAContent() throws {
    let report = try report(
      HStack(spacing: 0) {
        _VariadicView.Tree(Numbered()) {
          Mixed(shows: false)
        }
      })
    #expect(texts(report.root) == ["one", "two", "row 0", "row 1"])
    func row(_ node: LayoutReport.Node) -> LayoutReport.Node? {
      node.view == "HStack" ? node : node.children.lazy.compactMap(row).first
    }
    #expect(row(report.root)?.children.count == 8)
  }

  @Test func childrenKeepTheIdentityOfTheirData() throws {
    struct Root: _VariadicView.UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        Text(children.compactMap { $0.id(as: String.self) }.joined(separator: ","))
      }
    }
    let report = try report(
      _VariadicView.Tree(Root()) { ForEach(["x", "y"], id: \.self) { Text($0) } })
    #expect(texts(report.root) == ["x,y"])
  }
}
