//! Files: downloads and uploads.
use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};

/// Offers a text as a file.
pub(crate) fn download(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) else { return };
    let Ok(address) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    if let Some(link) =
        document().create_element("a").ok().and_then(|link| link.dyn_into::<web_sys::HtmlAnchorElement>().ok())
    {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    drop(web_sys::Url::revoke_object_url(&address));
}

/// Reads a file that the visitor has chosen.
pub(crate) fn read(file: &web_sys::File, on_text: impl FnOnce(String) + 'static) {
    let callback = Closure::once(move |text: JsValue| on_text(text.as_string().unwrap_or_default()));
    drop(file.text().then(&callback));
    // The browser calls it once, after this function has ended.
    callback.forget();
}
