// On every page, so it comes with the site's module.
import '#app/ui/dialog/while-open.element.ts';

const modules = import.meta.glob(['../**/*.element.ts', '!../ui/{dialog,data-saver}/*.element.ts']);

/** Fetches the code of the custom elements that stand in this page: a file is named as its element. */
export function loadElements(): void {
  for (const [path, load] of Object.entries(modules)) {
    const name = /([^/]+)\.element\.ts$/.exec(path)?.[1];
    // Without it the page is all there, and stands still.
    if (name && document.querySelector(name)) load().catch(console.error);
  }
}
