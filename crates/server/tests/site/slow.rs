//! Clients that keep the site waiting are cut off, while others are served.
use crate::{File, UNLIMITED, site_on, sockets::listening};
use server::SiteOptions;
use std::{
    io::{ErrorKind, Read, Write},
    net::{SocketAddr, TcpStream},
    time::Duration,
};

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
    let options = SiteOptions { patience: Duration::from_millis(300), ..UNLIMITED };
    let address = listening(site_on(&file.url(), options).await).await;
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
