//! Random seeds from the browser.

/// A random seed, unpredictable enough for a game.
pub(crate) fn seed() -> u64 {
    let half = || {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a number from 0 to 2^32 by chance"
        )]
        let number = (js_sys::Math::random() * 4_294_967_296.0) as u32;
        u64::from(number)
    };
    half() << 32 | half()
}
