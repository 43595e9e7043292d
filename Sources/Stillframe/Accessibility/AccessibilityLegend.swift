import Foundation
import StillGeometry
import StillLayout
import StillViewGraph
import StillViews

/// Legend of what VoiceOver reads, one entry for each numbered region.
nonisolated struct AccessibilityLegend: View {
  let tree: AccessibilityTree
  let findings: [AccessibilityFinding]
  let style: AccessibilityPictureStyle

  @Environment(\.colorScheme) private var scheme

  init(
    tree: AccessibilityTree, findings: [AccessibilityFinding], style: AccessibilityPictureStyle
  ) {
    self.tree = tree
    self.findings = findings
    self.style = style
  }

  /// In points.
  static let width: CGFloat = 300
  /// The most entries; a last line counts the others.
  private static let most = 250

  /// The color behind the legend.
  static func ground(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(white: 0.11) : Color(white: 0.957)
  }

  @MainActor var body: some View {
    let items = Array(tree.elements.enumerated().prefix(Self.most))
    VStack(alignment: .leading, spacing: 12) {
      if items.isEmpty {
        Text(verbatim: "No elements").font(.system(size: 13)).foregroundStyle(.secondary)
      }
      ForEach(items, id: \.offset) { index, element in
        VStack(alignment: .leading, spacing: 6) {
          if let title = heading(index) {
            Text(verbatim: title.uppercased())
              .font(.system(size: 10, weight: .semibold))
              .tracking(0.6)
              .foregroundStyle(.secondary)
              .padding(.top, index == 0 ? 0 : 4)
          }
          entry(index, element)
        }
      }
      if tree.elements.count > Self.most {
        Text(verbatim: "and \(tree.elements.count - Self.most) more elements")
          .font(.system(size: 12)).foregroundStyle(.secondary)
      }
    }
    .padding(16)
    .frame(width: Self.width, alignment: .leading)
    .fixedSize(horizontal: false, vertical: true)
  }

  /// The container, where an element is the first one of it.
  private func heading(_ index: Int) -> String? {
    let path = tree.elements[index].containers
    guard !path.isEmpty, index == 0 || tree.elements[index - 1].containers != path else {
      return nil
    }
    return path.joined(separator: " › ")
  }

  @MainActor private func entry(_ index: Int, _ element: AccessibilityElement) -> some View {
    HStack(alignment: .top, spacing: 9) {
      AccessibilityNumber(number: index + 1, color: style.color(index))
        .frame(minWidth: 28)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: element.description.isEmpty ? "(no label)" : element.description.shortened)
          .font(.system(size: 13, weight: .medium))
          .foregroundStyle(.primary)
        if let hint = element.spokenHint, hint != element.description {
          Text(verbatim: hint.shortened).font(.system(size: 12).italic())
            .foregroundStyle(.secondary)
        }
        ForEach(Array(facts(element).enumerated()), id: \.offset) { _, fact in
          Text(verbatim: fact.shortened).font(.system(size: 11)).foregroundStyle(.secondary)
        }
        ForEach(Array(problems(element).enumerated()), id: \.offset) { _, finding in
          Text(verbatim: "\(finding.kind.rawValue): \(finding.message)".shortened)
            .font(.system(size: 11, weight: .medium))
            .foregroundStyle(
              scheme == .dark
                ? Color(red: 1, green: 0.5, blue: 0.48) : Color(red: 0.8, green: 0.1, blue: 0.16))
        }
      }
      .padding(.top, 2)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func facts(_ element: AccessibilityElement) -> [String] {
    element.lines.filter {
      !$0.hasPrefix("hint: ") && (style.showsInputLabels || !$0.hasPrefix("input labels: "))
    }
  }

  /// Returns the element's findings of an audit.
  private func problems(_ element: AccessibilityElement) -> [AccessibilityFinding] {
    findings.filter { finding in
      tree.elements.first {
        $0.frame.contains(CGPoint(x: finding.frame.midX, y: finding.frame.midY))
          && $0.frame.width <= element.frame.width + 0.5
      } == element || (finding.frame == element.frame && finding.element == element.name)
    }
  }
}

extension String {
  /// The text, without its end where it is longer than a legend can show.
  fileprivate var shortened: String { count > 400 ? prefix(399) + "…" : self }
}
