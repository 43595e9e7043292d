// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Values of `kSecAttrProtocol` and `kSecAttrAuthenticationType`, and rare keys. They are kept with an item, and have no other effect.

/// FTP.
public var kSecAttrProtocolFTP: NSString { "ftp " as NSString }
/// FTP with an account.
public var kSecAttrProtocolFTPAccount: NSString { "ftpa" as NSString }
/// IRC.
public var kSecAttrProtocolIRC: NSString { "irc " as NSString }
/// NNTP.
public var kSecAttrProtocolNNTP: NSString { "nntp" as NSString }
/// POP3.
public var kSecAttrProtocolPOP3: NSString { "pop3" as NSString }
/// SMTP.
public var kSecAttrProtocolSMTP: NSString { "smtp" as NSString }
/// SOCKS.
public var kSecAttrProtocolSOCKS: NSString { "sox " as NSString }
/// IMAP.
public var kSecAttrProtocolIMAP: NSString { "imap" as NSString }
/// LDAP.
public var kSecAttrProtocolLDAP: NSString { "ldap" as NSString }
/// AppleTalk.
public var kSecAttrProtocolAppleTalk: NSString { "atlk" as NSString }
/// AFP.
public var kSecAttrProtocolAFP: NSString { "afp " as NSString }
/// Telnet.
public var kSecAttrProtocolTelnet: NSString { "teln" as NSString }
/// SSH.
public var kSecAttrProtocolSSH: NSString { "ssh " as NSString }
/// FTP over TLS.
public var kSecAttrProtocolFTPS: NSString { "ftps" as NSString }
/// A proxy for HTTP.
public var kSecAttrProtocolHTTPProxy: NSString { "htpx" as NSString }
/// A proxy for HTTPS.
public var kSecAttrProtocolHTTPSProxy: NSString { "htsx" as NSString }
/// A proxy for FTP.
public var kSecAttrProtocolFTPProxy: NSString { "ftpx" as NSString }
/// SMB.
public var kSecAttrProtocolSMB: NSString { "smb " as NSString }
/// RTSP.
public var kSecAttrProtocolRTSP: NSString { "rtsp" as NSString }
/// A proxy for RTSP.
public var kSecAttrProtocolRTSPProxy: NSString { "rtsx" as NSString }
/// DAAP.
public var kSecAttrProtocolDAAP: NSString { "daap" as NSString }
/// Remote Apple events.
public var kSecAttrProtocolEPPC: NSString { "eppc" as NSString }
/// IPP.
public var kSecAttrProtocolIPP: NSString { "ipp " as NSString }
/// NNTP over TLS.
public var kSecAttrProtocolNNTPS: NSString { "ntps" as NSString }
/// LDAP over TLS.
public var kSecAttrProtocolLDAPS: NSString { "ldps" as NSString }
/// Telnet over TLS.
public var kSecAttrProtocolTelnetS: NSString { "tels" as NSString }
/// IMAP over TLS.
public var kSecAttrProtocolIMAPS: NSString { "imps" as NSString }
/// IRC over TLS.
public var kSecAttrProtocolIRCS: NSString { "ircs" as NSString }
/// POP3 over TLS.
public var kSecAttrProtocolPOP3S: NSString { "pops" as NSString }
/// NTLM.
public var kSecAttrAuthenticationTypeNTLM: NSString { "ntlm" as NSString }
/// MSN.
public var kSecAttrAuthenticationTypeMSN: NSString { "msna" as NSString }
/// DPA.
public var kSecAttrAuthenticationTypeDPA: NSString { "dpaa" as NSString }
/// RPA.
public var kSecAttrAuthenticationTypeRPA: NSString { "rpaa" as NSString }
/// HTTP, basic.
public var kSecAttrAuthenticationTypeHTTPBasic: NSString { "http" as NSString }
/// HTTP, by digest.
public var kSecAttrAuthenticationTypeHTTPDigest: NSString { "httd" as NSString }
/// A form of a page.
public var kSecAttrAuthenticationTypeHTMLForm: NSString { "form" as NSString }
/// Always.
public var kSecAttrAccessibleAlways: NSString { "dk" as NSString }
/// Always, on this device.
public var kSecAttrAccessibleAlwaysThisDeviceOnly: NSString { "dku" as NSString }
/// The key of the code of the program that made it.
public var kSecAttrCreator: NSString { "crtr" as NSString }
/// The key of the code of its kind.
public var kSecAttrType: NSString { "type" as NSString }
/// The key of whether lists leave it out.
public var kSecAttrIsInvisible: NSString { "invi" as NSString }
/// The key of whether there is no password.
public var kSecAttrIsNegative: NSString { "nega" as NSString }
/// The key of whether nobody is asked.
public var kSecUseNoAuthenticationUI: NSString { "u_NoAuthUI" as NSString }
/// The key of the items to search.
public var kSecUseItemList: NSString { "u_ItemList" as NSString }
/// The key of a password of the web.
public var kSecSharedPassword: NSString { "spwd" as NSString }
/// A person may be asked.
public var kSecUseAuthenticationUIAllow: NSString { "u_AuthUIA" as NSString }
