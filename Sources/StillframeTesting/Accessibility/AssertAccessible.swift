public import Foundation
public import StillViews
public import Stillframe

/// Fails the running test for every accessibility problem of a view: low contrast, small hit regions, missing descriptions,
/// clipped text, fixed type sizes and contradicting traits.
///
/// - Parameters:
///   - view: The view; made once.
///   - layout: Proposal for the view.
///   - traits: Environment of the view.
///   - kinds: The kinds of findings that fail the test (default: all).
///   - ignoredKinds: Kinds of findings that are ignored.
///   - ignoredViews: Labels, texts or identifiers of views whose findings are ignored.
public func assertAccessible<V: View>(
  _ view: @autoclosure () throws -> V,
  layout: SwiftUISnapshotLayout = .sizeThatFits,
  traits: UITraitCollection = UITraitCollection(),
  kinds: Set<AccessibilityFinding.Kind> = Set(AccessibilityFinding.Kind.allCases),
  ignoring ignoredKinds: Set<AccessibilityFinding.Kind> = [],
  ignoringViews ignoredViews: Set<String> = [],
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let site = TestSite(fileID: fileID, file: filePath, line: line, column: column)
  do {
    let tree = try SnapshotSubject(content: try view(), layout: layout, traits: traits)
      .accessibilityTree()
    site.fail(tree, kinds.subtracting(ignoredKinds), ignoredViews)
  } catch {
    site.fail("The accessibility tree could not be made: \(describe(error))")
  }
}

/// Fails the running test for every accessibility problem of what a stage shows now.
///
/// - Parameters:
///   - stage: The stage.
///   - kinds: The kinds of findings that fail the test (default: all).
///   - ignoredKinds: Kinds of findings that are ignored.
///   - ignoredViews: Labels, texts or identifiers of views whose findings are ignored.
public func assertAccessible(
  _ stage: Stage,
  kinds: Set<AccessibilityFinding.Kind> = Set(AccessibilityFinding.Kind.allCases),
  ignoring ignoredKinds: Set<AccessibilityFinding.Kind> = [],
  ignoringViews ignoredViews: Set<String> = [],
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let site = TestSite(fileID: fileID, file: filePath, line: line, column: column)
  do {
    site.fail(try stage.accessibilityTree(), kinds.subtracting(ignoredKinds), ignoredViews)
  } catch {
    site.fail("The accessibility tree could not be made: \(describe(error))")
  }
}

extension TestSite {
  /// Fails the running test where a tree has findings.
  fileprivate func fail(
    _ tree: AccessibilityTree, _ kinds: Set<AccessibilityFinding.Kind>, _ ignored: Set<String>
  ) {
    let findings = tree.audit(kinds: kinds).filter { finding in
      !ignored.contains(finding.element)
        && !(finding.identifier.map(ignored.contains) ?? false)
    }
    guard !findings.isEmpty else { return }
    let count =
      findings.count == 1
      ? "1 accessibility problem" : "\(findings.count) accessibility problems"
    fail("\(count):\n" + findings.map { "  \($0)" }.joined(separator: "\n"))
  }
}

/// Compares the picture of a view's accessibility tree with its golden; AccessibilitySnapshot's spelling of
/// `assertSnapshot(of:as: .accessibilityImage)`.
///
/// - Parameters:
///   - view: The view; made once.
///   - identifier: Tells the snapshots of one test apart; empty: their running number.
///   - size: The size that the view is given, in points; nil: its own.
///   - showActivationPoints: Which elements have the point marked that an activation touches.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SnapshotVerifyAccessibility<V: View>(
  _ view: @autoclosure () throws -> V, identifier: String = "", size: CGSize? = nil,
  showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try view(),
    as: .accessibilityImage(size: size, showActivationPoints: showActivationPoints),
    named: identifier.isEmpty ? nil : identifier, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}
