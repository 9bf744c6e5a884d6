// The times in `stat` by Darwin's names. Called by code that reads files' attributes by system calls. Linux keeps no time of birth there.
import Glibc

extension stat {
    /// The time of the last access.
    public var st_atimespec: timespec {
        get { st_atim }
        set { st_atim = newValue }
    }
    /// The time of the last change of the contents.
    public var st_mtimespec: timespec {
        get { st_mtim }
        set { st_mtim = newValue }
    }
    /// The time of the last change of the attributes.
    public var st_ctimespec: timespec {
        get { st_ctim }
        set { st_ctim = newValue }
    }
}
