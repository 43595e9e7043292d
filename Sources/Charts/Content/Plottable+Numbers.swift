public import Foundation

// The numbers of the standard library are quantities.

extension Double: PrimitivePlottableProtocol {
  public var _datum: _Datum { .number(Double(self)) }
  public init?(_datum: _Datum) {
    guard case .number(let value) = _datum else { return nil }
    self.init(value)
  }
}

extension Float: PrimitivePlottableProtocol {
  public var _datum: _Datum { .number(Double(self)) }
  public init?(_datum: _Datum) {
    guard case .number(let value) = _datum else { return nil }
    self.init(value)
  }
}

extension CGFloat: PrimitivePlottableProtocol {
  public var _datum: _Datum { .number(Double(self)) }
  public init?(_datum: _Datum) {
    guard case .number(let value) = _datum else { return nil }
    self.init(value)
  }
}

extension Int: PrimitivePlottableProtocol {
  public var _datum: _Datum { .number(Double(self)) }
  public init?(_datum: _Datum) {
    guard case .number(let value) = _datum else { return nil }
    self.init(exactly: value.rounded())
  }
}

extension Int8: PrimitivePlottableProtocol {
  public var _datum: _Datum { .number(Double(self)) }
  public init?(_datum: _Datum) {
    guard case .number(let value) = _datum else { return nil }
    self.init(exactly: value.rounded())
  }
}

extension Int16: PrimitivePlottableProtocol {
  public var _datum: _Datum { .number(Double(self)) }
  public init?(_datum: _Datum) {
    guard case .number(let value) = _datum else { return nil }
    self.init(exactly: value.rounded())
  }
}

extension Int32: PrimitivePlottableProtocol {
  public var _datum: _Datum { .number(Double(self)) }
  public init?(_datum: _Datum) {
    guard case .number(let value) = _datum else { return nil }
    self.init(exactly: value.rounded())
  }
}

extension Int64: PrimitivePlottableProtocol {
  public var _datum: _Datum { .number(Double(self)) }
  public init?(_datum: _Datum) {
    guard case .number(let value) = _datum else { return nil }
    self.init(exactly: value.rounded())
  }
}

extension UInt: PrimitivePlottableProtocol {
  public var _datum: _Datum { .number(Double(self)) }
  public init?(_datum: _Datum) {
    guard case .number(let value) = _datum else { return nil }
    self.init(exactly: value.rounded())
  }
}

extension UInt8: PrimitivePlottableProtocol {
  public var _datum: _Datum { .number(Double(self)) }
  public init?(_datum: _Datum) {
    guard case .number(let value) = _datum else { return nil }
    self.init(exactly: value.rounded())
  }
}

extension UInt16: PrimitivePlottableProtocol {
  public var _datum: _Datum { .number(Double(self)) }
  public init?(_datum: _Datum) {
    guard case .number(let value) = _datum else { return nil }
    self.init(exactly: value.rounded())
  }
}

extension UInt32: PrimitivePlottableProtocol {
  public var _datum: _Datum { .number(Double(self)) }
  public init?(_datum: _Datum) {
    guard case .number(let value) = _datum else { return nil }
    self.init(exactly: value.rounded())
  }
}

extension UInt64: PrimitivePlottableProtocol {
  public var _datum: _Datum { .number(Double(self)) }
  public init?(_datum: _Datum) {
    guard case .number(let value) = _datum else { return nil }
    self.init(exactly: value.rounded())
  }
}
