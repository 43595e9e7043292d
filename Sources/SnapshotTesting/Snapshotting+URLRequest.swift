import Foundation
public import FoundationNetworking
public import StillframeTesting

extension Snapshotting where Value == URLRequest, Format == String {
  /// A request as it is sent: method and address, headers in order, and what comes with it.
  public static var raw: Self { .raw(pretty: false) }

  /// Returns a request as it is sent: method and address, headers in order, and what comes with it.
  ///
  /// - Parameter pretty: whether JSON that comes with it is put in order and indented.
  public static func raw(pretty: Bool) -> Self {
    SimplySnapshotting<String>.lines.pullback { request in
      var lines = ["\(request.httpMethod ?? "GET") \(request.orderedAddress ?? "(null)")"]
      lines += (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      if let body = request.httpBody {
        let text = String(decoding: pretty ? indented(body) : body, as: UTF8.self)
        lines.append("\n\(text)")
      }
      return lines.joined(separator: "\n")
    }
  }

  /// The command line that sends the request with curl.
  public static var curl: Self {
    SimplySnapshotting<String>.lines.pullback { request in
      var words = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": words.append("--head")
      case let method: words.append("--request \(method)")
      }
      let headers = request.allHTTPHeaderFields ?? [:]
      for name in headers.keys.sorted() where name != "Cookie" {
        words.append("--header \"\(name): \(quoted(headers[name]))\"")
      }
      if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
        let escaped = body.replacingOccurrences(of: "\\\"", with: "\\\\\"")
        words.append("--data \"\(quoted(escaped))\"")
      }
      if let cookie = headers["Cookie"] { words.append("--cookie \"\(quoted(cookie))\"") }
      words.append("\"\(request.orderedAddress ?? "")\"")
      return words.joined(separator: " \\\n\t")
    }
  }

  private static func quoted(_ text: String?) -> String {
    (text ?? "").replacingOccurrences(of: "\"", with: "\\\"")
  }

  /// JSON in order; anything else as it is.
  private static func indented(_ body: Data) -> Data {
    guard let value = try? JSONSerialization.jsonObject(with: body),
      let data = try? JSONSerialization.data(
        withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    else { return body }
    return data
  }
}

extension URLRequest {
  /// The address with its query in alphabetical order.
  fileprivate var orderedAddress: String? {
    guard let url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
      return nil
    }
    if let items = parts.queryItems { parts.queryItems = items.sorted { $0.name < $1.name } }
    return parts.url?.absoluteString
  }
}
