import Foundation
import StillframeScenes
import StillframeServing
import SwiftUI

// The examples for Vapor and Hummingbird, compiled against stand-ins of as much of both as they use.

private struct Ticket: Decodable, Sendable {
  var name: String
}

private struct Pictures: SceneCatalog {
  var scenes: some SceneList {
    Still("ticket", rows: Ticket.self) { Text($0.name) }
  }
}

private enum Vapor {
  struct Request { var url: (path: String, query: String?) }
  struct Response { init(status: Int, headers: [String: String], body: Data) {} }
  struct Application {
    func get(_ path: String, use: @escaping (Request) async throws -> Response) {}
  }

  @MainActor static func routes(_ app: Application) {
    let pictures = PictureService(Pictures.self)
    app.get("**") { request in
      let response = await pictures.response(to: request.url.path, query: request.url.query)
      var headers = ["Content-Type": response.type]
      for (name, value) in response.headers { headers[name] = value }
      return Response(status: response.status, headers: headers, body: response.body)
    }
  }
}

private enum Hummingbird {
  struct Request { var uri: (path: String, query: String?) }
  struct Response { init(status: Int, headers: [String: String], body: Data) {} }
  struct Router {
    func get(_ path: String, use: @escaping (Request, Int) async throws -> Response) {}
  }

  @MainActor static func routes(_ router: Router) {
    let pictures = PictureService(Pictures.self)
    router.get("**") { request, _ in
      let response = await pictures.response(to: request.uri.path, query: request.uri.query)
      var headers = ["Content-Type": response.type]
      for (name, value) in response.headers { headers[name] = value }
      return Response(status: response.status, headers: headers, body: response.body)
    }
  }
}

private enum Signing {
  static func address(_ secret: Data) throws -> String {
    try AddressSigner(secret: secret).signed("/ticket.png?name=Ada%20Lovelace")
  }
}
