import type { Attributes, Tag } from 'sanitize-html';
import type { MediaRegister } from './media-register.ts';
import { chooseRenditions, srcSetOf } from './post-picture.ts';
import { findHref, findWebAddress, type LinkContext } from './post-links.ts';

interface ImageContext extends LinkContext {
  readonly register: MediaRegister;
}

/** Width of the article column. */
const sizes = '(min-width: 768px) 44rem, 100vw';

/** Converts a picture in a post to our copy; one on another host becomes a link. */
export function imageTag(attribs: Attributes, context: ImageContext): Tag {
  const src = findWebAddress(attribs['src'], context.base);
  const address = src && context.register.addressFor(src.href);
  const alt = attribs['alt'] ?? '';
  if (!src) return { tagName: 'img', attribs: {} };
  if (address === undefined) {
    const link = findHref(src.href, context) ?? {};
    return { tagName: 'a', attribs: link, text: alt || `Picture on ${src.hostname}` };
  }
  const width = numberOf(attribs['width']);
  const height = numberOf(attribs['height']);
  return {
    tagName: 'img',
    attribs: {
      src: address,
      ...srcSetFor(attribs, context),
      alt,
      ...(width !== undefined && height !== undefined && { width, height }),
      loading: 'lazy',
      decoding: 'async',
    },
  };
}

function srcSetFor(attribs: Attributes, { base, register }: ImageContext): Attributes {
  const named = (attribs['srcset'] ?? '').split(/,\s+/).flatMap((candidate) => {
    const [, address, width] = /^(\S+) (\d{1,5})w$/.exec(candidate.trim()) ?? [];
    const url = findWebAddress(address, base);
    // A srcset holds one aspect ratio only, so the height does not matter.
    return url ? [{ url: url.href, width: Number(width), height: Number(width) }] : [];
  });
  const served = chooseRenditions(named).flatMap(({ url, width }) => {
    const src = register.addressFor(url);
    return src === undefined ? [] : [{ src, width }];
  });
  return served.length > 1 ? { srcset: srcSetOf(served), sizes } : {};
}

function numberOf(value: string | undefined): string | undefined {
  return value !== undefined && /^[1-9]\d{0,3}$/.test(value) ? value : undefined;
}
