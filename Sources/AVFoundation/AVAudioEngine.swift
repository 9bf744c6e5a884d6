// AVAudioEngine: nodes and their connections. It runs on the clock of the run loop; player nodes take their time, nothing is heard.
import DeviceServices
import Foundation

/// Holds nodes, connects them, and runs.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    private var nodes: [AVAudioNode] = []
    private var connections: [(source: AVAudioNode, destination: AVAudioNode, format: AVAudioFormat)] = []
    private var started: Date?
    private var ran: TimeInterval = 0
    private let mixer = AVAudioMixerNode()

    /// An engine with an output.
    public override init() {
        super.init()
        attach(outputNode)
        attach(mixer)
    }

    /// The nodes of the engine.
    open var attachedNodes: Set<AVAudioNode> { Set(nodes) }
    /// What puts the sound out.
    public let outputNode = AVAudioOutputNode()
    /// The microphone: silence.
    open private(set) lazy var inputNode: AVAudioInputNode = {
        let node = AVAudioInputNode()
        attach(node)
        return node
    }()
    /// The mixer that is connected to the output.
    open var mainMixerNode: AVAudioMixerNode {
        if !connections.contains(where: { $0.source === mixer }) { connect(mixer, to: outputNode, format: nil) }
        return mixer
    }

    /// Takes a node in.
    open func attach(_ node: AVAudioNode) {
        guard node.engine !== self else { return }
        if node.engine != nil { raiseAudio("required condition is false: !nodeimpl->HasEngineImpl()") }
        node.engine = self
        nodes.append(node)
    }
    /// Lets a node go, with its connections.
    open func detach(_ node: AVAudioNode) {
        connections.removeAll { $0.source === node || $0.destination === node }
        nodes.removeAll { $0 === node }
        if node.engine === self { node.engine = nil }
    }
    /// Leads the sound of a node into another; nil takes the format of the first.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        guard node1.engine === self, node2.engine === self else { raiseAudio("required condition is false: nil != node1->engine && nil != node2->engine") }
        let format = format ?? node1.outputFormat(forBus: 0)
        node1.formats[0] = format
        connections.removeAll { $0.source === node1 || !(node2 is AVAudioMixerNode) && $0.destination === node2 }
        connections.append((node1, node2, format))
    }
    /// Leads an output of a node into an input of another.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus, format: AVAudioFormat?) {
        connect(node1, to: node2, format: format)
    }
    /// Takes away what leads into a node.
    open func disconnectNodeInput(_ node: AVAudioNode) { connections.removeAll { $0.destination === node } }
    /// Takes away what leads out of a node.
    open func disconnectNodeOutput(_ node: AVAudioNode) { connections.removeAll { $0.source === node } }

    /// Whether the engine runs.
    open var isRunning: Bool { started != nil }
    /// Gets ready to start.
    open func prepare() {}
    /// Runs; an engine without any connection raises an exception, as on a device.
    open func start() throws {
        guard !connections.isEmpty || nodes.contains(where: { $0 is AVAudioInputNode }) else { raiseAudio("required condition is false: inputNode != nullptr || outputNode != nullptr") }
        MissingService.say("AVAudioEngine", "is silent here: time passes, and player nodes say when they are done")
        if started == nil { started = Date() }
    }
    /// Rests; `start()` goes on.
    open func pause() {
        ran = runningTime ?? ran
        started = nil
        for case let player as AVAudioPlayerNode in nodes { player.engineRests() }
    }
    /// Ends.
    open func stop() {
        pause()
        ran = 0
    }
    /// Forgets what has been played, in all nodes.
    open func reset() { nodes.forEach { $0.reset() } }

    /// The seconds that the engine has run; nil while it rests.
    var runningTime: TimeInterval? { started.map { ran - $0.timeIntervalSinceNow } }
    func formatInto(_ node: AVAudioNode) -> AVAudioFormat? { connections.first { $0.destination === node }?.format }
    func inputs(of node: AVAudioNode) -> Int { connections.filter { $0.destination === node }.count }
    /// The speed at which the sound of a node comes to the output; nil where it does not come there.
    func speed(from node: AVAudioNode) -> Double? {
        var speed = 1.0, place = node, passed: Set<ObjectIdentifier> = []
        while place !== outputNode {
            guard passed.insert(ObjectIdentifier(place)).inserted, let next = connections.first(where: { $0.source === place })?.destination else { return nil }
            speed *= (next as? AVAudioUnitTimePitch)?.speed ?? (next as? AVAudioUnitVarispeed)?.speed ?? 1
            place = next
        }
        return speed
    }
}
