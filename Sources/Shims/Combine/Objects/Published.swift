/// A property of an observable object that publishes each new value before it changes.
///
/// Storing a value, an equal one too, first publishes `objectWillChange` of the object, then the new value
/// by `$property`, and changes the property last.
@propertyWrapper public struct Published<Value> {
  private let box: Box

  /// The value at first.
  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  /// The value at first.
  public init(initialValue: Value) {
    box = Box(initialValue)
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue) }
  }

  /// Publishes the present value, then each new one before the property holds it.
  public var projectedValue: Publisher {
    get { Publisher(box) }
    nonmutating set { _ = newValue }
  }

  /// Reads and writes the property of a class; called by code that the compiler generates.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set {
      let box = object[keyPath: storageKeyPath].box
      box.own(object)
      box.set(newValue)
    }
  }

  /// Reads `$property` of a class; called by code that the compiler generates.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let box = object[keyPath: storageKeyPath].box
      box.own(object)
      return Publisher(box)
    }
    set {}
  }

  /// Publishes the values of a published property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    private let box: Box

    fileprivate init(_ box: Box) {
      self.box = box
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.admit(subscriber)
    }

    /// Assigns a publisher's values to the property, for as long as the property lives.
    func follow<P: Combine.Publisher>(_ source: P) where P.Output == Value, P.Failure == Never {
      let following = source.sink { [weak box] in box?.set($0) }
      box.keep(following)
    }
  }

  /// The value, its subscribers, and its owner.
  fileprivate final class Box {
    private let lock = StateLock()
    private var current: Value
    private weak var owner: AnyObject?
    private var audience: Audience<Value, Never>?
    private var following: [AnyCancellable] = []

    init(_ value: Value) {
      current = value
    }

    var value: Value { lock { current } }

    /// Learns of which object it is a property.
    func own(_ object: AnyObject) {
      lock { if owner == nil { owner = object } }
    }

    func set(_ value: Value) {
      let (owner, audience) = lock { (self.owner, self.audience) }
      if let owner { ChangePublishers.shared.existing(for: owner)?.send() }
      audience?.send(value)
      // The value before is let go outside the lock, since that may run code.
      let before = lock { () -> Value in
        defer { current = value }
        return current
      }
      withExtendedLifetime(before) {}
    }

    func admit<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
      let audience = lock { () -> Audience<Value, Never> in
        if let audience = self.audience { return audience }
        let new = Audience<Value, Never>()
        self.audience = new
        return new
      }
      audience.admit(subscriber) { value }
    }

    func keep(_ cancellable: AnyCancellable) {
      lock { following.append(cancellable) }
    }
  }
}

// Handed from thread to thread only together with the object that it is a property of; its box takes a lock.
extension Published: @unchecked Sendable where Value: Sendable {}
