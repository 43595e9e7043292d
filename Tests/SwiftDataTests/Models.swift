import SwiftData
import SwiftUI

// Models of the tests, written as users write them.

@Model final class Trip {
  @Attribute(.unique) var name: String
  var destination: String
  var startDate: Date
  var endDate: Date?
  var rating = 0
  var mood: Mood = Mood.calm
  var place: Place?
  var tags: [String] = []
  @Transient var isSelected = false
  @Relationship(deleteRule: .cascade, inverse: \Stay.trip) var stays: [Stay] = []
  var guide: Guide?

  init(
    name: String, destination: String = "", startDate: Date = Date(timeIntervalSince1970: 0),
    rating: Int = 0
  ) {
    self.name = name
    self.destination = destination
    self.startDate = startDate
    self.rating = rating
  }

  var title: String { "\(name), \(destination)" }

  enum Mood: String, Codable, CaseIterable { case calm, wild }

  struct Place: Codable, Equatable {
    var latitude: Double
    var longitude: Double
  }
}

@Model final class Stay {
  var hotel: String
  var trip: Trip?

  init(hotel: String, trip: Trip? = nil) {
    self.hotel = hotel
    self.trip = trip
  }
}

/// Its inverse with `Trip` is named on neither side.
@Model final class Guide {
  let code: Int
  var name: String
  var trips: [Trip]

  init(code: Int, name: String, trips: [Trip] = []) {
    self.code = code
    self.name = name
    self.trips = trips
  }
}

/// Relationships with itself, and of many to many.
@Model class Person {
  #Unique<Person>([\.first, \.last])
  #Index<Person>([\.first], [\.last])

  var first: String
  var last: String
  @Relationship(inverse: \Person.children) var parent: Person?
  var children: [Person]?
  @Relationship(inverse: \Club.members) var clubs: [Club] = []
  @Relationship(deleteRule: .deny, inverse: \Loan.owner) var loans: [Loan] = []

  init(_ first: String, _ last: String = "", parent: Person? = nil) {
    self.first = first
    self.last = last
    self.parent = parent
  }
}

@Model final class Club {
  var name = ""
  var members: [Person] = []

  init(name: String) { self.name = name }
}

@Model final class Loan {
  var owner: Person?
  var amount: Double

  init(owner: Person?, amount: Double) {
    self.owner = owner
    self.amount = amount
  }
}

/// Two relationships with one inverse.
@Model final class Yard {
  @Relationship(inverse: \Shrub.yard) var front: [Shrub] = []
  @Relationship(inverse: \Shrub.yard) var back: [Shrub] = []

  init() {}
}

@Model final class Shrub {
  var yard: Yard?

  init() {}
}

/// Disagrees with `Right` about inverses: `Right.other` leads back to something else.
@Model final class Left {
  @Relationship(inverse: \Right.other) var right: Right?
  var more: [Right] = []

  init() {}
}

@Model final class Right {
  var left: Left?
  var other: [Person] = []

  init() {}
}

@Model final class Stranger {
  var name = ""

  init() {}
}

func makeContainer() throws -> ModelContainer {
  try ModelContainer(
    for: Trip.self, Person.self,
    configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}

/// Counts calls. Unchecked because one thread makes them.
final class CallCount: @unchecked Sendable {
  var value = 0
}
