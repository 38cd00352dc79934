package main

import (
	"fmt"

	"uriplayground/web/model"
)

// frames plays the resolution from its start at a speed, and tells when each frame
// began until it is done, in milliseconds.
const frames = `new Promise((resolve) => {
	const speed = document.querySelector("[data-speed]"), range = document.querySelector("[data-scrub]");
	speed.selectedIndex = %d;
	speed.dispatchEvent(new Event("change", { bubbles: true }));
	document.querySelector("[data-do=first]").click();
	const times = [];
	const note = (time) => {
		times.push(time);
		if (range.value === range.max) resolve(times);
		else requestAnimationFrame(note);
	};
	requestAnimationFrame(() => {
		document.querySelector("[data-do=play]").click();
		requestAnimationFrame(note);
	});
})`

// playing measures how many frames there are in a second while the first example
// plays, and what the longest ones take, at each speed but the slowest.
func (b *bench) playing(int) error {
	fmt.Fprintln(b.out, "while it plays\tsteps\tframes/s\tp95, ms\tlongest, ms\t")
	for _, slower := range []float64{1, 4} {
		for speed := 1; speed < len(model.Speeds()); speed++ {
			if err := b.played(slower, speed); err != nil {
				return err
			}
		}
	}
	return nil
}

func (b *bench) played(slower float64, speed int) error {
	tab, cancel, err := b.open(slower)
	if err != nil {
		return err
	}
	defer cancel()
	if err := b.visit(tab); err != nil {
		return err
	}
	times, err := eval[[]float64](tab, fmt.Sprintf(frames, speed))
	if err != nil {
		return err
	}
	steps, err := eval[string](tab, `document.querySelector("[data-scrub]").max`)
	if err != nil {
		return err
	}
	var gaps []float64
	for i := 1; i < len(times); i++ {
		gaps = append(gaps, times[i]-times[i-1])
	}
	rate := float64(len(gaps)) * 1000 / (times[len(times)-1] - times[0])
	_, err = fmt.Fprintf(b.out, "a step in %d ms, %g× slower\t%s\t%.0f\t%.0f\t%.0f\t\n",
		model.Speeds()[speed], slower, steps, rate, quantile(gaps, 0.95), quantile(gaps, 1))
	return err
}
