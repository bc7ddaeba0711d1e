import sanitizeHtml from 'sanitize-html';
import type { PostSection } from '#app/features/news/news.ports.ts';
import { arrangeHtml } from './arrange-html.ts';
import { embedLink, findHref, type LinkContext } from './post-links.ts';
import { imageTag } from './post-image.ts';
import type { MediaRegister } from './media-register.ts';

export interface HtmlContext extends LinkContext {
  readonly register: MediaRegister;
}

export interface CleanHtml {
  readonly html: string;
  readonly sections: readonly PostSection[];
}

const allowedTags = [
  'h1 h2 h3 h4 h5 h6 p div br hr blockquote cite q ul ol li dl dt dd pre code kbd samp var abbr',
  'time strong b em i s del ins sub sup small mark bdi bdo a figure figcaption img details summary',
  'table caption thead tbody tfoot tr th td',
].flatMap((names) => names.split(' '));

const dropped = [
  'script style textarea option select datalist button noscript template title svg math xmp',
  'noembed noframes plaintext head',
].flatMap((names) => names.split(' '));

const wholeNumber = /^\d{1,4}$/;
const numbered = new Set(['width', 'height', 'colspan', 'rowspan', 'start']);

/** Sanitises HTML from WordPress by the lists above. Slow, so done once per fetch. */
export function cleanPostHtml(dirty: string, context: HtmlContext): CleanHtml {
  const clean = sanitizeHtml(dirty, {
    allowedTags,
    nonTextTags: dropped,
    allowedAttributes: {
      '*': ['dir', 'lang'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      ol: ['start'],
      abbr: ['title'],
      time: ['datetime'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 100,
    transformTags: transforms(context),
    // Here a picture that became a link still has its original tag.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'] && !attribs['href'],
  });
  return arrangeHtml(clean);
}

function transforms(context: HtmlContext): Record<string, sanitizeHtml.Transformer> {
  const embed: sanitizeHtml.Transformer = (_tag, attribs) => embedLink(attribs, context);
  return {
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs, context) }),
    img: (_tag, attribs) => imageTag(attribs, context),
    iframe: embed,
    embed,
    object: embed,
    video: embed,
    audio: embed,
    '*': (tagName, attribs) => ({ tagName, attribs: plainAttributes(attribs) }),
  };
}

/** Keeps only the text of a link without a usable address. */
function linkAttributes(attribs: sanitizeHtml.Attributes, context: HtmlContext) {
  const href = findHref(attribs['href'], context);
  return href === undefined ? {} : href;
}

function plainAttributes(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => {
      if (name === 'dir') return /^(ltr|rtl|auto)$/.test(value);
      if (name === 'lang') return /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value);
      if (name === 'scope') return /^(col|row|colgroup|rowgroup)$/.test(value);
      return !numbered.has(name) || wholeNumber.test(value);
    }),
  );
}
