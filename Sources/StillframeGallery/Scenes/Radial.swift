import SwiftUI

/// The place of a view in a ranking, from 1.
private struct Rank: LayoutValueKey {
  static let defaultValue = 1
}

extension View {
  fileprivate func rank(_ rank: Int) -> some View {
    layoutValue(key: Rank.self, value: rank)
  }
}

/// Views on a ring, turned until the first in the ranking is at the top and, when there is one, the second
/// is higher than the third.
struct RankedRing: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = min(bounds.width, bounds.height) / 3
    let step = Angle.degrees(360 / Double(max(subviews.count, 1))).radians
    let turn = turn(subviews.map { $0[Rank.self] }, step: step)
    for (index, subview) in subviews.enumerated() {
      var spot = CGPoint(x: 0, y: -radius)
        .applying(CGAffineTransform(rotationAngle: step * Double(index) + turn))
      spot.x += bounds.midX
      spot.y += bounds.midY
      subview.place(at: spot, anchor: .center, proposal: .unspecified)
    }
  }

  private func turn(_ ranks: [Int], step: Double) -> Double {
    guard let first = ranks.firstIndex(of: 1) else { return 0 }
    let winners = ranks.filter { $0 == 1 }.count
    // Two winners share the top; otherwise the winner has it, leaning so that the second is higher.
    if winners == 2, let last = ranks.lastIndex(of: 1) {
      let middle = last - first == 1 ? Double(first) + 0.5 : Double(last) + 0.5
      return -middle * step
    }
    let next = ranks[(first + 1) % ranks.count]
    let previous = ranks[(first + ranks.count - 1) % ranks.count]
    let lean = next == previous ? 0 : next < previous ? -step / 4 : step / 4
    return -Double(first) * step + lean
  }
}

/// A face made of shapes.
struct Avatar: View {
  let pet: Pet

  var body: some View {
    Circle()
      .fill(pet.color.opacity(0.25))
      .overlay { face }
      .overlay { Circle().stroke(pet.color, lineWidth: 3) }
      .frame(width: 64, height: 64)
      .accessibilityIdentifier(pet.name.lowercased())
  }

  @ViewBuilder private var face: some View {
    switch pet.name {
    case "Cat":
      ZStack {
        HStack(spacing: 10) {
          ear.rotationEffect(.degrees(-18))
          ear.rotationEffect(.degrees(18))
        }
        .offset(y: -15)
        head
      }
    case "Goldfish":
      HStack(spacing: -4) {
        Ellipse().fill(pet.color).frame(width: 30, height: 20)
          .overlay(alignment: .leading) {
            Circle().fill(.white).frame(width: 5, height: 5).padding(.leading, 6)
          }
        Rectangle().fill(pet.color).frame(width: 11, height: 11)
          .rotationEffect(.degrees(45))
      }
    default:
      ZStack {
        HStack(spacing: 18) {
          Capsule().fill(pet.color).frame(width: 11, height: 26)
          Capsule().fill(pet.color).frame(width: 11, height: 26)
        }
        head
      }
    }
  }

  private var ear: some View {
    RoundedRectangle(cornerRadius: 3).fill(pet.color).frame(width: 13, height: 18)
  }

  private var head: some View {
    Circle()
      .fill(pet.color)
      .frame(width: 32, height: 32)
      .overlay {
        HStack(spacing: 8) {
          Circle().fill(.white).frame(width: 6, height: 6)
          Circle().fill(.white).frame(width: 6, height: 6)
        }
      }
  }
}

/// Avatars on a ring by their ranks; in a row when all have the same.
struct Podium: View {
  let pets: [Pet]

  private func rank(of pet: Pet) -> Int {
    1 + pets.filter { $0.votes > pet.votes }.count
  }

  private var isTie: Bool {
    pets.allSatisfy { $0.votes == pets[0].votes }
  }

  var body: some View {
    let layout = isTie ? AnyLayout(HStackLayout(spacing: 16)) : AnyLayout(RankedRing())

    RoundedRectangle(cornerRadius: 24)
      .fill(Color.blue.opacity(0.07))
      .overlay {
        layout {
          ForEach(pets) { pet in
            Avatar(pet: pet)
              .rank(rank(of: pet))
          }
        }
        .animation(.default, value: pets)
      }
      .padding()
  }
}

extension GalleryScene {
  private static func votes(_ cat: Int, _ goldfish: Int, _ dog: Int) -> [Pet] {
    [
      Pet(name: "Cat", votes: cat), Pet(name: "Goldfish", votes: goldfish),
      Pet(name: "Dog", votes: dog),
    ]
  }

  static let radial = GalleryScene(
    "radial", title: "A ring that turns to the ranking", size: CGSize(width: 300, height: 300)
  ) {
    Podium(pets: votes(3, 5, 3))
  }
  .film(
    duration: 4.5, value: votes(3, 5, 3),
    changes: [
      .init(at: 0.5, to: votes(3, 5, 4)), .init(at: 1.6, to: votes(7, 5, 4)),
      .init(at: 2.8, to: votes(7, 5, 9)),
    ]
  ) {
    Podium(pets: $0)
  }

  static let radialTie = GalleryScene(
    "radial-tie", title: "A tie turns the ring into a row", size: CGSize(width: 300, height: 300)
  ) {
    Podium(pets: votes(4, 4, 4))
  }
  .film(
    duration: 3.6, value: votes(3, 5, 4),
    changes: [.init(at: 0.6, to: votes(5, 5, 5)), .init(at: 2, to: votes(6, 5, 5))]
  ) {
    Podium(pets: $0)
  }
}
