const logos = import.meta.glob<string>('#app/assets/hospitals/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The logo of a partner hospital, by its key in small letters; other places have none. */
export function partnerLogo(id: string): string | undefined {
  const file = Object.keys(logos).find((path) => {
    const name = path.split('/').at(-1)?.toLowerCase() ?? '';
    return name === `${id}.webp` || name === `${id}_production.webp`;
  });
  return file === undefined ? undefined : logos[file];
}
