// One moment as the inspector shows it: windows, views, controllers, responders, recognizers, constraints. SimulatorHost reads it,
// the page draws it. Every text may be the app's own.

package struct InspectedMoment: Codable, Sendable, Equatable {
    package var time = 0.0
    package var frame = 0
    /// The last life-cycle event before it.
    package var event = 0
    /// Windows, frontmost last.
    package var windows: [InspectedView] = []
    package var controllers: [InspectedController] = []
    /// Controllers that live and are in no window.
    package var outsiders: [InspectedOutsider] = []
    /// From the first responder to the application's delegate.
    package var responders: [String] = []
    package var firstResponder: Int?
    /// Of the screen.
    package var traits: [String] = []
    /// More views than are shown.
    package var isCut = false

    package init() {}
}

package struct InspectedView: Codable, Sendable, Equatable {
    /// A number that it keeps: v12 in texts.
    package var id: Int
    package var kind: String
    package var name: String?
    /// In points of the screen: x, y, width, height.
    package var frame: [Double]
    /// In its superview.
    package var own: [Double]
    /// Top, left, bottom, right.
    package var safeArea: [Double]
    package var margins: [Double]
    package var alpha: Double
    /// hidden, clips, ignores touches, opaque …
    package var notes: [String]
    /// The controller whose view it is.
    package var controller: String?
    package var background: String?
    package var constraints: [InspectedConstraint]
    package var recognizers: [InspectedRecognizer]
    /// Traits that differ from the superview's.
    package var traits: [String]
    /// Layers of its own below its layer.
    package var layers: [String]
    package var children: [InspectedView]
}

package struct InspectedConstraint: Codable, Sendable, Equatable {
    /// What of the view it fixes or would: left, width, centerY …; "through others" for constraints that name other views.
    package var edge: String
    package var text: String
    package var priority: Double
    /// Whether the present frame follows from it.
    package var decides: Bool
    /// Why, or why not.
    package var reason: String

    package init(edge: String, text: String, priority: Double, decides: Bool, reason: String) {
        self.edge = edge
        self.text = text
        self.priority = priority
        self.decides = decides
        self.reason = reason
    }
}

package struct InspectedRecognizer: Codable, Sendable, Equatable {
    package var kind: String
    package var state: String
    package var isEnabled: Bool
    package var fingers: Int
    package var targets: [String]

    package init(kind: String, state: String, isEnabled: Bool, fingers: Int, targets: [String]) {
        self.kind = kind
        self.state = state
        self.isEnabled = isEnabled
        self.fingers = fingers
        self.targets = targets
    }
}

package struct InspectedController: Codable, Sendable, Equatable {
    /// "ListViewController#1"
    package var name: String
    package var title: String?
    package var state: String
    /// How it belongs to the one above: root, child, presented.
    package var relation: String
    /// The number of its view, if that is loaded.
    package var view: Int?
    package var children: [InspectedController]

    package init(name: String, title: String?, state: String, relation: String, view: Int?, children: [InspectedController]) {
        self.name = name
        self.title = title
        self.state = state
        self.relation = relation
        self.view = view
        self.children = children
    }
}

package struct InspectedOutsider: Codable, Sendable, Equatable {
    /// "DetailViewController#2"
    package var name: String
    /// "Coordinator.pages", "DetailViewController#2.onDone, in a closure"
    package var holders: [String]

    package init(name: String, holders: [String]) {
        self.name = name
        self.holders = holders
    }
}

extension InspectedView {
    package init(id: Int, kind: String, frame: [Double]) {
        self.init(id: id, kind: kind, name: nil, frame: frame, own: frame, safeArea: [], margins: [], alpha: 1, notes: [], controller: nil, background: nil, constraints: [], recognizers: [], traits: [], layers: [], children: [])
    }
}

/// A layer's own drawing, for the tree in space. The PNGs follow each other in the payload.
package struct InspectedLayer: Codable, Sendable, Equatable {
    package var level: Int
    package var kind: String
    package var frame: [Double]
    /// Length of its PNG; 0 when it draws nothing itself.
    package var bytes: Int

    package init(level: Int, kind: String, frame: [Double], bytes: Int) {
        self.level = level
        self.kind = kind
        self.frame = frame
        self.bytes = bytes
    }
}
