import Foundation
import Stillframe
import StillframeScenes

/// A catalogue whose `serve` the tests, `scripts/check-server` and `scripts/peers` ask for pictures.
@main struct ServedPictures: SceneCatalog {
  var scenes: some SceneList {
    Still("card", "A card for sharing", size: CGSize(width: 1200, height: 630), rows: Card.self) {
      CardView(card: $0)
    }
    Still("badge", "A badge", rows: Badge.self) { badge in
      Text(badge.name).padding().background(badge.isGuest == true ? Color.orange : .green)
    }
    Still("photo", "An image by row", size: CGSize(width: 8, height: 8), rows: Photo.self) {
      photo in
      AsyncImage(url: URL(string: photo.url)) { image in
        image.resizable()
      } placeholder: {
        Color.red
      }
    }
    Still("slow", "A picture that takes its time", rows: Pause.self) { pause in
      SlowView(end: Date() + pause.seconds)
    }
    Still("endless", "A picture that is never finished", rows: Pause.self) { _ in
      SlowView(end: .distantFuture)
    }
    Film("morph", "A film", size: CGSize(width: 160, height: 90), duration: 1) { Morph() }
    Film("slow-film", "A film that takes its time", size: CGSize(width: 8, height: 8), duration: 1)
    {
      TimelineView(.animation) { context in
        let turn = context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1)
        SlowView(end: Date() + 0.03).hueRotation(.degrees(360 * turn))
      }
    }
  }
}

private struct Card: Decodable, Sendable {
  var title: String
}

private struct Badge: Decodable, Sendable {
  var name: String
  var isGuest: Bool?
}

private struct Photo: Decodable, Sendable {
  var url: String
}

private struct Pause: Decodable, Sendable {
  var seconds = 0.0
  var id: Int?

  enum CodingKeys: CodingKey { case seconds, id }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    seconds = try container.decodeIfPresent(Double.self, forKey: .seconds) ?? 0
    id = try container.decodeIfPresent(Int.self, forKey: .id)
  }
}

/// The social card of the benchmarks, 1200 × 630 points.
private struct CardView: View {
  let card: Card

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text(card.title).font(.system(size: 72, weight: .bold))
      Text("A view goes in, a file comes out: no screen, no browser, no waiting.")
        .font(.system(size: 34))
      Spacer()
      HStack(spacing: 20) {
        Circle().fill(Color.white).frame(width: 72, height: 72)
        VStack(alignment: .leading) {
          Text("Stillframe").font(.system(size: 30, weight: .semibold))
          Text("November 2026").font(.system(size: 24))
        }
        Spacer()
        RoundedRectangle(cornerRadius: 24).fill(Color.orange).frame(width: 180, height: 96)
      }
    }
    .foregroundColor(.white)
    .padding(64)
    .frame(width: 1200, height: 630)
    .background(Color.indigo)
  }
}

/// A view whose body works until a time, as a loop without an end does.
private struct SlowView: View {
  let end: Date

  var body: some View {
    let _ = work()
    Color.blue.frame(width: 8, height: 8)
  }

  private func work() { while Date() < end {} }
}

private struct Morph: View {
  @State private var isWide = false

  var body: some View {
    RoundedRectangle(cornerRadius: 8).fill(Color.purple)
      .frame(width: isWide ? 140 : 40, height: 40)
      .onAppear { withAnimation(.easeInOut(duration: 0.8)) { isWide = true } }
  }
}
