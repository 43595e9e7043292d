extension Subscribers.Demand: Codable {
  /// The number that stands for as many values as there are, as Combine writes it.
  private static let unlimitedNumber = UInt(Int.max) + 1

  public init(from decoder: any Decoder) throws {
    let number = try decoder.singleValueContainer().decode(UInt.self)
    self = number >= Self.unlimitedNumber ? .unlimited : .max(Int(number))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(max.map { UInt($0) } ?? Self.unlimitedNumber)
  }
}

private enum CompletionKey: String, CodingKey {
  case success, error
}

extension Subscribers.Completion: Encodable where Failure: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CompletionKey.self)
    switch self {
    case .finished: try container.encode(true, forKey: .success)
    case .failure(let error):
      try container.encode(false, forKey: .success)
      try container.encode(error, forKey: .error)
    }
  }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CompletionKey.self)
    if try container.decode(Bool.self, forKey: .success) {
      self = .finished
    } else {
      self = .failure(try container.decode(Failure.self, forKey: .error))
    }
  }
}
