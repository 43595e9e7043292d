import SwiftUI

public struct Ticket: Decodable, Sendable {
  public var id: String
  public var name: String
  public var seat: Int

  public init(id: String, name: String, seat: Int) {
    self.id = id
    self.name = name
    self.seat = seat
  }
}

public struct TicketCard: View {
  var ticket: Ticket
  @State private var isTurned = false

  public init(ticket: Ticket) {
    self.ticket = ticket
  }

  public var body: some View {
    HStack(spacing: 16) {
      Text("\(ticket.seat)")
        .font(.largeTitle.bold())
        .foregroundStyle(.white)
        .frame(width: 64, height: 64)
        .background(isTurned ? .orange : .indigo, in: RoundedRectangle(cornerRadius: 16))
        .rotationEffect(.degrees(isTurned ? 180 : 0))
      VStack(alignment: .leading) {
        Text(ticket.name).font(.title2)
        Text("Admit one").foregroundStyle(.secondary)
      }
      Button("Turn") { withAnimation(.bouncy) { isTurned.toggle() } }
        .accessibilityIdentifier("turn")
    }
    .padding(24)
  }
}

#Preview("Ticket") {
  TicketCard(ticket: Ticket(id: "a", name: "Ada Lovelace", seat: 12))
}
