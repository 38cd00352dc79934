package track

import "testing"

// Each task of each lesson is sound with 200 seeds, and each belief is named, alone.
func TestBeliefsAreNamed(t *testing.T) {
	for _, l := range Lessons() {
		for _, s := range l.Screens {
			for _, name := range s.Tasks() {
				for seed := range uint32(200) {
					task := Pose(name, seed)
					if v := task.Judge(task.Solution()); !v.Right {
						t.Fatalf("%+v: the solution is wrong: %+v", task, v)
					}
					if len(task.believed) != len(task.Beliefs) {
						t.Fatalf("%s: %v of %v: %+v", name, task.believed, task.Beliefs, task)
					}
					for _, id := range task.Beliefs {
						answer, _ := task.Believed(id)
						if v := task.Judge(answer); v.Right || len(v.Beliefs) != 1 || v.Beliefs[0] != id {
							t.Fatalf("%+v: %s answers %q: %+v", task, id, answer, v)
						}
					}
				}
			}
		}
	}
}
