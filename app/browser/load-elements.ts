// On every page, so it is part of the site's module.
import '#app/ui/dialog/while-open.element.ts';

const modules = import.meta.glob(['../**/*.element.ts', '!../ui/{dialog,data-saver}/*.element.ts']);

/** Fetches the code of the custom elements on this page: a file has its element's name. */
export function loadElements(): void {
  for (const [path, load] of Object.entries(modules)) {
    const name = /([^/]+)\.element\.ts$/.exec(path)?.[1];
    // Without it the page is all there, and stands still.
    if (name && document.querySelector(name)) load().catch(console.error);
  }
}
