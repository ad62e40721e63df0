//! A static server for this machine only.
use crate::mime;
use anyhow::{anyhow, Context, Result};
use std::fs::File;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread;
use tiny_http::{Header, Method, Request, Response};

/// The number of parallel requests: a page with its parts, and another client.
const WORKERS: usize = 4;

/// Serves the files below one folder on the loopback interface.
pub struct Server {
    http: Arc<tiny_http::Server>,
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
        let http = tiny_http::Server::from_listener(listener, None)
            .map_err(|error| anyhow!("The server could not start: {error}."))?;
        let folder = folder
            .canonicalize()
            .with_context(|| format!("There is no folder {}.", folder.display()))?;
        Ok(Self { http: Arc::new(http), folder, port })
    }

    /// The port that it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of the page.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Answers requests until the process ends.
    pub fn run(&self) {
        thread::scope(|scope| {
            for _ in 0..WORKERS {
                scope.spawn(|| {
                    while let Ok(request) = self.http.recv() {
                        answer(request, &self.folder);
                    }
                });
            }
        });
    }
}

fn answer(request: Request, folder: &Path) {
    // A client that disconnects is no error.
    let _ = if !matches!(request.method(), Method::Get | Method::Head) {
        request.respond(plain(405, "Only GET and HEAD are served."))
    } else {
        match locate(folder, request.url()).and_then(|path| Some((File::open(&path).ok()?, path))) {
            Some((file, path)) => {
                let response = Response::from_file(file)
                    .with_header(header("Content-Type", mime::of(&path)))
                    .with_header(header("Cache-Control", "no-store"))
                    // Other origins and sandboxed frames may load the files.
                    .with_header(header("Access-Control-Allow-Origin", "*"));
                request.respond(response)
            }
            None => request.respond(plain(404, "There is no such file.")),
        }
    };
}

fn plain(status: u16, text: &str) -> Response<std::io::Cursor<Vec<u8>>> {
    Response::from_string(text)
        .with_status_code(status)
        .with_header(header("Cache-Control", "no-store"))
}

fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("our headers are plain ASCII")
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
