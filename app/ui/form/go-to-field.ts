/** Follows an error's link to its field: shows the label too, and adds no history entry. */
export function goToField(event: Event): void {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('.form__problem a');
  const field = link && link.hash !== '' && document.getElementById(link.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (field.closest('.field') ?? field).scrollIntoView({ block: 'nearest' });
}
