//! A browser with a fresh profile.
use crate::{driver::Driver, http::request};
use serde_json::{Value, json};
use std::{
    thread,
    time::{Duration, Instant},
};

/// Maximum time to wait before a test fails; a busy computer needs more than an idle one.
const PATIENCE: Duration = Duration::from_secs(90);

/// Pause between two checks of a condition.
const CHECK_INTERVAL: Duration = Duration::from_millis(40);

/// The key of an element in answers of WebDriver.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// The size of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WindowSize(pub u32, pub u32);

impl WindowSize {
    /// A desktop.
    pub const WIDE: WindowSize = WindowSize(1280, 900);
    /// A small phone.
    pub const PHONE: WindowSize = WindowSize(360, 740);
}

/// A browser.
pub struct Browser {
    driver: Driver,
    session: String,
}

/// An element of the page.
#[derive(Clone, Debug)]
pub struct Element(String);

impl Browser {
    /// Starts a browser with an empty profile and reduced motion, so that tests need not wait for animations.
    ///
    /// # Panics
    ///
    /// If there is no browser.
    pub fn start(size: WindowSize) -> Browser {
        Browser::with(size, &["--force-prefers-reduced-motion"])
    }

    /// The same with other arguments.
    ///
    /// # Panics
    ///
    /// If there is no browser.
    pub fn with(WindowSize(width, height): WindowSize, more: &[&str]) -> Browser {
        let driver = Driver::start();
        let window = format!("--window-size={width},{height}");
        let mut args = vec![
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
            "--lang=en",
            "--force-device-scale-factor=1",
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
            &window,
        ];
        args.extend(more);
        let capabilities = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "timeouts": { "script": PATIENCE.as_millis() },
            "goog:chromeOptions": { "args": args },
            "goog:loggingPrefs": { "browser": "ALL" },
        } } });
        let session = request(driver.port, "POST", "/session", &capabilities).expect("the browser starts");
        let session = session["sessionId"].as_str().expect("a session").to_owned();
        let browser = Browser { driver, session };
        browser.resize(WindowSize(width, height));
        browser
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        request(self.driver.port, method, &format!("/session/{}{path}", self.session), body)
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        self.ask("POST", path, body).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Runs a command of the developer tools.
    fn devtools(&self, command: &str, params: &Value) {
        self.post("/goog/cdp/execute", &json!({ "cmd": command, "params": params }));
    }

    /// Runs a script in every page that is loaded from now on, before its own.
    pub fn run_before_pages(&self, script: &str) {
        self.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }));
    }

    /// Resizes the content of the window.
    pub fn resize(&self, WindowSize(width, height): WindowSize) {
        let params = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", &params);
    }

    /// Sets the preferred colour scheme.
    pub fn prefer(&self, shade: &str) {
        let features = json!([{ "name": "prefers-color-scheme", "value": shade }]);
        self.devtools("Emulation.setEmulatedMedia", &json!({ "features": features }));
    }

    /// Shows the page as it is printed.
    pub fn show_as_printed(&self) {
        self.devtools("Emulation.setEmulatedMedia", &json!({ "media": "print" }));
    }

    /// Blocks requests whose address matches a pattern, and bypasses the service worker.
    pub fn block(&self, patterns: &[&str]) {
        for (command, params) in [
            ("Network.enable", json!({})),
            ("Network.setBypassServiceWorker", json!({ "bypass": true })),
            ("Network.setBlockedURLs", json!({ "urls": patterns })),
        ] {
            self.devtools(command, &params);
        }
    }

    /// Takes the network away, or gives it back.
    pub fn set_offline(&self, offline: bool) {
        let conditions = json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.devtools("Network.enable", &json!({}));
        self.devtools("Network.emulateNetworkConditions", &conditions);
    }

    /// Slows the network down to fast 4G, and the processor to a quarter of its speed.
    pub fn slow_down(&self) {
        let fast_4g =
            json!({ "offline": false, "latency": 165, "downloadThroughput": 1_012_500, "uploadThroughput": 168_750 });
        self.devtools("Network.enable", &json!({}));
        self.devtools("Network.emulateNetworkConditions", &fast_4g);
        self.devtools("Emulation.setCPUThrottlingRate", &json!({ "rate": 4 }));
    }

    /// How far what the page shows has moved by itself since it was loaded, as browsers measure it (CLS).
    pub fn layout_shift(&self) -> f64 {
        let shift = self.eval(
            "const observer = new PerformanceObserver(() => {}); \
             observer.observe({ type: 'layout-shift', buffered: true }); \
             return observer.takeRecords().filter(entry => !entry.hadRecentInput) \
                 .reduce((sum, entry) => sum + entry.value, 0)",
        );
        shift.as_f64().unwrap_or_default()
    }

    /// Goes to an address.
    pub fn goto(&self, address: &str) {
        self.post("/url", &json!({ "url": address }));
    }

    /// Reloads the page.
    pub fn reload(&self) {
        self.post("/refresh", &json!({}));
    }

    /// Runs a script and returns its value.
    pub fn eval(&self, script: &str) -> Value {
        self.post("/execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// Runs a script that calls its last argument with the answer.
    pub fn eval_async(&self, script: &str) -> Value {
        self.post("/execute/async", &json!({ "script": script, "args": [] }))
    }

    /// Keeps timers of more than 900 ms from firing until the page is loaded again: what the page shows for a while
    /// stays, however slow the machine. `window.held` has their functions.
    pub fn hold_timers(&self) {
        self.eval(
            "const start = window.startTimer = window.setTimeout.bind(window); \
             window.held = []; \
             window.setTimeout = (call, delay, ...rest) => \
                 delay > 900 ? window.held.push(call) : start(call, delay, ...rest)",
        );
    }

    /// All elements that match a selector now.
    pub fn all(&self, css: &str) -> Vec<Element> {
        let elements = self.post("/elements", &json!({ "using": "css selector", "value": css }));
        let element = |value: &Value| value[ELEMENT].as_str().map(|id| Element(id.to_owned()));
        elements.as_array().map(|list| list.iter().filter_map(element).collect()).unwrap_or_default()
    }

    /// Waits for the first element that matches a selector.
    ///
    /// # Panics
    ///
    /// If it does not appear in time.
    pub fn find(&self, css: &str) -> Element {
        self.until(css, || self.all(css).into_iter().next())
    }

    /// Waits until a closure returns a value.
    ///
    /// # Panics
    ///
    /// If it does not appear in time.
    pub fn until<T>(&self, what: &str, look: impl Fn() -> Option<T>) -> T {
        let start = Instant::now();
        loop {
            if let Some(value) = look() {
                return value;
            }
            if start.elapsed() > PATIENCE {
                let text = self.eval("return document.body.innerText");
                panic!("waited in vain for {what}; the page says:\n{}\n{:?}", text.as_str().unwrap_or(""), self.log());
            }
            thread::sleep(CHECK_INTERVAL);
        }
    }

    /// Waits until a script returns true.
    ///
    /// # Panics
    ///
    /// If it does not in time.
    pub fn wait(&self, condition: &str) {
        self.until(condition, || (self.eval(&format!("return !!({condition})")) == true).then_some(()));
    }

    /// The text of an element, also while it fades in; empty if it is hidden.
    pub fn text(&self, css: &str) -> String {
        self.find(css);
        let text = self.eval(&format!(
            "const place = document.querySelector({css:?}); \
             return place?.checkVisibility() ? place.innerText.trim() : ''"
        ));
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Clicks an element as soon as that is possible.
    ///
    /// # Panics
    ///
    /// If it cannot be clicked in time.
    pub fn click(&self, css: &str) {
        self.until(&format!("a click on {css}"), || {
            let element = self.all(css).into_iter().next()?;
            let clicked = self.ask("POST", &format!("/element/{}/click", element.0), &json!({}));
            if clicked.is_err() {
                // Something that stays at an edge of the window may cover it.
                let script = "arguments[0].scrollIntoView({ block: 'center' })";
                drop(self.ask("POST", "/execute/sync", &json!({ "script": script, "args": [{ ELEMENT: element.0 }] })));
            }
            clicked.ok()
        });
    }

    /// Moves the mouse over the middle of the first element that matches a selector.
    pub fn hover(&self, css: &str) {
        let element = self.find(css);
        let origin = json!({ ELEMENT: element.0 });
        let step = json!({ "type": "pointerMove", "duration": 0, "origin": origin, "x": 0, "y": 0 });
        let actions =
            json!([{ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": [step] }]);
        self.post("/actions", &json!({ "actions": actions }));
    }

    /// Moves the mouse to a point of the window.
    pub fn move_mouse_to(&self, (x, y): (i64, i64)) {
        let step = json!({ "type": "pointerMove", "duration": 0, "origin": "viewport", "x": x, "y": y });
        let mouse =
            json!({ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": [step] });
        self.post("/actions", &json!({ "actions": [mouse] }));
    }

    /// Clicks at a point of the window.
    pub fn click_at(&self, (x, y): (i64, i64)) {
        let steps = json!([
            { "type": "pointerMove", "duration": 0, "origin": "viewport", "x": x, "y": y },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ]);
        let mouse =
            json!({ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": steps });
        self.post("/actions", &json!({ "actions": [mouse] }));
    }

    /// Turns the window into a touch screen of a size, like a phone.
    pub fn become_touch_screen(&self, WindowSize(width, height): WindowSize) {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": true });
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics);
        self.devtools("Emulation.setTouchEmulationEnabled", &json!({ "enabled": true, "maxTouchPoints": 1 }));
    }

    /// Taps on the middle of the first element that matches a selector. The browser derives pointer events, focus and
    /// click from the touch.
    ///
    /// # Panics
    ///
    /// If it does not appear in time.
    pub fn tap(&self, css: &str) {
        self.find(css);
        let at = self.eval(&format!(
            "const touched = document.querySelector({css:?}); touched.scrollIntoView({{ block: 'center' }}); \
             const box = touched.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]"
        ));
        self.touch(&json!([{ "x": at[0], "y": at[1] }]));
    }

    /// Taps on a point of the window.
    pub fn tap_at(&self, (x, y): (i64, i64)) {
        self.touch(&json!([{ "x": x, "y": y }]));
    }

    fn touch(&self, finger: &Value) {
        self.devtools("Input.dispatchTouchEvent", &json!({ "type": "touchStart", "touchPoints": finger }));
        self.devtools("Input.dispatchTouchEvent", &json!({ "type": "touchEnd", "touchPoints": [] }));
    }

    /// Types a text into an element; special keys are the characters of WebDriver.
    pub fn keys(&self, css: &str, text: &str) {
        let element = self.find(css);
        self.post(&format!("/element/{}/value", element.0), &json!({ "text": text }));
    }

    /// Presses keys for the focused element.
    pub fn press(&self, keys: &[&str]) {
        let mut steps = Vec::new();
        for key in keys {
            steps.push(json!({ "type": "keyDown", "value": key }));
            steps.push(json!({ "type": "keyUp", "value": key }));
        }
        self.post("/actions", &json!({ "actions": [{ "type": "key", "id": "keys", "actions": steps }] }));
    }

    /// Chooses an option of a list by its value.
    pub fn choose(&self, css: &str, value: &str) {
        self.find(css);
        let script = format!(
            "const list = document.querySelector({css:?}); list.value = {value:?}; \
             list.dispatchEvent(new Event('change', {{ bubbles: true }}));"
        );
        self.eval(&script);
    }

    /// Warnings and errors of the console since the last call.
    pub fn log(&self) -> Vec<String> {
        let entries = self.ask("POST", "/se/log", &json!({ "type": "browser" })).unwrap_or_default();
        let serious = |entry: &&Value| matches!(entry["level"].as_str(), Some("SEVERE" | "WARNING"));
        let text = |entry: &Value| entry["message"].as_str().unwrap_or_default().to_owned();
        entries.as_array().map(|list| list.iter().filter(serious).map(text).collect()).unwrap_or_default()
    }

    /// A picture of the window as PNG, in base 64.
    pub fn screenshot(&self) -> String {
        let picture = self.ask("GET", "/screenshot", &Value::Null).unwrap_or_default();
        picture.as_str().unwrap_or_default().to_owned()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        drop(self.ask("DELETE", "", &Value::Null));
    }
}
