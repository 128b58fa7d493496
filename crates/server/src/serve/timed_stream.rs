//! A stream with a limit on the time for the client to read.
use super::connections::ConnectionSlots;
use hyper::rt::{Read, ReadBufCursor, Write};
use hyper_util::rt::TokioIo;
use std::{
    io::{self, ErrorKind, IoSlice},
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};
use tokio::{
    net::TcpStream,
    time::{Sleep, sleep},
};

/// A stream that is closed if nothing can be sent for a while: clients that do not read must not fill the memory.
pub(crate) struct TimedStream {
    stream: TokioIo<TcpStream>,
    patience: Duration,
    /// Timer that runs while data waits to be sent; progress resets it.
    waiting: Option<Pin<Box<Sleep>>>,
    /// Count the connection as open, also after it has become a socket.
    _slots: ConnectionSlots,
}

impl TimedStream {
    pub(crate) fn new(stream: TcpStream, patience: Duration, slots: ConnectionSlots) -> TimedStream {
        TimedStream { stream: TokioIo::new(stream), patience, waiting: None, _slots: slots }
    }

    /// The result of an attempt to send, or an error if that takes too long.
    fn check_time(&mut self, context: &mut Context<'_>, attempt: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if attempt.is_ready() {
            self.waiting = None;
            return attempt;
        }
        let patience = self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(patience)));
        if waiting.as_mut().poll(context).is_pending() {
            return Poll::Pending;
        }
        // Discard what the system still holds for the client.
        drop(self.stream.inner().set_zero_linger());
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }
}

impl Read for TimedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: ReadBufCursor<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl Write for TimedStream {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let attempt = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.check_time(context, attempt)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let attempt = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.check_time(context, attempt)
    }
}
