use lab::*;
fn cpu() -> f64 { let s = std::fs::read_to_string("/proc/self/schedstat").unwrap(); s.split(' ').next().unwrap().parse::<f64>().unwrap() * 1e-9 }
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let n: usize = a[2].parse().unwrap();
    let level = match a.get(3).map(String::as_str) { Some("p") => Level::Portable, Some("2") => Level::Avx2, _ => Level::best() };
    let threads = a.get(4).map_or(1, |x| x.parse().unwrap());
    let method = a.get(5).and_then(|m| m.parse().ok());
    let t = std::time::Instant::now(); let c = cpu();
    let plan = Plan { level, threads, method, periods: std::env::var("NP").is_err(), ..Plan::default() };
    let mut s = Sequence::new(&a[1].parse().unwrap(), &plan).unwrap();
    if std::env::var("S").is_ok() { s.search(n, &mut |_| true).unwrap(); } else { s.extend(n, &mut |_| true).unwrap(); }
    let (w, c) = (t.elapsed().as_secs_f64(), cpu() - c);
    println!("{} {} {:.4}s wall {:.4} cpu  {:.2} M/s computed {} {} {:?} {:?}", a[1], s.values().len(), w, c, n as f64 / c / 1e6, s.computed(), s.method(), s.proof(), s.sparseness().map(|s| (s.mask, s.rares.len(), s.window)));
}
