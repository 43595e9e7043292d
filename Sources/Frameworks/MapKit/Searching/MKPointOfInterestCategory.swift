/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(_ name: String) { rawValue = "MKPOICategory\(name)" }
}

extension MKPointOfInterestCategory {
  /// An airport.
  public static let airport = Self("Airport")
  /// An amusement park.
  public static let amusementPark = Self("AmusementPark")
  /// An aquarium.
  public static let aquarium = Self("Aquarium")
  /// A cash machine.
  public static let atm = Self("ATM")
  /// A bakery.
  public static let bakery = Self("Bakery")
  /// A bank.
  public static let bank = Self("Bank")
  /// A beach.
  public static let beach = Self("Beach")
  /// A brewery.
  public static let brewery = Self("Brewery")
  /// A café.
  public static let cafe = Self("Cafe")
  /// A place for tents.
  public static let campground = Self("Campground")
  /// A place to rent cars.
  public static let carRental = Self("CarRental")
  /// A charger for cars.
  public static let evCharger = Self("EVCharger")
  /// A fire station.
  public static let fireStation = Self("FireStation")
  /// A gym.
  public static let fitnessCenter = Self("FitnessCenter")
  /// A market for food.
  public static let foodMarket = Self("FoodMarket")
  /// A petrol station.
  public static let gasStation = Self("GasStation")
  /// A hospital.
  public static let hospital = Self("Hospital")
  /// A hotel.
  public static let hotel = Self("Hotel")
  /// A laundry.
  public static let laundry = Self("Laundry")
  /// A library.
  public static let library = Self("Library")
  /// A marina.
  public static let marina = Self("Marina")
  /// A cinema.
  public static let movieTheater = Self("MovieTheater")
  /// A museum.
  public static let museum = Self("Museum")
  /// A national park.
  public static let nationalPark = Self("NationalPark")
  /// A club or a bar.
  public static let nightlife = Self("Nightlife")
  /// A park.
  public static let park = Self("Park")
  /// A place for cars.
  public static let parking = Self("Parking")
  /// A pharmacy.
  public static let pharmacy = Self("Pharmacy")
  /// A police station.
  public static let police = Self("Police")
  /// A post office.
  public static let postOffice = Self("PostOffice")
  /// A stop of buses and trains.
  public static let publicTransport = Self("PublicTransport")
  /// A restaurant.
  public static let restaurant = Self("Restaurant")
  /// A restroom.
  public static let restroom = Self("Restroom")
  /// A school.
  public static let school = Self("School")
  /// A stadium.
  public static let stadium = Self("Stadium")
  /// A shop.
  public static let store = Self("Store")
  /// A theater.
  public static let theater = Self("Theater")
  /// A university.
  public static let university = Self("University")
  /// A winery.
  public static let winery = Self("Winery")
  /// A zoo.
  public static let zoo = Self("Zoo")
  /// A place for animals.
  public static let animalService = Self("AnimalService")
  /// A garage.
  public static let automotiveRepair = Self("AutomotiveRepair")
  /// A field for baseball.
  public static let baseball = Self("Baseball")
  /// A court for basketball.
  public static let basketball = Self("Basketball")
  /// A beauty parlour.
  public static let beauty = Self("Beauty")
  /// A bowling alley.
  public static let bowling = Self("Bowling")
  /// A castle.
  public static let castle = Self("Castle")
  /// A convention center.
  public static let conventionCenter = Self("ConventionCenter")
  /// A distillery.
  public static let distillery = Self("Distillery")
  /// A fairground.
  public static let fairground = Self("Fairground")
  /// A place to fish.
  public static let fishing = Self("Fishing")
  /// A fortress.
  public static let fortress = Self("Fortress")
  /// A track for karts.
  public static let goKart = Self("GoKart")
  /// A golf course.
  public static let golf = Self("Golf")
  /// A place to hike.
  public static let hiking = Self("Hiking")
  /// A place for kayaks.
  public static let kayaking = Self("Kayaking")
  /// A landmark.
  public static let landmark = Self("Landmark")
  /// A mailbox.
  public static let mailbox = Self("Mailbox")
  /// A place for miniature golf.
  public static let miniGolf = Self("MiniGolf")
  /// A place for music.
  public static let musicVenue = Self("MusicVenue")
  /// A national monument.
  public static let nationalMonument = Self("NationalMonument")
  /// A planetarium.
  public static let planetarium = Self("Planetarium")
  /// A place to climb.
  public static let rockClimbing = Self("RockClimbing")
  /// A place for caravans.
  public static let rvPark = Self("RVPark")
  /// A park for skateboards.
  public static let skatePark = Self("SkatePark")
  /// A place to skate.
  public static let skating = Self("Skating")
  /// A place to ski.
  public static let skiing = Self("Skiing")
  /// A field for football.
  public static let soccer = Self("Soccer")
  /// A spa.
  public static let spa = Self("Spa")
  /// A place to surf.
  public static let surfing = Self("Surfing")
  /// A place to swim.
  public static let swimming = Self("Swimming")
  /// A court for tennis.
  public static let tennis = Self("Tennis")
  /// A court for volleyball.
  public static let volleyball = Self("Volleyball")
}
