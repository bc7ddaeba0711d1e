/** Specification, section 9. */
const stickyThresholdPx = 10;

/** Makes the header sticky, and closes submenus and the menu when the visitor leaves them. */
export function startHeader(): void {
  const header = document.querySelector('.header');
  const update = () => header?.classList.toggle('header--sticky', scrollY > stickyThresholdPx);
  addEventListener('scroll', update, { passive: true });
  update();

  const menu = document.querySelector<HTMLElement>('.nav-bar__menu');
  document.addEventListener('pointerdown', ({ target }) => closeSubmenu(menu, target));
  document.addEventListener('focusin', ({ target }) => closeSubmenu(menu, target));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') escapeSubmenu(menu);
  });
  // The back/forward cache would bring it back open.
  addEventListener('pagehide', () => closeSubmenu(menu, null));

  // Wide screens have no toggler to close it.
  matchMedia('(min-width: 1200px)').addEventListener('change', () => {
    document.querySelector<HTMLDialogElement>('.menu-panel')?.close();
  });
}

function findOpenSubmenu(menu: HTMLElement | null): HTMLDetailsElement | undefined {
  return menu?.querySelector<HTMLDetailsElement>('details[open]') ?? undefined;
}

function closeSubmenu(menu: HTMLElement | null, except: EventTarget | null): void {
  const submenu = findOpenSubmenu(menu);
  if (submenu && !(except instanceof Node && submenu.contains(except))) submenu.open = false;
}

function escapeSubmenu(menu: HTMLElement | null): void {
  const submenu = findOpenSubmenu(menu);
  if (submenu?.contains(document.activeElement)) submenu.querySelector('summary')?.focus();
  if (submenu) submenu.open = false;
}
