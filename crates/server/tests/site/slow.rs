//! Clients that keep the site waiting are cut off, while others are served.
use crate::{
    File, UNLIMITED,
    client::Visitor,
    site_on,
    sockets::{connect as watch, listening, state},
};
use protocol::site::MatchState;
use serde_json::json;
use server::SiteOptions;
use std::{
    io::{ErrorKind, Read, Write},
    net::{SocketAddr, TcpStream},
    sync::Arc,
    time::Duration,
};

/// Whoever does not send or read for so long is cut off. On a busy machine others need a second or two for what is quick otherwise.
const IMPATIENT: SiteOptions = SiteOptions { patience: Duration::from_secs(5), ..UNLIMITED };

/// A request that never comes to its end: so much is sent at once, then a byte now and then.
const STALLED: [&str; 3] = [
    "",
    "GET /health HTTP/1.1\r\nhost: nim",
    "POST /api/v1/analyse HTTP/1.1\r\nhost: nim\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{",
];

fn connect(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_millis(20))).unwrap();
    stream.write_all(text.as_bytes()).unwrap();
    stream
}

/// Goes on sending single bytes until the other side hangs up; what it has said by then.
fn trickle(mut stream: TcpStream) -> String {
    let (mut heard, mut buffer) = (Vec::new(), [0; 1024]);
    loop {
        match stream.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) => heard.extend_from_slice(&buffer[..count]),
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                // Once the other side has hung up, this fails, and so does the next attempt to read.
                drop(stream.write_all(b"x"));
            }
            Err(_) => break,
        }
    }
    String::from_utf8(heard).unwrap()
}

#[tokio::test]
async fn whoever_sends_a_byte_now_and_then_is_cut_off_while_others_are_served() {
    let file = File::new();
    let address = listening(site_on(&file.url(), IMPATIENT).await).await;
    let heard = tokio::task::spawn_blocking(move || {
        let stalled: Vec<_> = STALLED.iter().map(|text| connect(address, text)).collect();
        let mut stalled: Vec<_> = stalled.into_iter().map(|stream| std::thread::spawn(|| trickle(stream))).collect();
        let served = trickle(connect(address, "GET /health HTTP/1.1\r\nhost: nim\r\nconnection: close\r\n\r\n"));
        assert!(served.starts_with("HTTP/1.1 204"), "{served}");
        stalled.drain(..).map(|stalled| stalled.join().unwrap()).collect::<Vec<_>>()
    });
    let heard = heard.await.unwrap();
    for head in &heard[..2] {
        assert!(!head.contains(" 20"), "{head}");
    }
    assert!(heard[2].starts_with("HTTP/1.1 408") && heard[2].contains("refused-slow"), "{}", heard[2]);
}

/// Asks again and again without reading any answer, until the other side hangs up; by which error that is known.
fn ask_without_reading(address: SocketAddr) -> ErrorKind {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_write_timeout(Some(Duration::from_secs(60))).unwrap();
    loop {
        if let Err(error) = stream.write_all(b"GET /api/v1/games HTTP/1.1\r\nhost: nim\r\n\r\n") {
            return error.kind();
        }
    }
}

#[tokio::test]
async fn whoever_does_not_read_the_answers_is_cut_off() {
    let file = File::new();
    let address = listening(site_on(&file.url(), IMPATIENT).await).await;
    let cut_off = tokio::task::spawn_blocking(move || ask_without_reading(address)).await.unwrap();
    assert!(matches!(cut_off, ErrorKind::ConnectionReset | ErrorKind::BrokenPipe), "{cut_off}");
}

/// How many people watch matches.
async fn watching(visitor: &mut Visitor) -> String {
    let metrics = visitor.get("/metrics").await.ok().text;
    metrics
        .lines()
        .find_map(|line| line.strip_prefix("nimatron_open_sockets "))
        .expect("the figure is there")
        .to_owned()
}

#[tokio::test]
async fn whoever_watches_without_reading_is_cut_off_while_the_match_goes_on() {
    let file = File::new();
    let mut ana = Visitor::new(site_on(&file.url(), IMPATIENT).await);
    let mut bor = ana.stranger();
    ana.register("Ana").await;
    bor.register("Bor").await;
    // Many large heaps make long messages, which fill whatever the system keeps for somebody who does not read.
    let start = vec![u64::MAX.to_string(); 64].join(",");
    let wishes = json!({"game": "nim", "start": start, "first": "you"});
    let open: MatchState = ana.post("/api/v1/challenges", &wishes).await.ok().json();
    bor.post(&format!("/api/v1/matches/{}/join", open.id), &json!({})).await.ok();
    let address = listening(Arc::clone(&ana.site)).await;
    let mut deaf = watch(address, &open.id, None, None).await.unwrap();
    state(&mut deaf).await;
    assert_eq!(watching(&mut ana).await, "1");
    let mut ply = 0;
    while watching(&mut ana).await != "0" {
        let player = if ply % 2 == 0 { &mut ana } else { &mut bor };
        player.play(&open.id, ply, "1-1").await.ok();
        ply += 1;
        assert!(ply < 9_000, "all that was told is still kept for somebody who does not read");
    }
    ana.get("/health").await.ok();
}
