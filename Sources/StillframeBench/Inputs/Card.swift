import Foundation
import Stillframe

/// A card of 800 × 600 points: shapes and twenty texts.
nonisolated struct Card: View {
  /// A number that distinguishes one card from another.
  var number = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 16) {
        Circle().fill(Color.orange).frame(width: 64, height: 64)
        VStack(alignment: .leading, spacing: 4) {
          Text("Monthly report \(number)").font(.system(size: 34, weight: .bold))
          Text("Everything that happened, at a glance").font(.system(size: 17))
        }
        Spacer()
        Text("Updated today").font(.system(size: 15)).foregroundColor(.gray)
        Text("Open").foregroundColor(.white).padding(12)
          .background(Capsule().fill(Color.blue))
      }
      Divider()
      HStack(spacing: 16) {
        ForEach(0..<3) { index in
          CardTile(title: ["Visitors", "Orders", "Returns"][index], value: 1_200 * (index + 3))
        }
      }
      HStack(alignment: .bottom, spacing: 12) {
        ForEach(0..<9) { index in
          VStack(spacing: 6) {
            RoundedRectangle(cornerRadius: 6).fill(Color.teal)
              .frame(width: 44, height: 40 + CGFloat(index * 53 % 110))
            Text("W\(index + 1)").font(.system(size: 13))
          }
        }
        Ellipse().stroke(Color.purple, lineWidth: 6).frame(width: 160, height: 120)
      }
      Spacer()
      Text("Stillframe draws this without a screen.").font(.system(size: 13))
    }
    .padding(24)
    .frame(width: 800, height: 600)
    .background(Color.white)
  }
}

/// One figure on the card.
nonisolated struct CardTile: View {
  let title: String
  let value: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.system(size: 15)).foregroundColor(.gray)
      Text("\(value)").font(.system(size: 28, weight: .semibold))
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(RoundedRectangle(cornerRadius: 12).fill(Color.yellow.opacity(0.3)))
    .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray, lineWidth: 1))
  }
}

/// A picture for sharing, 1200 × 630 points.
nonisolated struct SocialCard: View {
  var title = "Pictures from views, anywhere"

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text(title).font(.system(size: 72, weight: .bold))
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
