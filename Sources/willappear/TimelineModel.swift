// The content of the timeline, computed from a trace: lanes, state bars, marks, steps and pictures.
// TimelinePage turns it into JSON for the page's script, which only draws. Pure: same trace, same model.

import Foundation
import HostProtocol

struct TimelineModel: Codable, Equatable {
    struct Mark: Codable, Equatable {
        var seq: Int
        var time: Double
        var frame: Int
        var event: String
        var animated: Bool?
        var cause: String?
        /// The last link in the event's chain of causes.
        var link: Int?
    }

    /// A stretch of a lane's life in one state. `toSeq` is nil if the run ended in it.
    struct Bar: Codable, Equatable {
        var state: String
        var fromSeq: Int
        var fromTime: Double
        var toSeq: Int?
        var toTime: Double
    }

    struct Lane: Codable, Equatable {
        var kind: String
        var name: String
        var number: Int
        var marks: [Mark]
        var bars: [Bar]
    }

    /// A step; steps and pictures come after the event with number `afterSeq`.
    struct Step: Codable, Equatable {
        var step: Int
        var line: Int
        var source: String
        var time: Double
        var afterSeq: Int
    }

    struct Picture: Codable, Equatable {
        var caption: String
        var file: String
        var time: Double
        var frame: Int
        var afterSeq: Int
        /// A data URI, so that the page needs no other file, or the way to the file from the page.
        var image: String?
    }

    var title: String = "App"
    var device: String = ""
    var iOS: Int = 0
    var clock: String = ""
    var duration: Double = 0
    var frames: Int = 0
    var events: Int = 0
    /// Nil when the app trapped before the run's last line was written.
    var exitCode: Int32?
    var failures: [String] = []
    var lanes: [Lane] = []
    var steps: [Step] = []
    var pictures: [Picture] = []
    /// The causes that events refer to.
    var links: [CauseLink] = []

    init(records: [TraceRecord], image: (String) -> String?) {
        var lanes: [String: Lane] = [:]
        var order: [String] = []
        var lastSequence = 0
        for record in records {
            switch record {
            case .run(let run):
                (title, device, iOS, clock) = (run.app, run.device, run.iOS, run.clock.rawValue)
            case .event(let event):
                if lanes[event.lane] == nil {
                    order.append(event.lane)
                    lanes[event.lane] = Lane(kind: event.kind.rawValue, name: event.className, number: event.object, marks: [], bars: [])
                }
                lanes[event.lane]?.marks.append(
                    Mark(seq: event.sequence, time: event.time, frame: event.frame, event: event.event, animated: event.animated, cause: event.cause, link: event.link))
                lastSequence = event.sequence
                events += 1
                note(event.time, event.frame)
            case .link(let link): links.append(link)
            case .step(let step):
                steps.append(Step(step: step.step, line: step.line, source: step.source, time: step.time, afterSeq: lastSequence))
                note(step.time, step.frame)
            case .screenshot(let picture):
                pictures.append(
                    Picture(
                        caption: picture.caption, file: picture.file, time: picture.time, frame: picture.frame, afterSeq: lastSequence,
                        image: image(picture.file)))
                note(picture.time, picture.frame)
            case .end(let end):
                exitCode = end.exitCode.rawValue
                failures = end.failures
                note(end.time, end.frame)
            }
        }
        let end = duration
        self.lanes = order.compactMap { name in
            guard var lane = lanes[name] else { return nil }
            lane.bars = LaneStates(kind: lane.kind).bars(of: lane.marks, end: end)
            return lane
        }
        // Apple's own layering: the app, its scenes, their windows, then controllers and views as they came.
        let ranks = ["application": 0, "scene": 1, "window": 2, "viewController": 3]
        self.lanes = self.lanes.enumerated().sorted { (ranks[$0.element.kind] ?? 4, $0.offset) < (ranks[$1.element.kind] ?? 4, $1.offset) }.map(\.element)
    }

    private mutating func note(_ time: Double, _ frame: Int) {
        duration = max(duration, time)
        frames = max(frames, frame)
    }
}

/// The callbacks that begin each state of a lane.
struct LaneStates {
    let kind: String

    /// The state after an event; nil keeps the state, "" ends the bar.
    func state(after event: String) -> String? {
        switch kind {
        case "viewController": Self.appearance[event.split(separator: "(").first.map(String.init) ?? event]
        case "application", "scene": Self.activity(event)
        default: nil
        }
    }

    private static let appearance = [
        "viewDidLoad": "loaded", "viewWillAppear": "appearing", "viewDidAppear": "appeared", "viewWillDisappear": "disappearing",
        "viewDidDisappear": "", "deinit": "",
    ]

    private static func activity(_ name: String) -> String? {
        let suffixes = [
            ("DidBecomeActive", "active"), ("WillResignActive", "inactive"), ("WillEnterForeground", "inactive"), ("DidEnterBackground", "background"),
            ("DidFinishLaunching", "inactive"), ("WillConnect", "inactive"), ("WillTerminate", ""), ("DidDisconnect", ""),
        ]
        let lowered = name.lowercased()
        return suffixes.first { lowered.contains($0.0.lowercased()) }?.1
    }

    func bars(of marks: [TimelineModel.Mark], end: Double) -> [TimelineModel.Bar] {
        var bars: [TimelineModel.Bar] = []
        var open: TimelineModel.Bar?
        for mark in marks {
            guard let state = state(after: mark.event), state != open?.state else { continue }
            if var bar = open {
                bar.toSeq = mark.seq
                bar.toTime = mark.time
                bars.append(bar)
            }
            open = state.isEmpty ? nil : TimelineModel.Bar(state: state, fromSeq: mark.seq, fromTime: mark.time, toSeq: nil, toTime: end)
        }
        if let open { bars.append(open) }
        return bars
    }
}
