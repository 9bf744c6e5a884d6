// Modules that apps import beside UIKit, by Apple's names: they compile, link and work in a folder app.

import Testing

@Suite(.serialized) struct SiblingModuleTests {
    @Test func modulesBesideUIKitWorkByApplesNames() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp(
            "Siblings",
            controller: """
                import Combine
                import CoreFoundation
                import Darwin
                import ImageIO
                import MobileCoreServices
                import OSLog
                import os.log
                import UIKit
                import UniformTypeIdentifiers

                final class Model: ObservableObject { @Published var count = 0 }

                class ViewController: UIViewController {
                    private let model = Model()
                    private var bag = Set<AnyCancellable>()
                    private let log = os.Logger(subsystem: "app", category: "model")

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        model.$count.dropFirst().map { $0 * 2 }.sink { print("count", $0) }.store(in: &bag)
                        Combine.Just(1).delay(for: .seconds(2), scheduler: RunLoop.main).sink { print("later", $0) }.store(in: &bag)
                        model.count += 1
                        log.info("counted")
                        let os = ProcessInfo.processInfo.operatingSystemVersion
                        print(os.majorVersion > 0, UTType.png.conforms(to: .image), CFAbsoluteTimeGetCurrent() > 0, arc4random_uniform(1))
                        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
                        print(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) != nil, CFArrayGetCount(colors))
                    }
                }
                """)
        let result = try tool.run("run", tool.folder.appendingPathComponent("Siblings").path, "-e", "wait 3")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == ["count 2", "true true true 0", "true 2", "later 1"], "\(result.output)\(result.errors)")
    }
}
