// The parts of labels and text fields that have no row (FORMATS.md §1.7, §4.2): keys of devices that nothing reads
// here. Called by NibScope+Views after the keys that every view has.

extension NibScope {
    func writeLabel(_ element: IBElement, _ object: ArchivedObject) {
        object.set("UIMinimumFontSize", element.number("minimumFontSize").map(ArchivedValue.float))
    }

    func writeTextField(_ element: IBElement, _ object: ArchivedObject) { object.set("UIClearButtonOffset", .geometry(3, 1)) }
}
