import Foundation
import SwiftUI
import Testing

/// Addresses in formats, as Foundation on Apple's platforms writes them.
@MainActor @Suite struct AddressFormatTests {
  private let url = URL(string: "https://me:secret@www.apple.com:8080/path/to?x=1#part")!

  @Test func schemeHostAndPathAreWritten() throws {
    #expect(url.formatted() == "https://www.apple.com/path/to")
    let file = URL(string: "ftp://files.example:21/a")!
    #expect(file.formatted() == "ftp://files.example:21/a")
    let report = try ImageRenderer(content: Text(url, format: .url)).layoutReport()
    #expect(report.description.contains("https://www.apple.com/path/to"))
  }

  @Test func eachComponentHasItsSetting() {
    let style = URL.FormatStyle.url.scheme(.never).path(.never)
    #expect(url.formatted(style) == "www.apple.com")
    #expect(url.formatted(style.host(.omitSpecificSubdomains(["www"]))) == "apple.com")
    let end = style.host(.never).query().fragment(.always).query(.always)
    #expect(url.formatted(end) == "?x=1#part")
    #expect(url.formatted(style.user(.always).password(.always)) == "me:secret@www.apple.com")
    #expect(url.formatted(style.port(.always)) == "www.apple.com:8080")
    #expect(url.formatted(.url.scheme(.omitIfHTTPFamily).path(.never)) == "www.apple.com")
  }

  @Test func componentsDependOnOthers() throws {
    let shown = URL.FormatStyle.ComponentDisplayOption.displayWhen(.scheme, matches: ["https"])
    let hidden = URL.FormatStyle.ComponentDisplayOption.omitWhen(.host, matches: ["www.apple.com"])
    let style = URL.FormatStyle(scheme: shown, path: hidden)
    #expect(style.format(url) == "https://www.apple.com")
    let host = URL.FormatStyle.HostDisplayOption.displayWhen(.query, matches: ["y"])
    #expect(URL.FormatStyle(scheme: .never, host: host, path: .never).format(url) == "")
    let other = URL.FormatStyle.HostDisplayOption.omitWhen(.fragment, matches: ["part"])
    #expect(URL.FormatStyle(scheme: .never, host: other, path: .never).format(url) == "")
    let web = URL.FormatStyle(scheme: .never, host: .omitIfHTTPFamily, path: .never)
    #expect(web.format(url) == "")
    let kept = try JSONDecoder().decode(
      URL.FormatStyle.self, from: JSONEncoder().encode(style))
    #expect(kept == style && URL.FormatStyle.HostDisplayOption.always != .never)
    let component: URL.FormatStyle.Component = .password
    #expect(component.rawValue == 2)
  }
}
