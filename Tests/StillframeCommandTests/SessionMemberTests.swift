import Testing

@testable import StillframePreviews

/// Methods of sessions that modules get besides.
@Suite struct SessionMemberTests {
  private let conforming = "extension URLSession: Loading {}"

  @Test func librariesWhoseProtocolsAskForThemHavePublicMethods() throws {
    let library = try #require(SessionMembers.text(for: [conforming], isLibrary: true))
    #expect(library.contains("nonisolated public extension FoundationNetworking.URLSession"))
    for text in [
      SessionMembers.text(for: [conforming]),
      SessionMembers.text(for: ["let session = URLSession.shared"], isLibrary: true),
    ] {
      #expect(try !#require(text).contains("public extension"))
    }
    #expect(SessionMembers.text(for: [], isLibrary: true) == nil)
  }
}

extension PreviewTests {
  /// A package's protocol that sessions conform to, beside a program that uses both.
  @Test func sessionsConformToProtocolsOfLibraries() throws {
    let folder = try folder([
      "Kit/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit"), .target(name: "Shown", dependencies: ["Kit"])])
      """,
      "Kit/Sources/Kit/Loading.swift": """
      import Foundation
      public protocol Loading: Sendable {
        func data(for request: URLRequest) async throws -> (Data, URLResponse)
      }
      extension URLSession: Loading {}
      """,
      "Kit/Sources/Shown/Shown.swift": """
      import SwiftUI
      import Kit
      struct Shown: View {
        let loader: any Loading = URLSession.shared
        func load(_ url: URL) async throws -> Data {
          try await URLSession.shared.data(for: URLRequest(url: url)).0
        }
        var body: some View { Text("conforms") }
      }
      #Preview("Shown") { Shown() }
      """,
    ])
    let run = try run("report", "./Kit", in: folder)
    #expect(run.output.contains("\"conforms\""), "\(run.output) \(run.errors)")
    #expect(run.status == 0, "\(run.errors)")
  }

  /// A session with settings of Apple's platforms, which one function makes for all views.
  @Test func sessionsTakeAllSettings() throws {
    let folder = try folder([
      "Shown.swift": """
      import SwiftUI
      final class Loader: NSObject, URLSessionDelegate {
        static let shared = Loader()
        let session: URLSession = makeSession()
        lazy var later: URLSession = {
          let settings = URLSessionConfiguration.background(withIdentifier: "upload")
          settings.isDiscretionary = false
          settings.sessionSendsLaunchEvents = true
          settings.shouldUseExtendedBackgroundIdleMode = true
          return URLSession(configuration: settings, delegate: self, delegateQueue: nil)
        }()
        static func makeSession() -> URLSession {
          let settings = URLSessionConfiguration.default
          settings.waitsForConnectivity = true
          settings.allowsConstrainedNetworkAccess = true
          settings.allowsExpensiveNetworkAccess = true
          settings.tlsMinimumSupportedProtocolVersion = .TLSv12
          settings.tlsMaximumSupportedProtocolVersion = .TLSv13
          settings.multipathServiceType = .none
          settings.networkServiceType = .default
          return URLSession(configuration: settings)
        }
      }
      #Preview("Shown") {
        let loader = Loader.shared
        Text(loader.session === loader.later ? "one" : "two sessions")
      }
      """
    ])
    let run = try run("report", "./Shown.swift", in: folder)
    #expect(run.output.contains("\"two sessions\""), "\(run.output) \(run.errors)")
    #expect(run.status == 0, "\(run.errors)")
  }

  /// A file without views that asks for a server's certificates, and one for pictures of the catalogue.
  @Test func filesWithoutViewsNameServersAndPictures() throws {
    let folder = try folder([
      "Socket.swift": """
      import Foundation
      final class Socket: NSObject {
        static let cache = URLCache(memoryCapacity: 1_000, diskCapacity: 1_000)
        func trusts(_ challenge: URLAuthenticationChallenge) -> URLCredential? {
          guard
            challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust,
            let trust = challenge.protectionSpace.serverTrust
          else { return nil }
          return URLCredential(trust: trust)
        }
      }
      extension Socket: URLSessionWebSocketDelegate {}
      """,
      "Person.swift": """
      import Foundation
      enum Person {
        case first
        var image: ImageResource { ImageResource(name: "first", bundle: .main) }
      }
      """,
      "Shown.swift": """
      import SwiftUI
      #Preview("Shown") {
        VStack {
          Text(Socket.cache.memoryCapacity == 1_000 ? "cached" : "not cached")
          Image(Person.first.image)
        }
      }
      """,
    ])
    let run = try run("report", ".", in: folder)
    #expect(run.output.contains("\"cached\""), "\(run.output) \(run.errors)")
    #expect(run.status == 0, "\(run.errors)")
  }
}
