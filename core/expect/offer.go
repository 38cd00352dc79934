package expect

// Offer is up to three addresses that the link could be expected to lead to, the likeliest
// first, for somebody who has typed none.
func Offer(base, ref string) (targets []string) {
	d, ok := begin(base, ref)
	if !ok {
		return nil
	}
	targets = d.targets()
	return targets[:min(len(targets), 3)]
}

// targets is where the link would lead from the folders that have a name, and if it is read
// otherwise: each once, and none that is the actual target.
func (d *deduction) targets() (list []string) {
	add := func(start, says string) {
		target := d.resolve(start, says)
		if d.equivalent(target, d.target.text) {
			return
		}
		for _, known := range list {
			if known == target {
				return
			}
		}
		list = append(list, target)
	}
	for i := range d.readings {
		s := &d.readings[i]
		if s.rule != NoRule && s.rule != Below {
			add(d.base.text, s.text)
		}
		for _, from := range d.startsOf(s) {
			add(from.address, s.text)
		}
		if s.rule == NoRule && !s.fixed {
			if from, _, ok := d.above(); ok {
				add(from, s.text)
			}
		}
	}
	for _, o := range d.others {
		add(o.Address, d.ref.text)
	}
	return list
}

// above is the folder above that of the base.
func (d *deduction) above() (folder string, levels int, ok bool) {
	if d.folder == "" || len(d.folder) < d.base.pathStart+2 {
		return "", 0, false
	}
	return upToSlash(d.folder[:len(d.folder)-1]), 1, true
}
