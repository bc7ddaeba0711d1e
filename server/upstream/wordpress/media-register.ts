import { createHash } from 'node:crypto';

/** Gives the pictures of one WordPress addresses on our own site, and remembers where each is from. */
export interface MediaRegister {
  /** Our address for a picture; undefined for one that we do not fetch. */
  addressFor(url: string): string | undefined;
  /** All that was given out: the name in our address, and where it comes from. */
  readonly media: Readonly<Record<string, string>>;
}

/** Where the site serves these pictures. */
export const mediaPath = '/media/';

const rasterEnding = /\.(jpe?g|png|webp|avif|gif)$/i;

/**
 * Starts an empty register.
 * @param origins the WordPress itself, and wherever else its media library lies. Nothing else is
 *   ever asked for: a post could name any address within our own network.
 */
export function createMediaRegister(origins: ReadonlySet<string>): MediaRegister {
  const media: Record<string, string> = {};
  return {
    media,
    addressFor(url) {
      const address = URL.parse(url);
      if (!address || !origins.has(address.origin)) return undefined;
      const ending = rasterEnding.exec(address.pathname)?.[1];
      if (ending === undefined) return undefined;
      address.hash = '';
      const mark = createHash('sha256').update(address.href).digest('hex').slice(0, 20);
      const name = `${mark}.${ending.toLowerCase()}`;
      media[name] = address.href;
      return mediaPath + name;
    },
  };
}

/** Whether a media library may lie there: on a public name over TLS, never within a network. */
export function isPublicOrigin(url: string): boolean {
  const address = URL.parse(url);
  if (address?.protocol !== 'https:') return false;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(address.hostname);
}
