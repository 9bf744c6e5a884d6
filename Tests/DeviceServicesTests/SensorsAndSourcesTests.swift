// Sounds, reachability, random sources, state machines and strategists; sensors and watches that are not there.
import AudioToolbox
import CoreMotion
import GameplayKit
import SystemConfiguration
import WatchConnectivity
import XCTest

final class SensorsAndSourcesTests: XCTestCase {
    /// The first number of the published MT19937-64 for its reference seed 5489.
    func testMersenneTwisterIsThePublishedOne() {
        XCTAssertEqual(GKMersenneTwisterRandomSource(seed: 5489).nextInt(), Int(Int32(bitPattern: UInt32(14_514_284_786_278_117_030 >> 32 as UInt64))))
    }

    /// The key stream of Arc4 for the key "Key" begins with EB 9F 77 81 (RFC 6229's algorithm, the well-known test vector).
    func testArc4IsThePublishedOne() {
        let source = GKARC4RandomSource(seed: Data("Key".utf8))
        XCTAssertEqual(source.nextInt(), Int(Int32(bitPattern: 0xEB9F_7781)))
    }

    func testShufflingKeepsTheObjectsAndFollowsTheSeed() throws {
        let numbers = Array(1...49)
        let first = try XCTUnwrap(GKMersenneTwisterRandomSource(seed: 7).arrayByShufflingObjects(in: numbers) as? [Int])
        let second = try XCTUnwrap(GKMersenneTwisterRandomSource(seed: 7).arrayByShufflingObjects(in: numbers) as? [Int])
        XCTAssertEqual(first, second)
        XCTAssertEqual(first.sorted(), numbers)
        XCTAssertNotEqual(first, numbers)
        XCTAssertEqual(GKRandomSource.sharedRandom().arrayByShufflingObjects(in: []).count, 0)
    }

    func testDistributionsKeepTheirRange() {
        let source = GKLinearCongruentialRandomSource(seed: 3)
        let shuffled = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
        XCTAssertEqual((1...6).map { _ in shuffled.nextInt() }.sorted(), Array(1...6))
        let gauss = GKGaussianDistribution(randomSource: source, lowestValue: -10, highestValue: 10)
        let drawn = (0..<2000).map { _ in gauss.nextInt() }
        XCTAssertTrue(drawn.allSatisfy { (-10...10).contains($0) })
        XCTAssertGreaterThan(drawn.filter { abs($0) <= 3 }.count, drawn.filter { abs($0) >= 7 }.count * 5)
        XCTAssertTrue((0..<200).allSatisfy { _ in (1...6).contains(GKRandomDistribution.d6().nextInt()) })
        XCTAssertEqual(source.nextInt(upperBound: 0), 0)
    }

