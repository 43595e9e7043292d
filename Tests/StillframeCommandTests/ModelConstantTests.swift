import Foundation
import Testing

@testable import StillframePreviews

/// Constants of models, which SwiftData lets initializers set a second time.
extension PreviewTests {
  @Test func constantsOfModelsGetOtherValues() throws {
    let folder = try folder([
      "App/Post.swift": """
      import SwiftData
      import SwiftUI

      @Model final class Post {
        let id: String = "none"
        let kind = "kept"
        let place: String
        var title: String
        init(id: String, place: String, title: String) {
          self.id = id
          self.place = place
          self.title = title
        }
      }

      #Preview {
        let post = Post(id: "P7", place: "Bern", title: "Alps")
        Text("\\(post.id) \\(post.kind) \\(post.place) \\(post.title)")
      }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0 && run.output.contains("P7 kept Bern Alps"), "\(run.errors)")
  }
}
