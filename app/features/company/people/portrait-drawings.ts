import type { PortraitName } from './portrait-names.ts';

const addresses = import.meta.glob<string>('../../../assets/portraits/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where the drawing of somebody is served. */
export function portraitAddress(name: PortraitName): string | undefined {
  return addresses[`../../../assets/portraits/${name}.svg`];
}
