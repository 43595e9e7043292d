import Foundation
package import StillGoldens
package import StillframeServer
import Synchronization

/// The server of a review: its pages, and the decisions that a browser may send.
package final class ReviewServer: Sendable {
  private let list: ReviewList
  private let obsolete: [ObsoleteGoldens.Golden]
  private let pictures = ReviewPictures()

  /// Nothing may be asked for by a name.
  package static let names: [String] = []

  package init(_ list: ReviewList, obsolete: [ObsoleteGoldens.Golden]) {
    self.list = list
    self.obsolete = obsolete
  }

  /// Paths: "" is the page, "failures" what it shows, "picture/3/before" and "picture/7/after/12" a picture and a frame of a
  /// film; "accept/3", "reject/3" and "accept/all" change something.
  package func answer(_ request: PageServer.Request) -> PageServer.Response {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).map(
      String.init)
    if request.isChange { return change(parts) }
    switch parts.first {
    case "" where parts.count == 1:
      return .init(type: "text/html; charset=utf-8", body: Data(ReviewPage.html(nil).utf8))
    case "failures" where parts.count == 1:
      if let body = try? answer.json { return .init(type: "application/json", body: body) }
    case "picture" where parts.count == 3 || parts.count == 4:
      let frame = parts.count == 4 ? Int(parts[3]) : nil
      if parts.count == 4, frame == nil { break }
      guard let number = Int(parts[1]), let item = list.item(number),
        let side = ReviewItem.Side(rawValue: parts[2]),
        let png = pictures.png(item, side, frame: frame)
      else { break }
      return .init(type: "image/png", body: png)
    default: break
    }
    return .text("there is nothing here\n", status: 404)
  }

  private var answer: ReviewResponse {
    ReviewResponse(list, pictures: pictures, obsolete: obsolete, isLive: true) { item, side in
      "picture/\(item.number)/\(side.rawValue)" + (item.kind == .film ? "/{}" : "")
    }
  }

  private func change(_ parts: [String]) -> PageServer.Response {
    guard parts.count == 2, ["accept", "reject"].contains(parts[0]) else {
      return .text("there is nothing here\n", status: 404)
    }
    let numbers: [Int]
    if parts[1] == "all" {
      numbers = list.open
    } else if let number = Int(parts[1]), list.item(number) != nil {
      numbers = [number]
    } else {
      return .text("there is no such failure\n", status: 404)
    }
    var problems: [String] = []
    for number in numbers {
      if parts[0] == "reject" {
        list.reject(number)
      } else {
        do { try list.accept(number) } catch { problems.append("\(error)") }
      }
    }
    return problems.isEmpty
      ? .text("done\n") : .text(problems.joined(separator: "\n") + "\n", status: 409)
  }
}
