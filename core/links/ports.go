package links

import "strings"

// lastWellKnown is the last of the well-known ports (RFC 3986 §7.2).
const lastWellKnown = 1023

// protocols is well-known ports and the protocols that have them, from the
// IANA's registry.
const protocols = " 7 echo 9 discard 13 daytime 19 chargen 20 ftp 21 ftp 22 ssh 23 telnet 25 smtp 37 time 43 whois 53 dns " +
	"67 dhcp 69 tftp 70 gopher 79 finger 80 http 88 kerberos 110 pop3 111 sunrpc 113 ident 119 nntp 123 ntp 135 epmap " +
	"137 netbios 138 netbios 139 netbios 143 imap 161 snmp 179 bgp 194 irc 210 wais 389 ldap 443 https 445 smb 465 smtps 512 exec 513 login " +
	"514 shell 515 printer 540 uucp 548 afp 554 rtsp 563 nntps 587 submission 631 ipp 636 ldaps 873 rsync 990 ftps " +
	"993 imaps 995 pop3s "

// protocolOf is the protocol that the port is known for; empty if there is none.
func protocolOf(port string) string {
	_, rest, found := strings.Cut(protocols, " "+strings.TrimLeft(port, "0")+" ")
	if !found {
		return ""
	}
	name, _, _ := strings.Cut(rest, " ")
	return name
}

// portNumber is the number, and whether it is one that a port can be.
func portNumber(port string) (n int, ok bool) {
	for i := range len(port) {
		if port[i] < '0' || port[i] > '9' {
			return 0, false
		}
		if n = 10*n + int(port[i]-'0'); n > 0xFFFF {
			return 0, false
		}
	}
	return n, port != ""
}
