//! Measures oxiri over the corpus, as main.go does for Go: oxiri FILE VERSION
use oxiri::{Iri, IriRef};
use std::time::Instant;

const ROUNDS: usize = 7;

/// Goes through the corpus and prints a line; run says whether it took the texts.
fn measure(version: &str, operation: &str, pairs: &[(&str, &str)], run: impl Fn(&str, &str) -> bool) {
    let (mut best, mut refused) = (f64::INFINITY, 0);
    for _ in 0..ROUNDS {
        let start = Instant::now();
        refused = pairs.iter().filter(|(base, link)| !run(base, link)).count();
        best = best.min(start.elapsed().as_nanos() as f64);
    }
    println!("oxiri {version} (Rust)\t{operation}\t{:.1}\t{refused}", best / pairs.len() as f64);
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, file, version] = &arguments[..] else { panic!("usage: oxiri FILE VERSION") };
    let text = std::fs::read_to_string(file).expect("the corpus cannot be read");
    let pairs: Vec<(&str, &str)> = text.lines().map(|line| line.split_once('\t').expect("a line has no tab")).collect();
    measure(version, "parse", &pairs, |base, _| IriRef::parse(base).is_ok());
    measure(version, "parse and resolve", &pairs, |base, link| {
        Iri::parse(base).is_ok_and(|base| base.resolve(link).is_ok_and(|target| !target.as_str().is_empty()))
    });
}
