/** Presses something on the page, and says to which address that leads. The page itself stays. */
export async function follow(press: () => Promise<unknown>): Promise<string | undefined> {
  let address: string | undefined;
  const stay = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    address = link?.getAttribute('href') ?? undefined;
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  await press();
  window.removeEventListener('click', stay);
  return address;
}
