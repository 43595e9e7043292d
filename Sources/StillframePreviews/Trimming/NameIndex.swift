import CStillPreviews
import Foundation
import Glibc

/// The names that modules declare, asked for by name: compiled modules keep them as plain text.
///
/// A name that is found may be declared anywhere, also as a member or a label. A name that is not found is declared nowhere.
struct NameIndex {
  private var known: Set<String> = []

  /// - Parameters:
  ///   - names: those that are looked for.
  ///   - modules: files of compiled modules.
  init(of names: Set<String>, in modules: [String]) {
    let all = names.sorted()
    guard !all.isEmpty else { return }
    var bytes: [UInt8] = []
    var ends: [UInt32] = []
    for name in all {
      bytes += Array(name.utf8)
      ends.append(UInt32(bytes.count))
    }
    var slots = 16
    while slots < all.count * 2 { slots *= 2 }
    var table = [UInt32](repeating: 0, count: slots)
    var found = [UInt8](repeating: 0, count: all.count)
    unsafe still_names_table(bytes, ends, all.count, &table, slots)
    for module in modules {
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: module), options: .alwaysMapped)
      else { continue }
      unsafe data.withUnsafeBytes { part in
        guard let start = unsafe part.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
          return
        }
        unsafe still_names_find(start, part.count, bytes, ends, table, slots, &found)
      }
    }
    for (index, name) in all.enumerated()
    where found[index] != 0 || Self.isOfC(name) {
      known.insert(name)
    }
  }

  func contains(_ name: String) -> Bool { known.contains(name) }

  /// The structures of the C library that no function shares its name with.
  private static let structures: Set<String> = [
    "addrinfo", "dirent", "flock", "group", "hostent", "ifaddrs", "in6_addr", "in_addr", "iovec",
    "itimerval", "linger", "msghdr", "passwd", "pollfd", "protoent", "rlimit", "rusage", "servent",
    "sockaddr", "sockaddr_in", "sockaddr_in6", "sockaddr_storage", "sockaddr_un", "statfs",
    "statvfs", "termios", "timespec", "timeval", "tm", "utimbuf", "utsname", "winsize",
    // Their members without a "_".
    "domainname", "machine", "nodename", "release", "sysname", "version",
  ]

  /// The beginnings of the names of structures' members.
  private static let memberPrefixes: Set<String> = [
    "ai", "c", "d", "f", "fd", "gr", "h", "ifa", "iov", "it", "l", "msg", "n", "p", "pw", "rlim",
    "ru",
    "s", "s6", "sa", "si", "sin", "sin6", "ss", "st", "sun", "tm", "ts", "tv", "ws",
  ]

  /// Whether a name has the form of a structure's member: `ifa_next`, `tv_sec`.
  private static func isMember(_ name: String) -> Bool {
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
    return parts.count > 1 && memberPrefixes.contains(String(parts[0]))
      && name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "_" }
  }

  /// Whether a name may belong to the C library: no list names its macros.
  private static func isOfC(_ name: String) -> Bool {
    if name.hasSuffix("_t") || name.allSatisfy({ $0.isUppercase || $0 == "_" || $0.isNumber }) {
      return name.count > 1
    }
    if structures.contains(name) || isMember(name) { return true }
    return unsafe name.first?.isLowercase == true && dlsym(nil, name) != nil
  }
}
