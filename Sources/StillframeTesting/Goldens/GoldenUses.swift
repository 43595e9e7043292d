package import Foundation
import Glibc
import StillGoldens
import Synchronization

/// The goldens that the tests of a run have used: noted in the package's folder of builds when none has failed, so that goldens
/// that are unused can be told from those whose tests did not run.
package final class GoldenUses: Sendable {
  private let time = Date().timeIntervalSince1970
  private let files = Mutex([URL: [String]]())

  package init() {}

  /// Notes that a test has asked for a golden.
  package func note(_ golden: URL, of test: String, in store: GoldenStore) {
    guard let package = store.package else { return }
    let name = golden.lastPathComponent
    let file = GoldenUse.file(
      of: String(name.prefix { $0 != "." }), suite: store.suite, in: package)
    files.withLock { $0[file, default: []].append(name) }
  }

  /// Writes what was noted, or, when a test has failed, removes what earlier runs have noted of the same tests.
  package func write(allHavePassed: Bool) {
    for (file, goldens) in files.withLock({ $0 }) {
      if allHavePassed {
        GoldenUse(time: time, goldens: goldens.sorted()).write(to: file)
      } else {
        try? FileManager.default.removeItem(at: file)
      }
    }
  }

  /// Writes when the process ends, which says with its status whether a test has failed.
  func writeAtExit() {
    _ = unsafe on_exit(
      { status, _ in SnapshotRun.current.uses.write(allHavePassed: status == 0) }, nil)
  }
}
