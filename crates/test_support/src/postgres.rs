//! PostgreSQL clusters for all tests of a process, removed when they end, however they end: one that is reached by a
//! socket, and one that is reached over TLS.
use crate::free_address;
use sqlx::{AnyConnection, Connection, Executor};
use std::{
    env, fs,
    io::Write,
    os::unix::fs::PermissionsExt,
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::{
        OnceLock,
        atomic::{AtomicUsize, Ordering},
    },
    thread::sleep,
    time::Duration,
};

/// Starts the cluster, then waits until the tests have ended: their end of the pipe closes even when they are killed.
/// For each line that they send, the cluster crashes and starts again.
///
/// The third argument is the port on which it listens with TLS and a certificate of its own, or nothing. The arguments
/// after it are put before each program, so that it runs as another user. The script itself removes the folder of the
/// cluster, as the user who made it.
const WATCH: &str = r#"
programs=$1 folder=$2 port=$3
shift 3
options='-c listen_addresses='
if [ -n "$port" ]; then
    "$@" openssl req -new -x509 -days 2 -nodes -newkey rsa:2048 -subj /CN=localhost \
        -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -addext basicConstraints=critical,CA:FALSE \
        -out "$folder/certificate.pem" -keyout "$folder/key.pem" >"$folder/log" 2>&1 || exit 1
    options="-c listen_addresses=127.0.0.1 -c port=$port -c ssl=on"
    options="$options -c ssl_cert_file=$folder/certificate.pem -c ssl_key_file=$folder/key.pem"
fi
"$@" "$programs/initdb" -D "$folder/data" -U nim -A trust -E UTF8 --locale=C --no-sync >"$folder/log" 2>&1 || exit 1
start() {
"$@" "$programs/postgres" -D "$folder/data" -k "$folder" -c fsync=off -c max_connections=200 $options \
    >>"$folder/log" 2>&1 &
server=$!
}
start "$@"
while read line; do
    kill -QUIT $server
    wait $server
    start "$@"
done
kill -INT $server
wait $server
rm -rf "$folder"
"#;

/// The folder of the programs of PostgreSQL, which is not in the path on Debian.
fn programs() -> PathBuf {
    let debian =
        fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|entry| entry.path().join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = debian.collect();
    folders.sort();
    folders.reverse();
    folders.extend(env::split_paths(&path));
    let folder = folders.into_iter().find(|folder| folder.join("initdb").exists() && folder.join("postgres").exists());
    folder.expect("PostgreSQL is needed for these tests: `cargo xtask test` installs it where it may")
}

/// A running cluster.
struct Cluster {
    /// Its folder, which holds its socket.
    folder: PathBuf,
    port: u16,
    /// The script that ends it; the pipe to its input stays open as long as this process lives.
    watcher: Child,
}

/// The cluster that is reached by a socket.
fn local() -> &'static Cluster {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    CLUSTER.get_or_init(|| Cluster::start(None))
}

/// The cluster that is reached over TLS, too.
fn secure() -> &'static Cluster {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    CLUSTER.get_or_init(|| Cluster::start(Some(free_address().expect("a port is free").port())))
}

impl Cluster {
    fn start(port: Option<u16>) -> Cluster {
        let port_text = port.map(|port| port.to_string()).unwrap_or_default();
        let folder = env::temp_dir().join(format!("nimatron-pg-{}{port_text}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        // PostgreSQL refuses to run as root, so another user must be able to write here.
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o777)).unwrap();
        let mut command = Command::new("sh");
        command.args(["-c", WATCH, "sh"]).arg(programs()).arg(&folder).arg(port_text);
        command.args(unprivileged_prefix()).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let watcher = command.spawn().expect("a shell can be started");
        let mut cluster = Cluster { folder, port: port.unwrap_or(5432), watcher };
        while !cluster.folder.join(format!(".s.PGSQL.{}", cluster.port)).exists() {
            let ended = cluster.watcher.try_wait().unwrap();
            assert!(ended.is_none(), "{}", fs::read_to_string(cluster.folder.join("log")).unwrap_or_default());
            sleep(Duration::from_millis(20));
        }
        cluster
    }

    /// The address of a database on the socket.
    fn url(&self, database: &str) -> String {
        format!("postgres://nim@localhost:{}/{database}?host={}", self.port, self.folder.display())
    }

    /// The name of a new, empty database.
    async fn new_database(&self) -> String {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("test{}", COUNT.fetch_add(1, Ordering::Relaxed));
        sqlx::any::install_default_drivers();
        let admin = self.url("postgres");
        let mut connection = loop {
            // The socket exists a moment before the server answers.
            if let Ok(connection) = AnyConnection::connect(&admin).await {
                break connection;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        };
        connection.execute(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
        name
    }
}

/// The prefix that runs a program as a user other than root.
fn unprivileged_prefix() -> &'static [&'static str] {
    let id = Command::new("id").arg("-u").output().expect("`id` is everywhere");
    if id.stdout == b"0\n" { &["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] } else { &["env"] }
}

/// The address of a new, empty database.
///
/// # Panics
///
/// If PostgreSQL is missing or does not start.
pub async fn database() -> String {
    let name = local().new_database().await;
    local().url(&name)
}

/// Crashes the cluster without a warning, and starts it again. Connections break, and new ones are refused for a while.
///
/// # Panics
///
/// If the cluster is not running.
pub fn crash() {
    let mut pipe = local().watcher.stdin.as_ref().expect("it is piped");
    pipe.write_all(b"crash\n").expect("the script is running");
}

/// The address of a new, empty database over TCP, to which `sslmode` can be added, and the file of the certificate.
///
/// # Panics
///
/// If PostgreSQL or `openssl` is missing, or if the cluster does not start.
pub async fn tls_database() -> (String, PathBuf) {
    let cluster = secure();
    let name = cluster.new_database().await;
    (format!("postgres://nim@localhost:{}/{name}", cluster.port), cluster.folder.join("certificate.pem"))
}
