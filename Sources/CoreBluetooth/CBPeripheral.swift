// Devices and their parts, as far as apps name them: none is ever found here.
import Foundation
import ObjectiveC

/// The state of a connection.
public enum CBPeripheralState: Int, Sendable { case disconnected = 0, connecting, connected, disconnecting }
/// Whether a value's writing is answered.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse = 0, withoutResponse }

/// The operations that a value allows.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Made known to all.
    public static let broadcast = CBCharacteristicProperties(rawValue: 1)
    /// Read.
    public static let read = CBCharacteristicProperties(rawValue: 2)
    /// Written without an answer.
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
    /// Written.
    public static let write = CBCharacteristicProperties(rawValue: 8)
    /// Told when it changes.
    public static let notify = CBCharacteristicProperties(rawValue: 16)
    /// Told when it changes, and answered.
    public static let indicate = CBCharacteristicProperties(rawValue: 32)
}

/// Another device.
open class CBPeripheral: NSObject, @unchecked Sendable {
    /// Names it.
    open private(set) var identifier: UUID
    /// The name of the device.
    open internal(set) var name: String?
    /// The delegate, which is told of its services and values.
    open weak var delegate: (any CBPeripheralDelegate)?
    /// The state of the connection.
    open internal(set) var state = CBPeripheralState.disconnected
    /// The services of the device: none was found.
    open var services: [CBService]? { nil }
    /// Whether a value can be written now: no.
    open var canSendWriteWithoutResponse: Bool { false }
    init(identifier: UUID) { self.identifier = identifier }
    /// The greatest number of bytes at once, of the smallest packet.
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
    /// Looks for services: refused, for it is not connected.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) { refuse() }
    /// Looks for values: refused, for it is not connected.
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) { refuse() }
    /// Reads a value: refused, for it is not connected.
    open func readValue(for characteristic: CBCharacteristic) { refuse() }
    /// Writes a value: refused, for it is not connected.
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) { refuse() }
    /// Asks to hear of changes: refused, for it is not connected.
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) { refuse() }
    /// Asks how near it is: refused, for it is not connected.
    open func readRSSI() { refuse() }
    private func refuse() { NSLog("[CoreBluetooth] API MISUSE: <CBPeripheral> can only accept commands while in the connected state") }
}

/// A group of values that a device offers.
open class CBService: NSObject, @unchecked Sendable {
    /// Names it.
    open private(set) var uuid: CBUUID
    /// The device that offers the service.
    open internal(set) weak var peripheral: CBPeripheral?
    /// The values of the service.
    open internal(set) var characteristics: [CBCharacteristic]?
    init(uuid: CBUUID) { self.uuid = uuid }
}

/// A value of a service.
open class CBCharacteristic: NSObject, @unchecked Sendable {
    /// Names it.
    open private(set) var uuid: CBUUID
    /// The service that the characteristic belongs to.
    open internal(set) weak var service: CBService?
    /// The operations that the value allows.
    open private(set) var properties: CBCharacteristicProperties
    /// The last known value.
    open internal(set) var value: Data?
    /// Whether changes are told.
    open internal(set) var isNotifying = false
    init(uuid: CBUUID, properties: CBCharacteristicProperties) { (self.uuid, self.properties) = (uuid, properties) }
}

/// A delegate that is told of a device's services and values. All methods are optional.
public protocol CBPeripheralDelegate: NSObjectProtocol {
    /// Services were found.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    /// Values were found.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    /// A value came.
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// A value was written.
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Changes are told, or no more.
    func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Called with the strength of the signal.
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
}

extension CBPeripheralDelegate {
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) { notImplemented(self, #function, [peripheral, error]) }
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?) { notImplemented(self, #function, [peripheral, service, error]) }
    public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?) { notImplemented(self, #function, [peripheral, characteristic, error]) }
    public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?) { notImplemented(self, #function, [peripheral, characteristic, error]) }
    public func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?) { notImplemented(self, #function, [peripheral, characteristic, error]) }
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) { notImplemented(self, #function, [peripheral, RSSI, error]) }
}
