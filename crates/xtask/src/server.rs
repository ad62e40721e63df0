//! A static server for this machine only.
use crate::mime;
use anyhow::{Context, Result};
use http_body_util::Full;
use hyper::body::{Body, Bytes};
use hyper::header::{ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, CONTENT_TYPE};
use hyper::http::HeaderValue;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use std::convert::Infallible;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// Serves the files below one folder on the loopback interface.
pub struct Server {
    listener: TcpListener,
    folder: PathBuf,
    port: u16,
}

impl Server {
    /// Takes the port, or any free one if that is taken (or 0).
    pub fn bind(folder: &Path, port: u16) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
            .or_else(|_| TcpListener::bind((Ipv4Addr::LOCALHOST, 0)))
            .context("No port of this machine can be listened on.")?;
        let port = listener.local_addr()?.port();
        let folder = folder
            .canonicalize()
            .with_context(|| format!("There is no folder {}.", folder.display()))?;
        Ok(Self { listener, folder, port })
    }

    /// The port that it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of the page.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Answers requests until the process ends, each connection beside the others.
    pub fn run(self) -> Result<()> {
        let folder = Arc::from(self.folder);
        self.listener.set_nonblocking(true)?;
        tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
            let listener = tokio::net::TcpListener::from_std(self.listener)?;
            loop {
                match listener.accept().await {
                    Ok((stream, _)) => {
                        tokio::spawn(converse(TokioIo::new(stream), Arc::clone(&folder)));
                    }
                    // One client that is gone already, or too many files open, ends nothing.
                    Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
                }
            }
        })
    }
}

/// Answers the requests of one connection.
async fn converse(stream: TokioIo<tokio::net::TcpStream>, folder: Arc<Path>) {
    let service = service_fn(|request| {
        let folder = Arc::clone(&folder);
        async move { Ok::<_, Infallible>(answer(&request, &folder).await) }
    });
    // A client that disconnects is no error.
    let _ = http1::Builder::new().serve_connection(stream, service).await;
}

async fn answer(request: &Request<impl Body>, folder: &Path) -> Response<Full<Bytes>> {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return plain(StatusCode::METHOD_NOT_ALLOWED, "Only GET and HEAD are served.");
    }
    let Some(path) = locate(folder, request.uri().path()) else {
        return plain(StatusCode::NOT_FOUND, "There is no such file.");
    };
    match tokio::fs::read(&path).await {
        Ok(content) => {
            let mut response = with_type(mime::of(&path), content);
            // Other origins and sandboxed frames may load the files.
            response
                .headers_mut()
                .insert(ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
            response
        }
        Err(_) => plain(StatusCode::NOT_FOUND, "There is no such file."),
    }
}

fn plain(status: StatusCode, text: &'static str) -> Response<Full<Bytes>> {
    let mut response = with_type("text/plain; charset=utf-8", text);
    *response.status_mut() = status;
    response
}

/// What the browser does not keep: the next build has other files.
fn with_type(mime: &'static str, content: impl Into<Bytes>) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::new(content.into()));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(mime));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// The file of an address, if it is below the folder. A folder means its `index.html`.
fn locate(folder: &Path, url: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?.strip_prefix('/')?;
    let path = PathBuf::from(decode(path)?);
    if !path.components().all(|part| matches!(part, Component::Normal(_))) {
        return None;
    }
    let mut file = folder.join(path);
    if file.is_dir() {
        file.push("index.html");
    }
    // A symbolic link must not lead out either.
    let file = file.canonicalize().ok()?;
    (file.is_file() && file.starts_with(folder)).then_some(file)
}

/// Percent-decoding; nothing if it is malformed, is not UTF-8, or hides a NUL or a backslash.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits = [rest.next()?, rest.next()?].map(char::from);
                let [high, low] = digits.map(|digit| digit.to_digit(16));
                u8::try_from(high? * 16 + low?).ok()?
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok().filter(|text| !text.contains(['\0', '\\']))
}

#[cfg(test)]
mod tests;
