import Foundation
import Testing

/// Structures of the C library, beside code that lacks a package.
extension PreviewTests {
  @Test func structuresOfCAreKnownWhereAPackageIsMissing() throws {
    let folder = try folder([
      "App/Device.swift": """
      import Foundation
      import SomebodysDevices
      enum Device {
        static var system: String {
          var system = utsname()
          uname(&system)
          return withUnsafeBytes(of: &system.sysname) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
          }
        }
      }
      """,
      "App/Face.swift": """
      import SwiftUI
      struct Face: View {
        var networks: Int {
          var first: UnsafeMutablePointer<ifaddrs>?
          guard getifaddrs(&first) == 0 else { return 0 }
          defer { freeifaddrs(first) }
          return first == nil ? 0 : 1
        }
        var body: some View {
          Text("on \\(Device.system)")
          Text(networks >= 0 ? "counted" : "lost")
        }
      }
      #Preview { Face() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    for text in ["on Linux", "counted"] {
      #expect(run.output.contains("\"\(text)\""), "\(text): \(run.output) \(run.errors)")
    }
    #expect(!run.errors.contains("does not compile"), "\(run.errors)")
  }
}
