const files = import.meta.glob<string>('#app/assets/hospitals/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

const addresses = new Map(
  Object.entries(files).map(([path, address]) => [path.split('/').at(-1)?.toLowerCase(), address]),
);

/** The address of a partner's logo, by its key in the directory; undefined for everyone else. */
export function partnerLogo(id: string, type: 'png' | 'webp'): string | undefined {
  // One file is named for production (specification, section 3).
  return addresses.get(`${id}.${type}`) ?? addresses.get(`${id}_production.${type}`);
}
