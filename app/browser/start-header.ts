/** The header is sticky once the page is scrolled by more than this (specification, section 9). */
export const stickyThresholdPx = 10;

/** The sticky header, submenus that close when the visitor leaves them, the menu on wide screens. */
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

  // Its toggler is gone there.
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

/** Gives the focus back to the submenu's button. */
function escapeSubmenu(menu: HTMLElement | null): void {
  const submenu = findOpenSubmenu(menu);
  if (submenu?.contains(document.activeElement)) submenu.querySelector('summary')?.focus();
  if (submenu) submenu.open = false;
}
