/* Measures liburiparser over the corpus, as main.go does for Go: uriparser FILE */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <uriparser/Uri.h>

enum { ROUNDS = 7 };

typedef struct {
	const char *base, *ref;
} Pair;

static Pair *pairs;
static size_t count;

static void fail(const char *what) {
	fprintf(stderr, "uriparser: %s\n", what);
	exit(1);
}

/* readCorpus cuts the file into its texts, in place. */
static void readCorpus(const char *name) {
	FILE *file = fopen(name, "rb");
	if (file == NULL || fseek(file, 0, SEEK_END) != 0) fail("the corpus cannot be read");
	long size = ftell(file);
	rewind(file);
	char *text = malloc((size_t)size + 1);
	if (size <= 0 || text == NULL || fread(text, 1, (size_t)size, file) != (size_t)size) fail("the corpus cannot be read");
	fclose(file);
	text[size] = '\0';
	for (char *c = text; *c != '\0'; c++) count += *c == '\n';
	pairs = malloc(count * sizeof *pairs);
	if (pairs == NULL || count == 0) fail("the corpus is empty");
	for (size_t i = 0; i < count; i++) {
		char *tab = strchr(text, '\t'), *end = strchr(text, '\n');
		if (tab == NULL || end == NULL || tab > end) fail("a line has no tab");
		*tab = *end = '\0';
		pairs[i] = (Pair){text, tab + 1};
		text = end + 1;
	}
}

/* written tells whether the URI can be written as text; so it is a result. */
static int written(const UriUriA *uri) {
	int length;
	if (uriToStringCharsRequiredA(uri, &length) != URI_SUCCESS) return 0;
	char *text = malloc((size_t)length + 1);
	int ok = text != NULL && uriToStringA(text, uri, length + 1, NULL) == URI_SUCCESS;
	free(text);
	return ok;
}

static int parses(Pair p) {
	UriUriA uri;
	if (uriParseSingleUriA(&uri, p.base, NULL) != URI_SUCCESS) return 0;
	uriFreeUriMembersA(&uri);
	return 1;
}

static int resolves(Pair p) {
	UriUriA base, ref, target;
	if (uriParseSingleUriA(&base, p.base, NULL) != URI_SUCCESS) return 0;
	int ok = 0;
	if (uriParseSingleUriA(&ref, p.ref, NULL) == URI_SUCCESS) {
		if (uriAddBaseUriA(&target, &ref, &base) == URI_SUCCESS) {
			ok = written(&target);
			uriFreeUriMembersA(&target);
		}
		uriFreeUriMembersA(&ref);
	}
	uriFreeUriMembersA(&base);
	return ok;
}

static int normalizes(Pair p) {
	UriUriA uri;
	if (uriParseSingleUriA(&uri, p.base, NULL) != URI_SUCCESS) return 0;
	int ok = uriNormalizeSyntaxA(&uri) == URI_SUCCESS && written(&uri);
	uriFreeUriMembersA(&uri);
	return ok;
}

static double now(void) {
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static void measure(const char *operation, int (*run)(Pair)) {
	double best = 1e300;
	size_t refused = 0;
	for (int round = 0; round < ROUNDS; round++) {
		refused = 0;
		double start = now();
		for (size_t i = 0; i < count; i++) refused += !run(pairs[i]);
		double taken = now() - start;
		if (taken < best) best = taken;
	}
	printf("uriparser %s (C)\t%s\t%.1f\t%zu\n", URI_VER_ANSI, operation, best / (double)count, refused);
}

int main(int argc, char **argv) {
	if (argc != 2) fail("usage: uriparser FILE");
	readCorpus(argv[1]);
	measure("parse", parses);
	measure("parse and resolve", resolves);
	measure("parse and normalize", normalizes);
	return 0;
}
