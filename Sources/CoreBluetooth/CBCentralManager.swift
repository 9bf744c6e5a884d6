// A device without Bluetooth: managers say "unsupported" to their delegate once, and find nothing.
import DeviceServices
@_exported import Foundation
import ObjectiveC

/// The state of Bluetooth on the device.
public enum CBManagerState: Int, Sendable { case unknown = 0, resetting, unsupported, unauthorized, poweredOff, poweredOn }
/// The permission of the user.
public enum CBManagerAuthorization: Int, Sendable { case notDetermined = 0, restricted, denied, allowedAlways }
/// The name of an option of a scan.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The name of an option of a manager.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The name of an option of a manager.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The name among what is made known.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The services among what is made known.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The maker's data among what is made known.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"

/// Names a service or a value: of 16, 32 or 128 bits.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
    /// The identifier as text, in capitals.
    open private(set) var uuidString: String
    /// Creates an identifier from text.
    public init(string theString: String) { uuidString = theString.uppercased() }
    /// Creates an identifier from a UUID of 128 bits.
    public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
    /// Creates an identifier from bytes.
    public init(data theData: Data) {
        let digits = theData.map { byte in String(byte >> 4, radix: 16) + String(byte & 15, radix: 16) }.joined().uppercased()
        uuidString = theData.count == 16 ? UUID(uuid: theData.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) }).uuidString : digits
    }
    /// Itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
    open override var hash: Int { uuidString.hashValue }
    open override var description: String { uuidString }
}

/// The common part of central and peripheral managers.
open class CBManager: NSObject, @unchecked Sendable {
    /// Unknown until the delegate hears of it, then unsupported.
    open internal(set) var state = CBManagerState.unknown
    /// The permission to use Bluetooth: always allowed here.
    open class var authorization: CBManagerAuthorization { .allowedAlways }
    /// The permission to use Bluetooth: always allowed here.
    open var authorization: CBManagerAuthorization { .allowedAlways }

    func begin(on queue: DispatchQueue?, _ tell: @escaping @Sendable () -> Void) {
        MissingService.say("\(type(of: self))", "has no Bluetooth here: its state is unsupported")
        (queue ?? .main).async { [self] in
            state = .unsupported
            tell()
        }
    }
    /// A command without Bluetooth: a device writes this line to its log.
    func refuse(_ command: String) { NSLog("[CoreBluetooth] API MISUSE: <\(type(of: self))> can only accept this command while in the powered on state (\(command))") }
}

/// Finds devices.
open class CBCentralManager: CBManager, @unchecked Sendable {
    /// The delegate, which is told of devices.
    open weak var delegate: (any CBCentralManagerDelegate)?
    /// Whether it looks for devices: never.
    open var isScanning: Bool { false }
    /// A manager without delegate.
    public convenience override init() { self.init(delegate: nil, queue: nil) }
    /// The delegate hears of the state on the queue, the main one by default.
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        super.init()
        self.delegate = delegate
        begin(on: queue) { [weak self] in if let self { self.delegate?.centralManagerDidUpdateState(self) } }
    }
    /// Looks for devices: refused.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) { refuse("scanForPeripherals") }
    /// Ends looking: refused.
    open func stopScan() { refuse("stopScan") }
    /// Connects: refused.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) { refuse("connect") }
    /// Ends a connection: refused.
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) { refuse("cancelPeripheralConnection") }
    /// Devices that were known: none.
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
    /// Devices that are connected: none.
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}

/// A delegate that is told of devices. All methods but the first are optional.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// Bluetooth can do something else now.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    /// A device was found.
    func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber)
    /// A device is connected.
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    /// A device could not be connected.
    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    /// A connection ended.
    func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
    /// The app comes back with what it had.
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
}

extension CBCentralManagerDelegate {
    public func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber) { notImplemented(self, #function, [central, peripheral, advertisementData, RSSI]) }
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) { notImplemented(self, #function, [central, peripheral]) }
    public func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?) { notImplemented(self, #function, [central, peripheral, error]) }
    public func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?) { notImplemented(self, #function, [central, peripheral, error]) }
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) { notImplemented(self, #function, [central, dict]) }
}
