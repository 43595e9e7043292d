import CStillHTTP
import Foundation
import StillSecrets
import Synchronization

extension PageServer {
  /// Called by the library for each request: when its headers are there, for what comes with it, and at its end.
  static func handle(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ url: UnsafePointer<CChar>?, _ method: UnsafePointer<CChar>?,
    _ sent: UnsafeMutablePointer<Int>?, _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  ) -> MHD_Result {
    guard let context = unsafe context, let connection = unsafe connection,
      let url = unsafe url, let method = unsafe method, let state = unsafe state
    else { return .NO }
    if unsafe state.pointee == nil {
      // Anything but null says that the headers were seen.
      unsafe state.pointee = context
      return .YES
    }
    if let sent = unsafe sent, unsafe sent.pointee > 0 {
      // The body of a request is read and ignored; the refusal follows when all of it has arrived.
      unsafe sent.pointee = 0
      return .YES
    }
    let server = unsafe Unmanaged<Context>.fromOpaque(context).takeUnretainedValue()
    let response = unsafe server.response(
      connection, path: String(cString: url), method: String(cString: method))
    return unsafe send(response, on: connection)
  }

  private static func send(_ response: Response, on connection: OpaquePointer) -> MHD_Result {
    unsafe response.body.withUnsafeBytes { bytes in
      unsafe still_http_answer(
        connection, UInt32(response.status), bytes.baseAddress, bytes.count, response.type)
    }
  }
}

extension PageServer.Context {
  /// Refuses what may not be asked, and asks for the rest.
  fileprivate func response(
    _ connection: OpaquePointer, path: String, method: String
  ) -> PageServer.Response {
    let isChange = takesChanges && method == "POST"
    guard isChange || method == "GET" || method == "HEAD" else {
      return .text("only GET is answered\n", status: 405)
    }
    guard unsafe still_http_header_count(connection, "Host") == 1,
      let host = unsafe header("Host", connection), isOwn(host)
    else {
      return .text("this server is 127.0.0.1\n", status: 403)
    }
    let origin = unsafe header("Origin", connection)
    // Browsers name the page whose script changes something; where nothing is named, none asks.
    if origin != "http://" + host, isChange || origin != nil {
      return .text("other pages are not answered\n", status: 403)
    }
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let words = path.dropFirst().split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.first == "", words.count == 2, SecretComparison.areEqual(words[0].utf8, token.utf8)
    else {
      return .text(
        "the address needs its token: open the one that stillframe printed\n", status: 403)
    }
    return answer(
      PageServer.Request(
        path: String(words[1]), query: unsafe query(connection), isChange: isChange))
  }

  /// Whether a host is this server: the loopback interface with the port that is listened on, and nothing before or behind
  /// them. Names that others made point to it are refused.
  private func isOwn(_ host: String) -> Bool {
    let port = port.load(ordering: .relaxed)
    let own = host.lowercased()
    return own == "127.0.0.1:\(port)" || own == "localhost:\(port)"
      // The port of addresses that name none.
      || port == 80 && (own == "127.0.0.1" || own == "localhost")
  }

  private func header(_ name: String, _ connection: OpaquePointer) -> String? {
    unsafe still_http_header(connection, name).map { unsafe String(cString: $0) }
  }

  /// Only the names that are known can be asked for.
  private func query(_ connection: OpaquePointer) -> [String: String] {
    var values: [String: String] = [:]
    for name in names {
      values[name] = unsafe still_http_argument(connection, name).map { unsafe String(cString: $0) }
    }
    return values
  }
}
