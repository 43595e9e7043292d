package import Foundation
import Synchronization

/// The snapshots taken so far by this process: numbers for those without a name, and who has which
/// golden, because two snapshots with one golden would check only the second.
package final class SnapshotRun: Sendable {
  /// The run of this process.
  package static let current: SnapshotRun = {
    let run = SnapshotRun()
    run.uses.writeAtExit()
    return run
  }()

  /// The goldens that the tests use.
  package let uses = GoldenUses()
  private let state = Mutex(State())

  private struct State {
    var claims: [String: Claim] = [:]
    var series: [String: Series] = [:]
  }

  /// The assertion that uses a golden.
  private struct Claim {
    let site: SnapshotSite
    let name: String?
  }

  /// The numbered snapshots of one test name in one file.
  private struct Series {
    let owner: String
    var count = 0
  }

  package init() {}

  /// Returns the next number, from 1, for a test's snapshots without a name.
  ///
  /// - Parameters:
  ///   - test: sanitised name of the test.
  ///   - folder: the goldens' folder.
  ///   - owner: tells tests of one name in one file apart.
  package func nextNumber(
    forTest test: String, in folder: URL, owner: String
  ) throws(SnapshotFailure) -> Int {
    let number: Int? = state.withLock { state in
      let key = folder.appendingPathComponent(test).path
      var series = state.series[key] ?? Series(owner: owner)
      guard series.owner == owner else { return nil }
      series.count += 1
      state.series[key] = series
      return series.count
    }
    guard let number else { throw .numbersOfTwoTests(test: test) }
    return number
  }

  /// Notes that the snapshot taken at `site` has this golden.
  ///
  /// - Parameter name: a name that several snapshots of a test may share, and with it the golden; nil: only one may use the golden.
  /// - Throws: ``SnapshotFailure/collision(golden:first:second:)`` when another one has.
  package func claim(
    _ golden: URL, for site: SnapshotSite, name: String? = nil
  ) throws(SnapshotFailure) {
    let earlier: SnapshotSite? = state.withLock { state in
      let key = golden.path.lowercased()  // file systems that ignore case have one file for both
      guard let claim = state.claims[key] else {
        state.claims[key] = Claim(site: site, name: name)
        return nil
      }
      return name != nil && claim.name == name ? nil : claim.site
    }
    if let earlier {
      throw .collision(golden: golden, first: earlier, second: site)
    }
  }
}
