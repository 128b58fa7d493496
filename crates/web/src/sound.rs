//! Short tones for moves, for visitors who want them.
use std::cell::OnceCell;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// Duration of a tone, in seconds.
const LENGTH: f64 = 0.16;
/// Initial loudness.
const LOUDNESS: f32 = 0.12;

/// The event that a tone announces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// A move was made, and the other player is next.
    Move,
    /// The game is over.
    End,
}

/// Plays a tone. A browser that does not allow sound stays silent.
pub(crate) fn sound(tone: Tone) {
    thread_local!(static CONTEXT: OnceCell<Option<AudioContext>> = const { OnceCell::new() });
    CONTEXT.with(|context| {
        if let Some(context) = context.get_or_init(|| AudioContext::new().ok()) {
            drop(begin(context, tone));
        }
    });
}

fn begin(context: &AudioContext, tone: Tone) -> Result<(), JsValue> {
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    let now = context.current_time();
    oscillator.set_type(OscillatorType::Triangle);
    oscillator.frequency().set_value(match tone {
        Tone::Move => 523.25,
        Tone::End => 783.99,
    });
    gain.gain().set_value_at_time(LOUDNESS, now)?;
    gain.gain().linear_ramp_to_value_at_time(0.0, now + LENGTH)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start()?;
    oscillator.stop_with_when(now + LENGTH)
}
