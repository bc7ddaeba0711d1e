import { createHash } from 'node:crypto';

export type MediaRegister = ReturnType<typeof createMediaRegister>;

export const mediaPath = '/media/';

const rasterEnding = /\.(jpe?g|png|webp|avif|gif)$/i;

/** Creates a register for these origins only: a post could name any address in our network. */
export function createMediaRegister(origins: ReadonlySet<string>) {
  const media: Record<string, string> = {};
  return {
    /** Source address of each picture, by the name in our address. */
    media: media as Readonly<Record<string, string>>,
    /** Our address for a picture; undefined if we do not fetch it. */
    addressFor(url: string): string | undefined {
      const address = URL.parse(url);
      if (!address || !origins.has(address.origin)) return undefined;
      const ending = rasterEnding.exec(address.pathname)?.[1];
      if (ending === undefined) return undefined;
      address.hash = '';
      const hash = createHash('sha256').update(address.href).digest('hex').slice(0, 20);
      const name = `${hash}.${ending.toLowerCase()}`;
      media[name] = address.href;
      return mediaPath + name;
    },
  };
}

/**
 * Tells whether an address is a name over TLS, never a number in our network. Where the name leads
 * is checked when it is connected to (`fetchPicture`).
 */
export function isPublicOrigin(url: string): boolean {
  const address = URL.parse(url);
  if (address?.protocol !== 'https:') return false;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(address.hostname);
}
