// Where data is saved, stands in for the site's script until the page is first touched.
const { site } = /** @type {HTMLElement} */ (document.querySelector('script[data-site]')).dataset;
const stop = new AbortController();

function begin() {
  stop.abort();
  void import(/* @vite-ignore */ String(site));
}

for (const name of ['pointerdown', 'keydown', 'focusin']) {
  addEventListener(name, begin, { capture: true, passive: true, signal: stop.signal });
}
