package links

import (
	"strings"

	"uriplayground/core"
)

// knownScheme reports whether a scheme is known, so that a colon after it is not
// taken for one in a path.
func knownScheme(scheme string) bool {
	scheme = strings.ToLower(scheme)
	return core.KnownScheme(scheme) || strings.HasPrefix(scheme, "web+") || strings.HasPrefix(scheme, "ms-") ||
		strings.Contains(registered, " "+scheme+" ") || strings.Contains(inUse, " "+scheme+" ")
}

// registered is the schemes that the IANA lists (RFC 7595), without those that the core
// knows and those of one vendor, "ms-…".
const registered = " " +
	"aaa aaas about acap acct acd acr adiumxtra adt afp afs aim amss android appdata apt ar ark at attachment aw " +
	"barion bb beshare bitcoin bitcoincash blob bluetooth bolo brid browserext cabal calculator callto cap cast " +
	"casts chrome chrome-extension coap coap+tcp coap+ws coaps coaps+tcp coaps+ws com-eventbrite-attendee content " +
	"content-type crid cstr cvs dab dat data dav dhttp diaspora dict did dis dlna-playcontainer dlna-playsingle dns " +
	"dntp doi dpp drm drop dtmi dtn dvb dvx dweb ed2k eid elsi embedded ens ethereum example facetime fax feed " +
	"feedready fido file filesystem finger fish fm fuchsia-pkg geo gg git gitoid gizmoproject go graph grd gtalk " +
	"h323 ham hcap hcp hxxp hxxps hydrazone hyper iax icap icon im imap info iotdisco ipfs ipn ipns ipp ipps irc " +
	"irc6 ircs iris iris.beep iris.lwz iris.xpc iris.xpcs isostore itms jabber jar jms keyparc lastfm lbry ldap " +
	"ldaps leaptofrogans lid lorawan lpa lvlt magnet mailserver maps market matrix message mms modem mongodb moz " +
	"msnim msrp msrps mss mt mtqp mumble mupdate mvn mvrp mvrps nfs ni nih notes num ocf oid onenote onenote-cmd " +
	"opaquelocktoken openid openpgp4fpr otpauth p1 pack palm paparazzi payment payto pkcs11 platform pop pres proxy " +
	"psyc pttp pwid qb query quic-transport redis rediss reload res resource rmi rsync rtmfp rtmp rtsp rtsps rtspu " +
	"sarif secondlife secret-token service session sftp sgn shc shelter shttp sieve simpleledger simplex sip sips " +
	"skype smb smp sms smtp snews snmp soap.beep soap.beeps soldat spiffe spotify ssb ssh starknet steam stun stuns " +
	"submit svn swh swid swidpath tag taler teamspeak teapot teapots teliaeid tftp things thismessage thzp tip " +
	"tn3270 tool turn turns tv udp unreal upn upt ut2004 uuid-in-package v-event vemmi ventrilo ves videotex " +
	"view-source vnc vscode vscode-insiders vsls w3 wasm wasm-js wcr web3 webcal wifi wpid wtai wyciwyg xcon " +
	"xcon-userid xfire xftp xmlrpc.beep xmlrpc.beeps xmpp xrcp xri ymsgr z39.50 "

// inUse is schemes that links have and that nobody has registered.
const inUse = " " +
	"amqp amqps android-app app arxiv cpe discord docker dogecoin figma ftps gemini git+ssh gs hdl imaps intent " +
	"ios-app isbn issn javascript jdbc jetbrains kafka lightning litecoin lsid monero mongodb+srv moz-extension " +
	"mqtt mqtts msteams mysql npm oai obsidian orcid pkg pmid postgres postgresql s3 signal slack soap svn+ssh tg " +
	"vbscript viber whatsapp zoommtg zotero "
