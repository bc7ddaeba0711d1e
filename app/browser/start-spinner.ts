/** A page that takes less than this shows no spinner. */
const spinnerDelayMs = 300;

/** A page that takes longer has been stopped, as by the browser’s own button, which pages never learn. */
const longestLoadMs = 60_000;

/** Shows the spinner while the next page takes long; the present one stays readable. */
export function startSpinner(): void {
  const spinner = document.querySelector<HTMLElement>('.page-spinner > *');
  if (!spinner) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The menu would cover it.
      document.querySelector<HTMLDialogElement>('.menu-panel[open]')?.close();
      spinner.hidden = false;
      timer = setTimeout(hide, longestLoadMs);
    }, spinnerDelayMs);
  };
  const hide = () => {
    clearTimeout(timer);
    spinner.hidden = true;
  };
  addEventListener('click', (event) => {
    if (leadsToAnotherPage(event)) show();
  });
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!event.defaultPrevented && form.method !== 'dialog' && form.target !== '_blank') show();
  });
  addEventListener('pointerdown', hide);
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  addEventListener('pagehide', hide);
  addEventListener('pageshow', hide);
}

function leadsToAnotherPage(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return false;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.download) return false;
  // A file is saved or opened beside the page, which stays.
  if (/\.\w+$/.test(link.pathname)) return false;
  return link.pathname + link.search !== location.pathname + location.search || !link.hash;
}
