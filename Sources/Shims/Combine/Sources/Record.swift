/// Publishes values that were written down before, and an end.
public struct Record<Output, Failure: Error>: Publisher {
  /// Values and an end in their order.
  public struct Recording {
    /// The values to publish, in their order.
    public private(set) var output: [Output]
    /// The end of the values.
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isComplete: Bool

    /// An empty recording, to be filled, which finishes.
    public init() {
      output = []
      completion = .finished
      isComplete = false
    }

    /// A recording of values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    /// Adds a value. Adding one behind the end is a programming error.
    public mutating func receive(_ input: Output) {
      precondition(!isComplete, "a recording that has ended takes no more values")
      output.append(input)
    }

    /// Ends the recording. Ending it twice is a programming error.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "a recording ends once")
      self.completion = completion
      isComplete = true
    }
  }

  /// The values and the end that are published.
  public let recording: Recording

  /// Publishes what a closure writes down.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Publishes a recording.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Publishes values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let sink = DemandSink(subscriber)
    sink.begin(with: Playback(sink))
    for value in recording.output { sink.offer(value) }
    sink.finish(recording.completion, dropsWaiting: false)
  }

  private final class Playback<S: Subscriber>: Subscription {
    private let sink: DemandSink<S>

    init(_ sink: DemandSink<S>) {
      self.sink = sink
    }

    func request(_ demand: Subscribers.Demand) { sink.request(demand) }
    func cancel() { sink.close() }
  }
}

extension Record: Encodable where Output: Encodable, Failure: Encodable {}
extension Record: Decodable where Output: Decodable, Failure: Decodable {}
extension Record.Recording: Encodable where Output: Encodable, Failure: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordingKey.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}
extension Record.Recording: Decodable where Output: Decodable, Failure: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordingKey.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(
        Subscribers.Completion<Failure>.self, forKey: .completion))
  }
}

private enum RecordingKey: String, CodingKey {
  case output, completion
}
