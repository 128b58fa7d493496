//! Slow clients are disconnected while others are served.
use crate::{
    UNLIMITED,
    client::Visitor,
    site_on,
    sockets::{connect as watch, serve, state},
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
use test_support::SqliteFile;

/// Options with a short time limit. On a busy machine even quick requests need a second or two.
const IMPATIENT: SiteOptions = SiteOptions { patience: Duration::from_secs(5), ..UNLIMITED };

/// Beginnings of requests that never end: the rest comes byte by byte.
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

/// Sends single bytes until the server hangs up, and returns its answer.
fn trickle(mut stream: TcpStream) -> String {
    let (mut received, mut buffer) = (Vec::new(), [0; 1024]);
    loop {
        match stream.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) => received.extend_from_slice(&buffer[..count]),
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                // Once the other side has hung up, this fails, and so does the next attempt to read.
                drop(stream.write_all(b"x"));
            }
            Err(_) => break,
        }
    }
    String::from_utf8(received).unwrap()
}

#[tokio::test]
async fn clients_that_send_byte_by_byte_are_disconnected_while_others_are_served() {
    let file = SqliteFile::new();
    let address = serve(site_on(&file.url(), IMPATIENT).await).await;
    let answers = tokio::task::spawn_blocking(move || {
        let stalled: Vec<_> = STALLED.iter().map(|text| connect(address, text)).collect();
        let mut stalled: Vec<_> = stalled.into_iter().map(|stream| std::thread::spawn(|| trickle(stream))).collect();
        let served = trickle(connect(address, "GET /health HTTP/1.1\r\nhost: nim\r\nconnection: close\r\n\r\n"));
        assert!(served.starts_with("HTTP/1.1 204"), "{served}");
        stalled.drain(..).map(|stalled| stalled.join().unwrap()).collect::<Vec<_>>()
    });
    let answers = answers.await.unwrap();
    for head in &answers[..2] {
        assert!(!head.contains(" 20"), "{head}");
    }
    assert!(answers[2].starts_with("HTTP/1.1 408") && answers[2].contains("refused-slow"), "{}", answers[2]);
}

/// Sends requests without reading the answers until the server hangs up, and returns the error.
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
async fn clients_that_do_not_read_answers_are_disconnected() {
    let file = SqliteFile::new();
    let address = serve(site_on(&file.url(), IMPATIENT).await).await;
    let cut_off = tokio::task::spawn_blocking(move || ask_without_reading(address)).await.unwrap();
    assert!(matches!(cut_off, ErrorKind::ConnectionReset | ErrorKind::BrokenPipe), "{cut_off}");
}

/// Number of open sockets, as text.
async fn open_sockets(visitor: &mut Visitor) -> String {
    let metrics = visitor.metrics().await;
    metrics
        .lines()
        .find_map(|line| line.strip_prefix("nimatron_open_sockets "))
        .expect("the figure is there")
        .to_owned()
}

#[tokio::test]
async fn viewers_that_do_not_read_are_disconnected_while_the_match_goes_on() {
    let file = SqliteFile::new();
    let mut ana = Visitor::new(site_on(&file.url(), IMPATIENT).await);
    let mut bor = ana.stranger();
    ana.register("Ana").await;
    bor.register("Bor").await;
    // Many large heaps make long messages, which fill the buffers of the system.
    let start = vec![u64::MAX.to_string(); 64].join(",");
    let request = json!({"game": "nim", "start": start, "first": "you"});
    let open: MatchState = ana.post("/api/v1/challenges", &request).await.ok().json();
    bor.post(&format!("/api/v1/matches/{}/join", open.id), &json!({})).await.ok();
    let address = serve(Arc::clone(&ana.site)).await;
    let mut stalled = watch(address, &open.id, None, None).await.unwrap();
    state(&mut stalled).await;
    assert_eq!(open_sockets(&mut ana).await, "1");
    let mut ply = 0;
    while open_sockets(&mut ana).await != "0" {
        let player = if ply % 2 == 0 { &mut ana } else { &mut bor };
        // Long moves make long messages. At some length the match takes no more, but by then the buffers are full.
        match player.play(&open.id, ply, "1-100000000000000").await.status.is_success() {
            true => ply += 1,
            // The server may still have messages for the viewer in its buffers.
            false => tokio::task::yield_now().await,
        }
    }
    assert!(ply > 100, "{ply}");
    ana.get("/health").await.ok();
}
