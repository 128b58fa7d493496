//! TLS between the site and PostgreSQL.
use crate::{UNLIMITED, client::Visitor, site_on};
use server::Store;
use sqlx::{AnyConnection, Connection};
use test_support::postgres;

#[tokio::test]
async fn the_site_reaches_its_database_over_tls() {
    let (database, certificate) = postgres::tls_database().await;
    let certificate = certificate.display();
    for mode in ["sslmode=require".to_owned(), format!("sslmode=verify-full&sslrootcert={certificate}")] {
        let secure = format!("{database}?{mode}");
        let mut ana = Visitor::new(site_on(&secure, UNLIMITED).await);
        ana.get("/ready").await.ok();
        let mut connection = AnyConnection::connect(&secure).await.unwrap();
        let query = "SELECT CAST(ssl AS INT) FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
        assert_eq!(sqlx::query_scalar::<_, i32>(query).fetch_one(&mut connection).await.unwrap(), 1, "{mode}");
    }
}

#[tokio::test]
async fn a_server_with_an_unknown_certificate_is_refused() {
    let (database, _) = postgres::tls_database().await;
    let error = Store::open(&format!("{database}?sslmode=verify-full")).await.err().expect("nobody vouches for it");
    let sentence = text::say(text::Lang::En, &error);
    assert!(sentence.contains("certificate") && sentence.lines().count() == 1, "{sentence}");
}
