// The values of the attributes of a server's password: protocols, ways to ask, and whether the user may be asked, as SecItem.h spells
// them. Called by apps; SecItemNames has the attributes themselves.
import AppleCoreFoundation

/// FTP, as a server's protocol.
public var kSecAttrProtocolFTP: CFString { "ftp " }
/// FTPAccount, as a server's protocol.
public var kSecAttrProtocolFTPAccount: CFString { "ftpa" }
/// HTTP, as a server's protocol.
public var kSecAttrProtocolHTTP: CFString { "http" }
/// IRC, as a server's protocol.
public var kSecAttrProtocolIRC: CFString { "irc " }
/// NNTP, as a server's protocol.
public var kSecAttrProtocolNNTP: CFString { "nntp" }
/// SMTP, as a server's protocol.
public var kSecAttrProtocolSMTP: CFString { "smtp" }
/// SOCKS, as a server's protocol.
public var kSecAttrProtocolSOCKS: CFString { "sox " }
/// IMAP, as a server's protocol.
public var kSecAttrProtocolIMAP: CFString { "imap" }
/// LDAP, as a server's protocol.
public var kSecAttrProtocolLDAP: CFString { "ldap" }
/// AppleTalk, as a server's protocol.
public var kSecAttrProtocolAppleTalk: CFString { "atlk" }
/// AFP, as a server's protocol.
public var kSecAttrProtocolAFP: CFString { "afp " }
/// Telnet, as a server's protocol.
public var kSecAttrProtocolTelnet: CFString { "teln" }
/// SSH, as a server's protocol.
public var kSecAttrProtocolSSH: CFString { "ssh " }
/// FTPS, as a server's protocol.
public var kSecAttrProtocolFTPS: CFString { "ftps" }
/// HTTPS, as a server's protocol.
public var kSecAttrProtocolHTTPS: CFString { "htps" }
/// HTTPProxy, as a server's protocol.
public var kSecAttrProtocolHTTPProxy: CFString { "htpx" }
/// HTTPSProxy, as a server's protocol.
public var kSecAttrProtocolHTTPSProxy: CFString { "htsx" }
/// FTPProxy, as a server's protocol.
public var kSecAttrProtocolFTPProxy: CFString { "ftpx" }
/// SMB, as a server's protocol.
public var kSecAttrProtocolSMB: CFString { "smb " }
/// RTSP, as a server's protocol.
public var kSecAttrProtocolRTSP: CFString { "rtsp" }
/// RTSPProxy, as a server's protocol.
public var kSecAttrProtocolRTSPProxy: CFString { "rtsx" }
/// DAAP, as a server's protocol.
public var kSecAttrProtocolDAAP: CFString { "daap" }
/// EPPC, as a server's protocol.
public var kSecAttrProtocolEPPC: CFString { "eppc" }
/// IPP, as a server's protocol.
public var kSecAttrProtocolIPP: CFString { "ipp " }
/// NNTPS, as a server's protocol.
public var kSecAttrProtocolNNTPS: CFString { "ntps" }
/// LDAPS, as a server's protocol.
public var kSecAttrProtocolLDAPS: CFString { "ldps" }
/// TelnetS, as a server's protocol.
public var kSecAttrProtocolTelnetS: CFString { "tels" }
/// IMAPS, as a server's protocol.
public var kSecAttrProtocolIMAPS: CFString { "imps" }
/// IRCS, as a server's protocol.
public var kSecAttrProtocolIRCS: CFString { "ircs" }
/// POP3, as a server's protocol.
public var kSecAttrProtocolPOP3: CFString { "pop3" }
/// POP3S, as a server's protocol.
public var kSecAttrProtocolPOP3S: CFString { "pops" }
/// Windows' NTLM.
public var kSecAttrAuthenticationTypeNTLM: CFString { "ntlm" }
/// Microsoft Network's.
public var kSecAttrAuthenticationTypeMSN: CFString { "msna" }
/// Distributed password authentication.
public var kSecAttrAuthenticationTypeDPA: CFString { "dpaa" }
/// Remote password authentication.
public var kSecAttrAuthenticationTypeRPA: CFString { "rpaa" }
/// HTTP's basic one.
public var kSecAttrAuthenticationTypeHTTPBasic: CFString { "http" }
/// HTTP's digest.
public var kSecAttrAuthenticationTypeHTTPDigest: CFString { "httd" }
/// A form in a page.
public var kSecAttrAuthenticationTypeHTMLForm: CFString { "form" }
/// The authentication that the server chooses.
public var kSecAttrAuthenticationTypeDefault: CFString { "dflt" }
/// The user may be asked: the rule.
public var kSecUseAuthenticationUIAllow: CFString { "u_AuthUIA" }
/// An item that asks the user is an error.
public var kSecUseAuthenticationUIFail: CFString { "u_AuthUIF" }
/// Items that ask the user are passed over.
public var kSecUseAuthenticationUISkip: CFString { "u_AuthUIS" }
/// Whether the user must not be asked.
public var kSecUseNoAuthenticationUI: CFString { "u_NoAuthUI" }
/// A context in which the user was asked.
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }
/// The password among shared web credentials.
public var kSecSharedPassword: CFString { "spwd" }
