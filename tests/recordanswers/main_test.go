package main

import (
	"os"
	"path/filepath"
	"testing"

	"uriplayground/internal/vectors"
)

const root = "../.."

// Both files say the same, and are as this program writes them.
func TestFilesAreWhatIsWritten(t *testing.T) {
	recorded := vectors.Recorded()
	for name, make := range map[string]func(vectors.RecordedAnswers) ([]byte, error){"internal/vectors/recorded_answers.json": asJSON, "web/lesson/recorded.go": asGo} {
		want, err := make(recorded)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(filepath.Join(root, name)); err != nil || string(got) != string(want) {
			t.Errorf("%s is not what go run ./tests/recordanswers writes (%v)", name, err)
		}
	}
}

// What can be asked here, in the version that was recorded, answers as recorded.
func TestAnswersAreThoseRecorded(t *testing.T) {
	packages, err := filepath.Abs(filepath.Join(root, "tests", "libcompare", "package.json"))
	if err != nil {
		t.Fatal(err)
	}
	recorded := vectors.Recorded()
	now := record(libraries("libraries", packages), vectors.RecordedAnswers{}, t.Logf)
	if len(now.Libraries) == 0 {
		t.Error("not even net/url could be asked")
	}
	for _, is := range now.Libraries {
		for _, was := range recorded.Libraries {
			if was == is {
				compare(t, is.ID, now.Links, recorded.Links)
			}
		}
	}
}

func compare(t *testing.T, id string, now, was []vectors.RecordedLink) {
	t.Helper()
	if len(now) != len(was) {
		t.Fatalf("%d links are recorded, and there are %d: go run ./tests/recordanswers", len(was), len(now))
	}
	for i := range now {
		a, b := now[i].Answers[id], was[i].Answers[id]
		if (a == nil) != (b == nil) || a != nil && *a != *b {
			t.Errorf("%s, %s + %s: %v, recorded %v", id, now[i].Base, now[i].Ref, a, b)
		}
	}
}

// A library that cannot be asked keeps what it answered before.
func TestMissingLibrariesAreKept(t *testing.T) {
	recorded := vectors.Recorded()
	said := 0
	again := record([]library{{"java", []string{"no-such-program"}}, {"go", nil}}, recorded, func(string, ...any) { said++ })
	if said != 1 || len(again.Libraries) != 2 {
		t.Fatalf("%d libraries, %d remarks", len(again.Libraries), said)
	}
	compare(t, "java", again.Links, recorded.Links)
}
