//! Tests of the server.
use super::*;
use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;

/// A folder with a page and a file, beside a file that is not to be served.
fn folder(name: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("plyscope-{name}-{}", std::process::id()));
    fs::create_dir_all(dir.join("site/sub dir")).unwrap();
    fs::write(dir.join("secret"), "secret").unwrap();
    fs::write(dir.join("site/index.html"), "<p>page").unwrap();
    fs::write(dir.join("site/sub dir/app.wasm"), "wasm").unwrap();
    dir.join("site").canonicalize().unwrap()
}

#[test]
fn addresses_mean_files_below_the_folder_only() {
    let site = folder("locate");
    #[cfg(unix)]
    let _ = std::os::unix::fs::symlink(site.join("../secret"), site.join("link"));
    for (url, expect) in [
        ("/", Some("index.html")),
        ("/index.html?x#y", Some("index.html")),
        ("/sub%20dir/app.wasm", Some("sub dir/app.wasm")),
        ("/sub%20dir", None),
        ("/none", None),
        ("/../secret", None),
        ("/%2e%2e/secret", None),
        ("/..%2fsecret", None),
        ("/sub%20dir/../../secret", None),
        ("//etc/passwd", None),
        ("/%2fetc/passwd", None),
        ("/..%5csecret", None),
        ("/link", None),
        ("/%zz", None),
        ("/%", None),
        ("/%00", None),
        ("index.html", None),
    ] {
        assert_eq!(locate(&site, url), expect.map(|name| site.join(name)), "{url}");
    }
    fs::remove_dir_all(site.parent().unwrap()).unwrap();
}

#[test]
fn a_taken_port_is_avoided_and_answers_are_right() {
    let site = folder("answer");
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let server = Server::bind(&site, taken.local_addr().unwrap().port()).unwrap();
    let port = server.port();
    assert_ne!(port, taken.local_addr().unwrap().port());
    thread::spawn(move || server.run());

    let ask = |request: &str| {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
        write!(stream, "{request} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    };
    let page = ask("GET /");
    assert!(page.starts_with("HTTP/1.1 200") && page.ends_with("<p>page"), "{page}");
    assert!(page.contains("cache-control: no-store"), "{page}");
    assert!(page.contains("access-control-allow-origin: *"), "{page}");
    let wasm = ask("GET /sub%20dir/app.wasm");
    assert!(wasm.contains("content-type: application/wasm"), "{wasm}");
    let head = ask("HEAD /");
    assert!(head.starts_with("HTTP/1.1 200") && !head.contains("page"), "{head}");
    assert!(ask("GET /../secret").starts_with("HTTP/1.1 404"));
    assert!(ask("POST /").starts_with("HTTP/1.1 405"));
    fs::remove_dir_all(site.parent().unwrap()).unwrap();
}

#[test]
fn no_connection_waits_for_others_that_stay_open() {
    let site = folder("burst");
    let server = Server::bind(&site, 0).unwrap();
    let port = server.port();
    thread::spawn(move || server.run());

    let mut kept = Vec::new();
    for burst in 0..6 {
        // Windows of a browser that load a page at once, and keep their connections.
        let begun: Vec<TcpStream> =
            (0..24).map(|_| TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap()).collect();
        for mut stream in begun {
            stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
            write!(stream, "GET / HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
            let mut start = [0; 12];
            stream.read_exact(&mut start).unwrap_or_else(|error| panic!("burst {burst}: {error}"));
            assert_eq!(&start, b"HTTP/1.1 200");
            kept.push(stream);
        }
    }
    fs::remove_dir_all(site.parent().unwrap()).unwrap();
}
