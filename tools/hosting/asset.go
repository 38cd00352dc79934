package hosting

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"path"
	"sync"
	"time"
)

// The codings offered, the preferred one first.
const (
	codingBrotli = "br"
	codingGzip   = "gzip"
)

// variant is a file in one coding. Each has its own ETag (RFC 9110 §8.8.3).
type variant struct {
	bytes []byte
	etag  string
}

// asset is a file ready to be sent; variants[""] is the plain file.
type asset struct {
	variants map[string]variant
	offered  []string // the codings of variants, the preferred one first
}

// entry is a cache entry. Its lock is held while the file is read and compressed,
// so that concurrent requests share one compression.
type entry struct {
	mu      sync.Mutex
	asset   *asset
	modTime time.Time
	size    int64
}

// get returns the asset, reading it again when the file has changed.
func (e *entry) get(root fs.FS, name string, effort Effort) (*asset, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	info, err := fs.Stat(root, name)
	if err != nil {
		// A name that is too long, or leads through a file or out of the root, is
		// missing, too.
		return nil, fmt.Errorf("%s: %w", name, fs.ErrNotExist)
	}
	if info.IsDir() {
		return nil, fmt.Errorf("%s: %w", name, errDirectory)
	}
	if e.asset != nil && e.modTime.Equal(info.ModTime()) && e.size == info.Size() {
		return e.asset, nil
	}
	plain, err := fs.ReadFile(root, name)
	if err != nil {
		return nil, err
	}
	a, err := load(root, name, plain, effort)
	if err != nil {
		return nil, err
	}
	e.asset, e.modTime, e.size = a, info.ModTime(), info.Size()
	return a, nil
}

// make returns the asset of a file that is made, not read.
func (e *entry) make(made map[string][]byte, name string, effort Effort) (*asset, error) {
	plain, ok := made[name]
	if !ok {
		if _, ok := made[path.Join(name, "index.html")]; ok {
			return nil, fmt.Errorf("%s: %w", name, errDirectory)
		}
		return nil, fmt.Errorf("%s: %w", name, fs.ErrNotExist)
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.asset == nil {
		a, err := load(noFiles{}, name, plain, effort)
		if err != nil {
			return nil, err
		}
		e.asset = a
	}
	return e.asset, nil
}

// noFiles is an empty tree.
type noFiles struct{}

func (noFiles) Open(name string) (fs.File, error) { return nil, fs.ErrNotExist }

// load returns the asset of a file. Compressed siblings that the tree lacks are
// made.
func load(root fs.FS, name string, plain []byte, effort Effort) (*asset, error) {
	a := &asset{variants: map[string]variant{}}
	a.add("", plain)
	if !KindOf(name).Compress {
		return a, nil
	}
	br, err := sibling(root, name+".br", func() ([]byte, error) { return Brotli(plain, effort) })
	if err != nil {
		return nil, err
	}
	gz, err := sibling(root, name+".gz", func() ([]byte, error) { return Gzip(plain, effort) })
	if err != nil {
		return nil, err
	}
	a.offer(codingBrotli, br)
	a.offer(codingGzip, gz)
	return a, nil
}

// sibling reads the precompressed file, or makes its bytes.
func sibling(root fs.FS, name string, make func() ([]byte, error)) ([]byte, error) {
	if data, err := fs.ReadFile(root, name); err == nil {
		return data, nil
	}
	return make()
}

// offer adds a coding if it saves something.
func (a *asset) offer(coding string, data []byte) {
	if len(data) >= len(a.variants[""].bytes) {
		return
	}
	a.add(coding, data)
	a.offered = append(a.offered, coding)
}

// add stores the bytes of one coding.
func (a *asset) add(coding string, data []byte) {
	a.variants[coding] = variant{data, etag(coding, data)}
}

// etag returns a strong ETag: equal tags mean equal bytes.
func etag(coding string, data []byte) string {
	sum := sha256.Sum256(data)
	tag := hex.EncodeToString(sum[:12])
	if coding != "" {
		tag += "-" + coding
	}
	return `"` + tag + `"`
}
