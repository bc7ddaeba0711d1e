import { faqPageData } from '#app/kernel/linked-data/faq-page-data.ts';
import type { LinkedData } from '#app/kernel/linked-data/linked-data.ts';
import type { Edition } from '#app/location/edition.ts';
import type { Identity } from '#app/location/identity.ports.ts';
import { titleWithoutName } from '#server/discovery/page-list.ts';
import { mainOf, readHead } from '#server/discovery/read-page.ts';
import { readQuestions } from '#server/discovery/read-questions.ts';
import { nearestPicturePath } from '#server/http/social/picture-paths.ts';
import { insurerData } from './insurer-data.ts';
import { trailData } from './trail.ts';

interface TagOptions {
  readonly edition: Edition;
  readonly identity: Identity;
  readonly siteUrl: string;
  /** Pages that have a picture of their own. */
  readonly withPicture: ReadonlySet<string>;
}

const canonicalTag = /<link rel="canonical"[^>]*>/;

/**
 * Adds to a finished page what only machines read: how a link to it looks elsewhere (Open Graph),
 * where it stands in the site, who the insurer is, which questions it answers. It follows from what
 * the page says already, so no page has to say it, and no browser loads code for it.
 */
export function addPageTags(html: string, options: TagOptions): string {
  const endOfHead = html.indexOf('</head>');
  const head = html.slice(0, endOfHead);
  const { title, description, canonical, isIndexable } = readHead(html);
  const { siteUrl, identity } = options;
  if (!isIndexable || !canonical?.startsWith(`${siteUrl}/`)) return html;
  const path = canonical.slice(siteUrl.length).replace(/\?.*$/, '');
  const ownTitle = titleWithoutName(title, identity.name);
  const picture = siteUrl + nearestPicturePath(path, options.withPicture);
  const tags = [
    property('og:type', 'website'),
    property('og:title', ownTitle),
    property('og:description', description),
    property('og:url', canonical),
    property('og:image', picture),
    `<meta name="twitter:card" content="summary_large_image"/>`,
  ].filter((tag) => !head.includes(tag.slice(0, tag.indexOf(' content='))));
  const data = descriptionsOf(html, { path, name: ownTitle, picture }, options);
  const tagged = head.replace(canonicalTag, (tag) => tag + tags.join(''));
  return tagged + data.map(dataBlock).join('') + html.slice(endOfHead);
}

interface Place {
  readonly path: string;
  readonly name: string;
  readonly picture: string;
}

function descriptionsOf(html: string, { picture, ...page }: Place, options: TagOptions) {
  const { edition, identity, siteUrl } = options;
  if (page.path === '/' || page.path === '/global') {
    return [insurerData({ identity, siteUrl, picture })];
  }
  const questions = html.includes('"FAQPage"') ? [] : readQuestions(mainOf(html));
  return [
    trailData(page, edition, siteUrl),
    ...(questions.length > 0 ? [faqPageData(questions)] : []),
  ];
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeAttribute(content)}"/>`;
}

function dataBlock(data: LinkedData): string {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
