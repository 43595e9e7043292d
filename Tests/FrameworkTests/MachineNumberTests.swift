import Foundation
import Network
import Testing

/// Numbers of machines in a network.
@Suite struct MachineNumberTests {
  @Test func numbersAreReadAndWritten() throws {
    let four = try #require(IPv4Address("192.0.2.7"))
    #expect(Array(four.rawValue) == [192, 0, 2, 7])
    #expect(four.debugDescription == "192.0.2.7")
    #expect(IPv4Address("192.0.2") == nil)
    #expect(IPv4Address(Data([1, 2, 3])) == nil)
    let six = try #require(IPv6Address("2001:db8::1"))
    #expect(six.rawValue.count == 16 && six.debugDescription == "2001:db8::1")
    #expect(IPv6Address(six.rawValue) == six)
    #expect(IPv6Address(Data(count: 4)) == nil)
    #expect(IPv6Address("::ffff:192.0.2.7")?.asIPv4 == four)
    #expect(six.asIPv4 == nil && six.interface == nil && four.interface == nil)
  }

  @Test func numbersTellWhatTheyReach() throws {
    #expect(IPv4Address.loopback.isLoopback && IPv6Address.loopback.isLoopback)
    #expect(IPv6Address.any.isAny && !IPv4Address.any.isLoopback)
    #expect(IPv4Address.allHostsGroup.isMulticast && !IPv4Address.broadcast.isMulticast)
    #expect(try #require(IPv4Address("169.254.1.1")).isLinkLocal)
    let near = try #require(IPv6Address("fe80::1"))
    #expect(near.isLinkLocal && !near.isMulticast)
  }

  @Test func hostsAreNamesOrNumbers() {
    #expect(NWEndpoint.Host("127.0.0.1") == .ipv4(.loopback))
    #expect(NWEndpoint.Host("::1") == .ipv6(.loopback))
    #expect(NWEndpoint.Host("example.org") == .name("example.org", nil))
  }
}
