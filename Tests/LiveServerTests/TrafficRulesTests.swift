// What the gate lets through, byte by byte: heads without bodies, whole masked frames, nothing that is too long.
@testable import LiveServer
import Testing

@Suite struct TrafficRulesTests {
    private static let upgrade = Array("GET /t/live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n\r\n".utf8)

    private func passed(_ parts: [UInt8]...) throws -> [UInt8] {
        var rules = TrafficRules()
        return try parts.flatMap { try rules.pass($0[...]) }
    }

    private func refused(_ parts: [UInt8]...) -> String? {
        var rules = TrafficRules()
        do throws(TrafficRules.Violation) {
            for part in parts { _ = try rules.pass(part[...]) }
            return nil
        } catch {
            return error.reason
        }
    }

    @Test func headsPassWhole() throws {
        let head = Array("GET / HTTP/1.1\r\nHost: a\r\n\r\n".utf8)
        #expect(try passed(Array(head.prefix(10))) == [])
        #expect(try passed(Array(head.prefix(10)), Array(head.dropFirst(10)), head) == head + head)
    }

    @Test func headsAreBounded() {
        #expect(refused(Array(repeating: 65, count: TrafficRules.maximumHead + 1)) == "the head of a request is too long")
        #expect(refused(Array("POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello".utf8)) == "requests have no bodies here")
        #expect(refused(Array("GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)) == "requests have no bodies here")
        #expect(refused(Array("GET / HTTP/1.1\r\nnonsense\r\n\r\n".utf8)) == "a header has no colon")
        #expect(refused([0x47, 0xFF, 13, 10, 13, 10]) == "the head of a request is no text")
    }

    @Test func framesPass() throws {
        let small: [UInt8] = [0x81, 0x82, 1, 2, 3, 4, 9, 9], empty: [UInt8] = [0x89, 0x80, 0, 0, 0, 0]
        let long: [UInt8] = [0x82, 0xFE, 1, 0, 5, 5, 5, 5] + Array(repeating: 7, count: 256)
        #expect(try passed(Self.upgrade, small, empty, long, small) == Self.upgrade + small + empty + long + small)
        // However they are cut.
        #expect(try (Self.upgrade + small + long).reduce(into: (TrafficRules(), [UInt8]())) { $0.1 += try $0.0.pass([$1]) }.1 == Self.upgrade + small + long)
    }

    @Test func framesAreBounded() {
        #expect(refused(Self.upgrade, [0x81, 0xFF] + Array(repeating: 0xFF, count: 8)) != nil)
        #expect(refused(Self.upgrade, [0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]) != nil)
        #expect(refused(Self.upgrade, [0x82, 0xFF, 0, 0, 0, 0, 0, 1, 0, 1])?.contains("too long") == true)
        #expect(refused(Self.upgrade, [0x81, 0x02, 1, 1]) == "a frame without a mask")
        #expect(refused(Self.upgrade, [0x01, 0x82]) == "messages come in one frame here")
        #expect(refused(Self.upgrade, [0x80, 0x82]) == "messages come in one frame here")
        #expect(refused(Self.upgrade, [0xC1, 0x82]) == "a frame uses reserved bits")
        #expect(refused(Self.upgrade, [0x83, 0x82]) == "a frame of an unknown kind")
        #expect(refused(Self.upgrade, [0x89, 0xFE]) == "a control frame is too long")
    }
}