    private final class Red: GKState {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Green.self }
        override func willExit(to nextState: GKState) { Self.events.append("red ends") }
        nonisolated(unsafe) static var events: [String] = []
    }
    private final class Green: GKState {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { false }
        override func didEnter(from previousState: GKState?) { Red.events.append("green after \(previousState is Red ? "red" : "nothing")") }
    }

    func testStatesFollowAsTheySay() {
        Red.events = []
        let machine = GKStateMachine(states: [Red(), Green()])
        XCTAssertTrue(machine.enter(Red.self))
        XCTAssertTrue(machine.enter(Green.self))
        XCTAssertFalse(machine.enter(Red.self))
        XCTAssertFalse(machine.enter(GKState.self))
        XCTAssertTrue(machine.currentState is Green)
        XCTAssertEqual(Red.events, ["red ends", "green after red"])
    }

    /// Players take one to three matches; who takes the last one wins.
    private final class Matches: NSObject, GKGameModel {
        final class Player: NSObject, GKGameModelPlayer {
            let playerId: Int
            init(_ id: Int) { playerId = id }
        }
        final class Taking: NSObject, GKGameModelUpdate {
            var value = 0
            let count: Int
            init(_ count: Int) { self.count = count }
        }
        static nonisolated(unsafe) let both = [Player(0), Player(1)]
        var left: Int, turn = 0
        init(_ left: Int) { self.left = left }
        var players: [any GKGameModelPlayer]? { Self.both }
        var activePlayer: (any GKGameModelPlayer)? { Self.both[turn] }
        func copy(with zone: NSZone? = nil) -> Any {
            let copy = Matches(left)
            copy.turn = turn
            return copy
        }
        func setGameModel(_ gameModel: any GKGameModel) {
            guard let other = gameModel as? Matches else { return }
            (left, turn) = (other.left, other.turn)
        }
        func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? { left == 0 ? nil : (1...min(3, left)).map(Taking.init) }
        func apply(_ gameModelUpdate: any GKGameModelUpdate) {
            left -= (gameModelUpdate as? Taking)?.count ?? 0
            turn = 1 - turn
        }
        func isWin(for player: any GKGameModelPlayer) -> Bool { left == 0 && turn != player.playerId }
        func isLoss(for player: any GKGameModelPlayer) -> Bool { left == 0 && turn == player.playerId }
        func score(for player: any GKGameModelPlayer) -> Int { isWin(for: player) ? 1 : isLoss(for: player) ? -1 : 0 }
    }

    func testStrategistLeavesAMultipleOfFour() {
        for left in [5, 6, 7] {
            let strategist = GKMinmaxStrategist()
            strategist.gameModel = Matches(left)
            strategist.maxLookAheadDepth = 7
            XCTAssertEqual((strategist.bestMoveForActivePlayer() as? Matches.Taking)?.count, left - 4)
        }
        XCTAssertNil(GKMinmaxStrategist().bestMoveForActivePlayer())
    }

    func testReachabilityOfThisMachineAndItsCallback() throws {
        let host = try XCTUnwrap(SCNetworkReachabilityCreateWithName(nil, "localhost"))
        var flags: SCNetworkReachabilityFlags = []
        XCTAssertTrue(SCNetworkReachabilityGetFlags(host, &flags))
        XCTAssertTrue(flags.contains(.reachable))
        final class Heard: @unchecked Sendable { var flags: SCNetworkReachabilityFlags? }
        let heard = Heard()
        var context = SCNetworkReachabilityContext(version: 0, info: Unmanaged.passUnretained(heard).toOpaque(), retain: nil, release: nil, copyDescription: nil)
        SCNetworkReachabilitySetCallback(host, { _, flags, info in
            if let info { Unmanaged<Heard>.fromOpaque(info).takeUnretainedValue().flags = flags }
        }, &context)
        let queue = DispatchQueue(label: "reachability")
        SCNetworkReachabilitySetDispatchQueue(host, queue)
        queue.sync {}
        XCTAssertEqual(heard.flags, [.reachable, .isLocalAddress])
    }

    func testAnAddressMadeAsInCOfApplesSystems() throws {
        var zero = sockaddr_in(sin_len: 0, sin_family: 0, sin_port: 7, sin_addr: in_addr(s_addr: 0), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        zero.sin_len = UInt8(MemoryLayout.size(ofValue: zero))
        zero.sin_family = sa_family_t(AF_INET)
        XCTAssertEqual(zero.sin_port, 7)
        let target = withUnsafePointer(to: &zero) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) } }
        var flags: SCNetworkReachabilityFlags = []
        XCTAssertTrue(SCNetworkReachabilityGetFlags(try XCTUnwrap(target), &flags))
        let six = sockaddr_in6(sin6_len: 0, sin6_family: sa_family_t(AF_INET6), sin6_port: 9, sin6_flowinfo: 1, sin6_addr: in6_addr(), sin6_scope_id: 2)
        XCTAssertEqual([UInt32(six.sin6_port), six.sin6_flowinfo, six.sin6_scope_id], [9, 1, 2])
        XCTAssertEqual(six.sin6_len, UInt8(MemoryLayout<sockaddr_in6>.size))
    }

    func testSoundsSensorsAndWatchesAreNotThere() {
        var sound: SystemSoundID = 0
        XCTAssertNotEqual(AudioServicesCreateSystemSoundID(NSURL(fileURLWithPath: "/nowhere.caf"), &sound), kAudioServicesNoError)
        XCTAssertEqual(AudioServicesCreateSystemSoundID(NSURL(fileURLWithPath: #filePath), &sound), kAudioServicesNoError)
        XCTAssertEqual(AudioServicesDisposeSystemSoundID(sound), kAudioServicesNoError)
        XCTAssertEqual(AudioServicesDisposeSystemSoundID(sound), kAudioServicesBadSystemSoundIDError)
        XCTAssertFalse(CMMotionManager().isAccelerometerAvailable)
        XCTAssertNil(CMMotionManager().accelerometerData)
        XCTAssertFalse(WCSession.isSupported())
        XCTAssertThrowsError(try WCSession.default.updateApplicationContext([:])) { XCTAssertEqual(($0 as? WCError)?.code, .sessionNotActivated) }
    }
}
