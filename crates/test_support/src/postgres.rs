//! A PostgreSQL cluster for all tests of a process, removed when they end, however they end.
use sqlx::{AnyConnection, Connection, Executor};
use std::{
    env, fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        OnceLock,
        atomic::{AtomicUsize, Ordering},
    },
    thread::sleep,
    time::Duration,
};

/// Starts the cluster, then waits until the tests have ended: their end of the pipe closes even when they are killed.
///
/// The arguments after the two folders are put before each program, so that it runs as another user. The script itself
/// removes the folder of the cluster, as the user who made it.
const WATCH: &str = r#"
programs=$1 folder=$2
shift 2
"$@" "$programs/initdb" -D "$folder/data" -U nim -A trust -E UTF8 --locale=C --no-sync >"$folder/log" 2>&1 || exit 1
"$@" "$programs/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= -c fsync=off -c max_connections=200 \
    >>"$folder/log" 2>&1 &
server=$!
cat >/dev/null
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
    /// The script that ends it; the pipe to its input stays open as long as this process lives.
    watcher: Child,
}

fn cluster() -> &'static Path {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    &CLUSTER.get_or_init(Cluster::start).folder
}

impl Cluster {
    fn start() -> Cluster {
        let folder = env::temp_dir().join(format!("nimatron-pg-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        // PostgreSQL refuses to run as root, so another user must be able to write here.
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o777)).unwrap();
        let mut command = Command::new("sh");
        command.args(["-c", WATCH, "sh"]).arg(programs()).arg(&folder).args(unprivileged()).stdin(Stdio::piped());
        let watcher = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("a shell can be started");
        let mut cluster = Cluster { folder, watcher };
        while !cluster.folder.join(".s.PGSQL.5432").exists() {
            let ended = cluster.watcher.try_wait().unwrap();
            assert!(ended.is_none(), "{}", fs::read_to_string(cluster.folder.join("log")).unwrap_or_default());
            sleep(Duration::from_millis(20));
        }
        cluster
    }
}

/// The prefix that runs a program as a user other than root.
fn unprivileged() -> &'static [&'static str] {
    let id = Command::new("id").arg("-u").output().expect("`id` is everywhere");
    if id.stdout == b"0\n" { &["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] } else { &["env"] }
}

fn url(database: &str) -> String {
    format!("postgres://nim@localhost/{database}?host={}", cluster().display())
}

/// The address of a new, empty database.
///
/// # Panics
///
/// If PostgreSQL is missing or does not start.
pub async fn database() -> String {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let name = format!("test{}", COUNT.fetch_add(1, Ordering::Relaxed));
    sqlx::any::install_default_drivers();
    let admin = url("postgres");
    let mut connection = loop {
        // The socket exists a moment before the server answers.
        if let Ok(connection) = AnyConnection::connect(&admin).await {
            break connection;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    connection.execute(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
    url(&name)
}
