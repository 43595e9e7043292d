import GameplayKit
import Testing

/// Random numbers of programs: the same ones for the same seed.
@Suite struct RandomSourceTests {
  @Test func theSameSeedGivesTheSameNumbers() {
    func numbers(_ source: GKRandomSource) -> [Int] { (0..<9).map { _ in source.nextInt() } }
    let one = GKMersenneTwisterRandomSource(seed: 7)
    #expect(numbers(one) == numbers(GKMersenneTwisterRandomSource(seed: 7)))
    #expect(numbers(one) != numbers(GKMersenneTwisterRandomSource(seed: 8)) && one.seed == 7)
    let data = GKARC4RandomSource(seed: Data([1, 2]))
    data.dropValues(768)
    #expect(numbers(data) == numbers(GKARC4RandomSource(seed: Data([1, 2]))))
    #expect(data.seed == Data([1, 2]))
    let other = GKLinearCongruentialRandomSource(seed: 7)
    #expect(numbers(other) == numbers(GKLinearCongruentialRandomSource(seed: 7)))
    #expect(other.seed == 7)
    #expect(GKRandomSource.sharedRandom() === GKRandomSource.sharedRandom())
  }

  @Test func numbersKeepTheirBounds() {
    let source: any GKRandom = GKMersenneTwisterRandomSource(seed: 1)
    let all = (0..<200).map { _ in source.nextInt(upperBound: 3) }
    #expect(Set(all) == [0, 1, 2] && source.nextInt(upperBound: 0) == 0)
    #expect((0..<200).allSatisfy { _ in (0...1).contains(source.nextUniform()) })
    #expect(Set((0..<50).map { _ in source.nextBool() }).count == 2)
    let mixed = GKMersenneTwisterRandomSource(seed: 1).arrayByShufflingObjects(in: [1, 2, 3, 4])
    #expect((mixed as? [Int])?.sorted() == [1, 2, 3, 4])
  }

  @Test func distributionsHaveTheirShape() {
    let source = GKMersenneTwisterRandomSource(seed: 3)
    let even = GKRandomDistribution(randomSource: source, lowestValue: 2, highestValue: 4)
    #expect(Set((0..<100).map { _ in even.nextInt() }) == [2, 3, 4])
    #expect(even.numberOfPossibleOutcomes == 3 && even.lowestValue == 2 && even.highestValue == 4)
    #expect(even.nextInt(upperBound: 3) == 2 && (0...1).contains(even.nextUniform()))
    _ = even.nextBool()
    let bell = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 100)
    let numbers = (0..<400).map { _ in bell.nextInt() }
    #expect(numbers.count { (34...66).contains($0) } > 220 && bell.mean == 50)
    #expect(numbers.allSatisfy((0...100).contains) && bell.deviation > 16)
    let cards = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 5)
    #expect(Set((0..<5).map { _ in cards.nextInt() }) == [1, 2, 3, 4, 5])
    #expect((1...6).contains(GKRandomDistribution.d6().nextInt()))
    #expect((1...20).contains(GKRandomDistribution.d20().nextInt()))
    #expect(GKRandomDistribution(forDieWithSideCount: 8).highestValue == 8)
    #expect(GKGaussianDistribution(lowestValue: 3, highestValue: 1).lowestValue == 1)
  }
}
