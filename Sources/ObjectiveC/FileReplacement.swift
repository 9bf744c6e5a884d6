// `FileManager.replaceItem(at:…)` and `replaceItemAt(_:…)`: the Foundation of the pinned toolchain removes the original where the file system can
// swap two files, and the new contents with it. Calls are led here, as those of FoundationGeometry are.
import CObjectiveC
import Foundation
import Glibc

extension FileManager {
    /// Takes the place of both methods, which take the same arguments. The new item comes under the original's name and with its permissions.
    @_silgen_name("willappear_replace_item")
    package func takePlace(of original: URL, with new: URL, backupItemName: String?, options: ItemReplacementOptions) throws -> URL? {
        let old = try attributesOfItem(atPath: original.path), coming = try attributesOfItem(atPath: new.path)
        let backup = backupItemName.map { original.deletingLastPathComponent().appendingPathComponent($0) }
        if let backup { try copyItem(at: original, to: backup) }
        if old[.type] as? FileAttributeType == .typeDirectory || coming[.type] as? FileAttributeType == .typeDirectory {
            let aside = original.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
            try moveItem(at: original, to: aside)
            do {
                try moveItem(at: new, to: original)
            } catch {
                try moveItem(at: aside, to: original)
                throw error
            }
            try removeItem(at: aside)
        } else {
            guard rename(new.path, original.path) == 0 else { throw CocoaError(errno == ENOENT ? .fileNoSuchFile : .fileWriteUnknown, userInfo: [NSURLErrorKey: original]) }
        }
        if !options.contains(.usingNewMetadataOnly), let permissions = old[.posixPermissions] { try setAttributes([.posixPermissions: permissions], ofItemAtPath: original.path) }
        if let backup, !options.contains(.withoutDeletingBackupItem) { try removeItem(at: backup) }
        return original
    }
}

enum FileReplacement {
    /// `replaceItem(at:withItemAt:backupItemName:options:)` and `replaceItemAt(_:withItemAt:backupItemName:options:)`.
    private static let symbols = [
        "$s20FoundationEssentials11FileManagerC0A0E11replaceItem2at04withF2At06backupF4Name7optionsAA3URLVSgAK_AKSSSgAC0F18ReplacementOptionsVtKF",
        "$s20FoundationEssentials11FileManagerC0A0E13replaceItemAt_04withfG006backupF4Name7optionsAA3URLVSgAJ_AJSSSgAC0F18ReplacementOptionsVtKF",
    ]

    static func correct() {
        for function in symbols.compactMap({ dlsym(nil, $0) }) { willappear_redirect_calls(function, willappear_own_replace_item()) }
    }
}
