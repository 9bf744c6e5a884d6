// The times in `stat` by Darwin's names. Called by code that reads files' attributes by system calls. Linux keeps no time of birth there.
import Glibc

extension stat {
    /// Of the last access.
    public var st_atimespec: timespec {
        get { st_atim }
        set { st_atim = newValue }
    }
    /// Of the last change of the contents.
    public var st_mtimespec: timespec {
        get { st_mtim }
        set { st_mtim = newValue }
    }
    /// Of the last change of the attributes.
    public var st_ctimespec: timespec {
        get { st_ctim }
        set { st_ctim = newValue }
    }
}
