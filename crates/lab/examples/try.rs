fn cpu() -> f64 { let s = std::fs::read_to_string("/proc/self/schedstat").unwrap(); s.split(' ').next().unwrap().parse::<f64>().unwrap() * 1e-9 }
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let n: usize = a[2].parse().unwrap();
    let level = match a.get(3).map(String::as_str) { Some("p") => lab::Level::Portable, Some("2") => lab::Level::Avx2, _ => lab::Level::best() };
    let threads = a.get(4).map_or(1, |x| x.parse().unwrap());
    let t = std::time::Instant::now(); let c = cpu();
    let v = lab::try_sparse(&a[1], n, level, threads);
    let (w, c) = (t.elapsed().as_secs_f64(), cpu() - c);
    println!("{} {} {:.4}s wall {:.4} cpu  {:.2} M/s chk={}", a[1], n, w, c, n as f64 / c / 1e6, v.iter().fold(0u64, |h, &x| h.wrapping_mul(1099511628211).wrapping_add(x as u64 + 1)));
}
