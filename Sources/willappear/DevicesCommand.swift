// `willappear devices`: the device models that `--device` takes.
// Reads the table of HostProtocol; contains nothing about running an app.

import ArgumentParser
import Foundation
import HostProtocol

struct DevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "devices", abstract: "List the device models that run --device takes.")

    @Flag(help: "Print JSON.") var json = false

    func run() throws {
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            print(String(decoding: try encoder.encode(DeviceProfile.all), as: UTF8.self))
            return
        }
        let width = DeviceProfile.all.map(\.name.count).max() ?? 0
        for device in DeviceProfile.all {
            let name = device.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let size = "\(Int(device.width)) x \(Int(device.height)) pt @\(Int(device.scale))x"
            let standard = device == DeviceProfile.default ? "  (default)" : ""
            print("\(name)  \(size.padding(toLength: 20, withPad: " ", startingAt: 0))  \(device.model)\(standard)")
        }
    }
}
