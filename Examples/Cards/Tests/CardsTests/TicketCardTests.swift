import StillframeTesting
import SwiftUI
import Testing

@testable import Cards

@Test func aTicketShowsItsSeat() {
  let card = TicketCard(ticket: Ticket(id: "a", name: "Ada Lovelace", seat: 12))
  assertSnapshot(of: card, as: .image, named: "light")
}
