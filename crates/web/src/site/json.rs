//! JSON by means of the browser, which has a reader and a writer already.
use js_sys::{Array, JSON, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// A value as it came or goes over the wire. What is not there reads as nothing.
#[derive(Clone, Debug)]
pub(crate) struct Json(JsValue);

impl Json {
    /// Reads a text; nothing when it is no JSON.
    pub(crate) fn read(text: &str) -> Json {
        Json(JSON::parse(text).unwrap_or(JsValue::UNDEFINED))
    }

    /// An object with these fields.
    pub(crate) fn object(fields: &[(&str, JsValue)]) -> Json {
        let object = Object::new();
        for (name, value) in fields {
            // A new object takes every field.
            drop(Reflect::set(&object, &(*name).into(), value));
        }
        Json(object.into())
    }

    /// As text.
    pub(crate) fn write(&self) -> String {
        JSON::stringify(&self.0).map(String::from).unwrap_or_default()
    }

    /// As it is put into another.
    pub(crate) fn value(self) -> JsValue {
        self.0
    }

    /// A field.
    pub(crate) fn get(&self, name: &str) -> Json {
        let here = self.0.is_object().then(|| Reflect::get(&self.0, &name.into()).ok()).flatten();
        Json(here.unwrap_or(JsValue::UNDEFINED))
    }

    /// Whether it is an object or a list.
    pub(crate) fn is_there(&self) -> bool {
        self.0.is_object()
    }

    /// A field that is a text.
    pub(crate) fn text(&self, name: &str) -> Option<String> {
        self.get(name).0.as_string()
    }

    /// A field that is a number.
    pub(crate) fn number(&self, name: &str) -> Option<f64> {
        self.get(name).0.as_f64()
    }

    /// A field that counts something.
    pub(crate) fn count(&self, name: &str) -> Option<usize> {
        self.get(name).whole()
    }

    /// Itself as a whole number.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a whole number; casts saturate")]
    pub(crate) fn whole(&self) -> Option<usize> {
        self.0.as_f64().filter(|number| *number >= 0.0).map(|number| number as usize)
    }

    /// Itself as a number.
    pub(crate) fn float(&self) -> Option<f64> {
        self.0.as_f64()
    }

    /// Itself as a text.
    pub(crate) fn string(&self) -> Option<String> {
        self.0.as_string()
    }

    /// Whether it says yes.
    pub(crate) fn holds(&self) -> bool {
        self.0.is_truthy()
    }

    /// Whether a field says yes.
    pub(crate) fn is(&self, name: &str) -> bool {
        self.get(name).holds()
    }

    /// The members of a list.
    pub(crate) fn list(&self) -> Vec<Json> {
        if Array::is_array(&self.0) { Array::from(&self.0).iter().map(Json).collect() } else { Vec::new() }
    }

    /// The names and values of the fields.
    pub(crate) fn fields(&self) -> Vec<(String, Json)> {
        if !self.0.is_object() {
            return Vec::new();
        }
        let names = Object::keys(self.0.unchecked_ref::<Object>());
        names.iter().filter_map(|name| name.as_string()).map(|name| (name.clone(), self.get(&name))).collect()
    }
}
