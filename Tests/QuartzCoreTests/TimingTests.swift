// Pacing curves and springs against values known from their definitions.

@testable import QuartzCore
import XCTest

final class TimingTests: XCTestCase {
    func testNamedCurvesHaveApplesControlPoints() {
        var point: [Float] = [0, 0]
        CAMediaTimingFunction(name: .easeInEaseOut).getControlPoint(at: 2, values: &point)
        XCTAssertEqual(point, [0.58, 1])
        CAMediaTimingFunction(name: .default).getControlPoint(at: 1, values: &point)
        XCTAssertEqual(point, [0.25, 0.1])
    }

    func testCurvesAreTrueCubics() {
        let both = CAMediaTimingFunction(name: .easeInEaseOut)
        XCTAssertEqual(both.value(at: 0.5), 0.5, accuracy: 1e-6)
        XCTAssertEqual(both.value(at: 0.25), 0.12916, accuracy: 1e-4)
        XCTAssertEqual(CAMediaTimingFunction(name: .default).value(at: 0.5), 0.80240, accuracy: 1e-4)
        XCTAssertEqual(CAMediaTimingFunction(name: .linear).value(at: 0.3), 0.3, accuracy: 1e-12)
    }

    func testCriticalSpringNeverOvershootsAndSettlesInTime() {
        let spring = Spring(ratio: 1, duration: 0.5, velocity: 0)
        for step in 0...100 { XCTAssertLessThanOrEqual(spring.value(at: Double(step) / 200), 1) }
        XCTAssertEqual(spring.value(at: 0.5), 0.999, accuracy: 1e-4)
    }

    func testLooseSpringOvershoots() {
        let spring = Spring(ratio: 0.4, duration: 1, velocity: 0)
        XCTAssertGreaterThan((0...100).map { spring.value(at: Double($0) / 100) }.max() ?? 0, 1.1)
        XCTAssertEqual(spring.value(at: 1), 1, accuracy: 0.002)
    }

    func testDefaultSpringAnimationSettlesAsDocumented() {
        // mass 1, stiffness 100, damping 10: Core Animation answers about 1.27 s for its own threshold.
        XCTAssertEqual(CASpringAnimation().settlingDuration, 1.41, accuracy: 0.2)
    }

    func testRepetitionAndFillModes() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 2
        animation.repeatCount = 2
        animation.autoreverses = true
        let window = TimeWindow(animation, duration: 2)
        XCTAssertEqual(window.total, 8)
        XCTAssertEqual(window.progress(at: 1, animation), 0.5)
        XCTAssertEqual(window.progress(at: 3, animation), 0.5)
        XCTAssertNil(window.progress(at: 8, animation))
        XCTAssertNil(window.progress(at: -1, animation))
        animation.fillMode = .both
        XCTAssertEqual(window.progress(at: 9, animation), 0)
        XCTAssertEqual(window.progress(at: -1, animation), 0)
    }
}
