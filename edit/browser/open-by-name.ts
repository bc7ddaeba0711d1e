/** Opens a folded item of a list by a click on its name: Decap has only a small arrow for it. */
export function openByName(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const name = target.closest(`[class*='StyledListItemTopBar'] + [class*='NestedObjectLabel']`);
    name?.previousElementSibling?.querySelector('button')?.click();
  });
}
