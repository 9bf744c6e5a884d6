// simd's functions, matrices and quaternions, against values worked out by hand.
import simd
import Testing

@Suite struct SimdTests {
    @Test func vectors() {
        let x: simd_float3 = [3, 4, 0], y: simd_float3 = [0, 0, 2]
        #expect(simd_length(x) == 5 && length(x) == 5 && simd_dot(x, y) == 0 && simd_distance(x, x) == 0)
        #expect(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == simd_float3(0, 0, 1))
        #expect(simd_normalize(y) == simd_float3(0, 0, 1))
        #expect(simd_mix(simd_double2(0, 2), simd_double2(4, 4), simd_double2(repeating: 0.5)) == simd_double2(2, 3))
        #expect(simd_clamp(simd_float2(-1, 9), simd_float2(0, 0), simd_float2(1, 1)) == simd_float2(0, 1))
        #expect(simd_reflect(simd_float2(1, -1), simd_float2(0, 1)) == simd_float2(1, 1))
        #expect(simd_smoothstep(0.0, 1.0, 0.5) == 0.5 && simd_step(1.0, 0.5) == 0 && simd_clamp(2.0, 0, 1) == 1)
        #expect(simd_min(simd_int2(1, 5), simd_int2(2, 4)) == simd_int2(1, 4) && simd_abs(simd_float2(-1, 2)) == simd_float2(1, 2))
    }

    @Test func matrices() {
        let turn = simd_float2x2(SIMD2(0, 1), SIMD2(-1, 0)), grow = simd_float2x2(diagonal: SIMD2(2, 3))
        #expect(turn * SIMD2<Float>(1, 0) == SIMD2(0, 1))
        #expect(turn * grow * SIMD2<Float>(1, 1) == SIMD2(-3, 2), "the right one first")
        #expect(turn.transpose == turn.inverse && turn.determinant == 1 && turn[1, 0] == -1)
        #expect(simd_float2x2(rows: [SIMD2(1, 2), SIMD2(3, 4)]).columns.0 == SIMD2(1, 3))
        let moved = simd_double4x4(rows: [SIMD4(1, 0, 0, 5), SIMD4(0, 2, 0, 6), SIMD4(0, 0, 4, 7), SIMD4(0, 0, 0, 1)])
        #expect(moved * SIMD4(1, 1, 1, 1) == SIMD4(6, 8, 11, 1))
        let rest = moved * moved.inverse - matrix_identity_double4x4
        #expect((0..<4).allSatisfy { simd_length(rest[$0]) < 1e-12 } && Swift.abs(moved.determinant - 8) < 1e-12)
        #expect(simd_float3x3(0).determinant == 0 && simd_float3x3(0).inverse[0, 0].isNaN, "nothing undoes it")
        #expect(SIMD2<Float>(1, 0) * turn == SIMD2(0, -1))
    }

    @Test func quaternions() {
        let quarter = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))
        func near(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Bool { simd_distance(x, y) < 1e-12 }
        #expect(near(quarter.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)) && near((quarter * quarter).act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)))
        #expect(near((quarter * quarter.inverse).act(SIMD3(1, 2, 3)), SIMD3(1, 2, 3)))
        #expect(near(simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(-1, 0, 0)).act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)), "half a turn")
        let half = simd_slerp(simd_quatd(angle: 0, axis: SIMD3(0, 0, 1)), quarter, 0.5)
        #expect(Swift.abs(half.angle - .pi / 4) < 1e-12 && near(half.axis, SIMD3(0, 0, 1)))
        let turned = simd_double4x4(quarter) * SIMD4(0, 1, 0, 1)
        #expect(near(SIMD3(turned.x, turned.y, turned.z), SIMD3(-1, 0, 0)) && turned.w == 1)
    }
}
