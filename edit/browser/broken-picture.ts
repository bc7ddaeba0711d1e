import { tell } from './tell.ts';

/** What Decap opens, crops and makes small. */
const opened = new Set(['image/jpeg', 'image/png', 'image/webp']);
const words =
  'The file is damaged, or isn’t a picture. Open it on your computer, save it as JPEG or PNG, and choose it again. Nothing else has changed.';

/** Refuses a file that no browser can open before Decap reads it, which would not say where or why. */
export function refuseBrokenPictures(): void {
  const passed = new WeakSet<Event>();

  async function passOn(input: HTMLInputElement, file: File): Promise<void> {
    if (!(await canBeShown(file))) {
      input.value = '';
      tell(`“${file.name}” cannot be shown`, words);
      return;
    }
    const again = new Event('change', { bubbles: true });
    passed.add(again);
    input.dispatchEvent(again);
  }

  window.addEventListener(
    'change',
    (event) => {
      const { target: input } = event;
      if (passed.has(event) || !(input instanceof HTMLInputElement)) return;
      const file = [...(input.files ?? [])].find(({ type }) => opened.has(type));
      if (!file) return;
      event.stopImmediatePropagation();
      void passOn(input, file);
    },
    true,
  );
}

async function canBeShown(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
