import type { Attributes, Tag } from 'sanitize-html';
import * as v from 'valibot';
import type { NewsPicture } from '#app/features/news/news.ports.ts';
import { findHref, findWebAddress, type LinkContext } from './post-links.ts';
import { mediaSchema, type WireMedia, type WirePost } from './wordpress-wire.ts';
import { createHash } from 'node:crypto';

interface Rendition {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Widths for cards, phones and articles, at one or two pixels per point. */
const wantedWidths = [480, 960, 1440] as const;
/** WordPress crops small sizes to squares, which are not used. */
const mostDistortion = 0.02;

/** Finds the picture of a post. */
export function findPicture(post: WirePost, register: MediaRegister): NewsPicture | undefined {
  const media = findMedia(post);
  if (!media) return undefined;
  const served = servedOf(renditionsOf(media), register);
  const largest = served.at(-1);
  if (!largest) return undefined;
  return {
    src: (served[1] ?? largest).src,
    srcSet: served.length > 1 ? srcSetOf(served) : undefined,
    width: largest.width,
    height: largest.height,
    alt: media.alt_text,
  };
}

/** Finds the featured picture; undefined where WordPress embedded an error. */
export function findMedia(post: WirePost): WireMedia | undefined {
  const media = v.safeParse(mediaSchema, post['_embedded']?.['wp:featuredmedia']?.[0]);
  return media.success ? media.output : undefined;
}

function renditionsOf({ source_url, media_details: details }: WireMedia): Rendition[] {
  const { width, height } = details;
  const sizes = Array.isArray(details.sizes) ? [] : Object.values(details.sizes);
  return [
    ...sizes.map((size) => ({ url: size.source_url, width: size.width, height: size.height })),
    { url: source_url, width, height },
  ];
}

/** Chooses the smallest size for each width that pages use, in ascending order. */
function chooseRenditions(renditions: readonly Rendition[]): Rendition[] {
  const rising = renditions
    .filter(({ width, height }) => width > 0 && height > 0)
    .toSorted((a, b) => a.width - b.width);
  const largest = rising.at(-1);
  if (!largest) return [];
  const ratio = largest.width / largest.height;
  const whole = rising.filter(
    ({ width, height }) => Math.abs(width / height / ratio - 1) <= mostDistortion,
  );
  const chosen = wantedWidths.map(
    (wanted) => whole.find(({ width }) => width >= wanted) ?? largest,
  );
  return [...new Map(chosen.map((rendition) => [rendition.width, rendition])).values()];
}

/** Gives the chosen sizes our own addresses, leaving out those that we do not fetch. */
function servedOf(renditions: readonly Rendition[], register: MediaRegister) {
  return chooseRenditions(renditions).flatMap(({ url, width, height }) => {
    const src = register.addressFor(url);
    return src === undefined ? [] : [{ src, width, height }];
  });
}

/** Formats a `srcset` attribute. */
function srcSetOf(sizes: readonly { readonly src: string; readonly width: number }[]): string {
  return sizes.map(({ src, width }) => `${src} ${width}w`).join(', ');
}

/** What the HTML of a post is cleaned with. */
export interface HtmlContext extends LinkContext {
  readonly register: MediaRegister;
}

/** Width of the article column. */
const sizes = '(min-width: 768px) 44rem, 100vw';

/** Converts a picture in a post to our copy; one on another host becomes a link. */
export function imageTag(attribs: Attributes, context: HtmlContext): Tag {
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

function srcSetFor(attribs: Attributes, { base, register }: HtmlContext): Attributes {
  const named = (attribs['srcset'] ?? '').split(/,\s+/).flatMap((candidate) => {
    const [, address, width] = /^(\S+) (\d{1,5})w$/.exec(candidate.trim()) ?? [];
    const url = findWebAddress(address, base);
    // A srcset holds one aspect ratio only, so the height does not matter.
    return url ? [{ url: url.href, width: Number(width), height: Number(width) }] : [];
  });
  const served = servedOf(named, register);
  return served.length > 1 ? { srcset: srcSetOf(served), sizes } : {};
}

function numberOf(value: string | undefined): string | undefined {
  return value !== undefined && /^[1-9]\d{0,3}$/.test(value) ? value : undefined;
}

export type MediaRegister = ReturnType<typeof createMediaRegister>;

const mediaPath = '/media/';

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
