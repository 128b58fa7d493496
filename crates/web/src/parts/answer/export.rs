//! Saving pictures and texts as files, and copying texts.
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement, HtmlImageElement, Url,
};

/// Pixels for each unit of a picture.
const SCALE: f64 = 2.0;

/// Maximum size of a picture in pixels; larger ones are scaled down.
const MOST_PIXELS: f64 = 8_000.0;

fn blob(text: &str, kind: &str) -> Option<Blob> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&text.into()), &options).ok()
}

/// Offers a text as a file.
pub(crate) fn save_text(name: &str, kind: &str, text: &str) {
    if let Some(blob) = blob(text, kind) {
        save(name, &blob);
    }
}

fn save(name: &str, blob: &Blob) {
    let Ok(url) = Url::create_object_url_with_blob(blob) else { return };
    if let Some(link) = document().create_element("a").ok().and_then(|a| a.dyn_into::<HtmlAnchorElement>().ok()) {
        link.set_href(&url);
        link.set_download(name);
        link.click();
    }
    drop(Url::revoke_object_url(&url));
}

/// Offers a picture as SVG.
pub(crate) fn save_svg(name: &str, svg: &str) {
    save_text(&format!("{name}.svg"), "image/svg+xml", svg);
}

/// Draws a picture and offers it as PNG.
pub(crate) fn save_png(name: &str, svg: &str) {
    let Some(url) = blob(svg, "image/svg+xml").and_then(|blob| Url::create_object_url_with_blob(&blob).ok()) else {
        return;
    };
    let Ok(image) = HtmlImageElement::new() else { return };
    let (source, name) = (image.clone(), format!("{name}.png"));
    let on_load = Closure::once_into_js(move || {
        drop(paint(&source, name));
        drop(Url::revoke_object_url(&source.src()));
    });
    image.set_onload(Some(on_load.unchecked_ref()));
    image.set_src(&url);
}

/// Paints a loaded picture, and offers the result.
fn paint(image: &HtmlImageElement, name: String) -> Result<(), JsValue> {
    let (width, height) = (f64::from(image.natural_width()), f64::from(image.natural_height()));
    let scale = SCALE.min(MOST_PIXELS / width.max(height).max(1.0));
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.dyn_into()?;
    canvas.set_width(pixels(width * scale));
    canvas.set_height(pixels(height * scale));
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.dyn_into::<CanvasRenderingContext2d>()?;
    context.draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, width * scale, height * scale)?;
    let on_blob = Closure::once_into_js(move |blob: Option<Blob>| {
        if let Some(blob) = blob {
            save(&name, &blob);
        }
    });
    canvas.to_blob(on_blob.unchecked_ref())
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a float as a number of pixels; casts saturate"
)]
fn pixels(size: f64) -> u32 {
    size.round() as u32
}

/// Copies a text, if the browser allows it.
pub(crate) fn copy(text: &str) {
    drop(window().navigator().clipboard().write_text(text));
}
