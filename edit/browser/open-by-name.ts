/** Opens a folded item of a list by a click on its name: Decap has only a small arrow for it. */
export function openByName(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const name = target.closest(`[data-testid^='styled-list-item-top-bar'] + div`);
    name?.previousElementSibling?.querySelector('button')?.click();
  });
}
