// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Tested", targets: [
    .target(name: "Tested"),
    .testTarget(name: "TestedTests", dependencies: ["Tested"]),
])
