import type { Attributes, Tag } from 'sanitize-html';
import { findHref, findWebAddress, type LinkContext } from './post-links.ts';

const youTubePlayer = /^\/embed\/([\w-]{6,20})$/;

/**
 * What stands in the place of an embedded frame, film or sound: a link to it, so that no other site
 * learns of a reader who does not follow it.
 */
export function embedLink(attribs: Attributes, context: LinkContext): Tag {
  const url = findWebAddress(attribs['src'] ?? attribs['data'], context.base);
  const page = url && pageOf(url);
  const link = page && findHref(page.href, context);
  if (!page || !link) return { tagName: 'span', attribs: {} };
  return { tagName: 'a', attribs: link, text: `Open what is embedded here: ${page.hostname}` };
}

/** The page that a person would open, where a player's address is known. */
function pageOf(url: URL): URL {
  const isYouTube = /^(www\.)?youtube(-nocookie)?\.com$/.test(url.hostname);
  const film = isYouTube ? youTubePlayer.exec(url.pathname)?.[1] : undefined;
  return film === undefined ? url : new URL(`https://www.youtube.com/watch?v=${film}`);
}
