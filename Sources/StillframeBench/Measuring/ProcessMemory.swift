import Foundation

/// The memory of this process.
enum ProcessMemory {
  /// Resident bytes; 0 where the system does not say.
  static var resident: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4096
  }
}
