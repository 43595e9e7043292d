import Foundation
import StillTreeSpecs

/// Changes a random tree of views while earlier changes are animated, and compares it at rest with a new one. Trees of odd seeds
/// have scroll views that take the room that they are given.
enum MovingFuzzing {
  static func run(_ bytes: UnsafeRawBufferPointer) {
    // The seed's bytes, as many as there are.
    let seed = unsafe bytes.prefix(8).reduce(0) { $0 << 8 | Int($1) }
    check(seed)
  }

  static func check(_ seed: Int) {
    do {
      let fault = try MovingTree.fault(seed: seed, opensScrolls: seed % 2 != 0)
      precondition(fault == nil, "seed \(seed): \(fault ?? "")")
    } catch {
      preconditionFailure("seed \(seed): \(error)")
    }
  }

  /// Prints the fault of each seed that has one; returns the exit status, 0 if there is none.
  static func list(first: Int, count: Int) -> Int32 {
    let start = Date()
    var faults = 0
    // A crash leaves the seed in this file.
    let file = URL(fileURLWithPath: ".build/attack/current-moving-\(first)")
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    for seed in first..<first + max(count, 0) {
      try? Data("\(seed)\n".utf8).write(to: file)
      let fault: String?
      do { fault = try MovingTree.fault(seed: seed, opensScrolls: seed % 2 != 0) } catch {
        fault = "\(error)"
      }
      if let fault {
        faults += 1
        say("FOUND seed \(seed): \(fault)")
      }
      if (seed - first) % 1_000 == 999 {
        say("\(seed - first + 1) trees, \(faults) found, \(Int(Date().timeIntervalSince(start))) s")
      }
    }
    try? FileManager.default.removeItem(at: file)
    say("\(count) trees, \(faults) found, \(Int(Date().timeIntervalSince(start))) s")
    return faults == 0 ? 0 : 1
  }

  /// Prints a line at once, so that a crash loses none.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
