package urlstandard

// isDriveLetter reports whether s is a Windows drive letter (URL Standard §4.2).
func isDriveLetter(s string) bool {
	return len(s) == 2 && classes.Is(s[0], alpha) && (s[1] == ':' || s[1] == '|')
}

// startsWithDriveLetter reports whether s starts with a Windows drive letter (URL
// Standard §4.2).
func startsWithDriveLetter(s string) bool {
	if len(s) < 2 || !isDriveLetter(s[:2]) {
		return false
	}
	return len(s) == 2 || s[2] == '/' || s[2] == '\\' || s[2] == '?' || s[2] == '#'
}

// isNormalizedDrive reports whether a path, or the first segment of one, is a normalized
// Windows drive letter with its "/" (URL Standard §4.2).
func isNormalizedDrive[T string | []byte](path T) bool {
	return len(path) == 3 && path[0] == '/' && classes.Is(path[1], alpha) && path[2] == ':'
}

// fromFile reports whether the base has the scheme "file".
func (p *parser) fromFile() bool { return p.base != nil && p.base.has(isFile) }

// startFile makes the output "file:" and an empty host.
func (p *parser) startFile(out []byte) []byte {
	out = append(out[:p.start], "file://"...)
	p.scheme = "file"
	p.u = URL{schemeEnd: uint32(len("file")), flags: isSpecial | isFile | hasHost}
	p.noCredentials(out)
	return out
}

// noCredentials sets the offsets of an empty host, after which the path begins.
func (p *parser) noCredentials(out []byte) {
	at := p.at(out)
	p.u.userEnd, p.u.hostStart, p.u.hostEnd, p.u.authEnd, p.u.pathStart = at, at, at, at, at
}

// fileState returns the file state (URL Standard §4.4).
func (p *parser) fileState(out []byte) ([]byte, state) {
	out = p.startFile(out)
	c := p.c()
	if c == '/' || c == '\\' {
		if c == '\\' {
			p.invalid(InvalidReverseSolidus, p.i, p.i+1)
		}
		p.record(RuleFileSlash, p.i, p.i+1, out[p.start:])
		p.i++
		return out, fileSlash
	}
	if !p.fromFile() {
		p.record(RuleFilePath, p.i, p.i, out[p.start:])
		return out, path
	}
	b := p.base
	switch {
	case c == '?' || c == '#' || c == eof:
		return p.copyWithPath(out, RuleFileQuery, RuleFileFragment, RuleFileEnd)
	case startsWithDriveLetter(p.in[p.i:]):
		p.invalid(FileInvalidWindowsDriveLetter, p.i, p.i+2)
		out = p.copyBase(out, b.authEnd)
		p.record(RuleFileDrive, p.i, p.i, out[p.start:])
	default:
		out = p.shorten(p.copyBase(out, b.pathEnd))
		p.record(RuleFileBase, p.i, p.i, out[p.start:])
	}
	return out, path
}

// fileSlashState returns the file slash state (URL Standard §4.4).
func (p *parser) fileSlashState(out []byte) ([]byte, state) {
	if c := p.c(); c == '/' || c == '\\' {
		if c == '\\' {
			p.invalid(InvalidReverseSolidus, p.i, p.i+1)
		}
		p.recordText(RuleFileSlashHost, p.i, p.i+1, "")
		p.i++
		return out, fileHost
	}
	if !p.fromFile() {
		p.recordText(RuleFileSlashPath, p.i, p.i, "")
		return out, path
	}
	out = p.copyBase(out, p.base.authEnd)
	if drive := p.baseDrive(); drive != "" && !startsWithDriveLetter(p.in[p.i:]) {
		out = append(out, drive...)
		p.record(RuleFileSlashDrive, p.i, p.i, out[p.start:])
		return out, path
	}
	p.record(RuleFileSlashBase, p.i, p.i, out[p.start:])
	return out, path
}

// baseDrive returns the first segment of the base's path with its "/", if that is a normalized
// Windows drive letter.
func (p *parser) baseDrive() string {
	path := p.base.Path()
	if len(path) < 3 || !isNormalizedDrive(path[:3]) || len(path) > 3 && path[3] != '/' {
		return ""
	}
	return path[:3]
}

// fileHostState returns the file host state (URL Standard §4.4). A drive letter is read again
// by the path state, as the first segment.
func (p *parser) fileHostState(out []byte) ([]byte, state) {
	end := p.delimited(p.i)
	buffer := p.in[p.i:end]
	switch {
	case isDriveLetter(buffer):
		p.invalid(FileInvalidWindowsDriveLetterHost, p.i, end)
		p.recordText(RuleFileHostDrive, p.i, p.i, "")
		p.kept = true
		return out, path
	case buffer == "":
		p.recordText(RuleFileHostEmpty, p.i, p.i, "")
		return out, pathStart
	}
	from := len(out)
	out, ok := p.parseHost(out, buffer)
	if !ok {
		return out, failure
	}
	p.i = end
	if string(out[from:]) == "localhost" {
		out = out[:from]
		p.recordText(RuleFileHostLocalhost, p.from, end, "")
	} else {
		p.u.hostEnd, p.u.authEnd = p.at(out), p.at(out)
		p.record(RuleFileHostEnd, p.from, end, out[from:])
	}
	return out, pathStart
}
