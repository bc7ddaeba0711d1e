import { tell } from './tell.ts';

/** What Decap opens, crops and makes small. */
const opened = new Set(['image/jpeg', 'image/png', 'image/webp']);
const words =
  'The file is damaged, or isn’t a picture. Open it on your computer, save it as JPEG or PNG, and choose it again. Nothing else has changed.';

/** Refuses a file that no browser can open before Decap reads it, which would not say where or why. */
export function refuseBrokenPictures(): void {
  window.addEventListener(
    'change',
    (event) => {
      const { target: input } = event;
      if (event instanceof CustomEvent || !(input instanceof HTMLInputElement)) return;
      const file = [...(input.files ?? [])].find(({ type }) => opened.has(type));
      if (!file) return;
      event.stopImmediatePropagation();
      void passOn(input, file);
    },
    true,
  );
}

/** Lets Decap have a picture after all, by an event of our own. */
async function passOn(input: HTMLInputElement, file: File): Promise<void> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  bitmap?.close();
  if (bitmap) input.dispatchEvent(new CustomEvent('change', { bubbles: true }));
  else {
    input.value = '';
    tell(`“${file.name}” cannot be shown`, words);
  }
}
