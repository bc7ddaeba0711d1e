import type { PostSummary } from '#app/features/news/news.ports.ts';
import { postPath } from '#app/features/news/post-path.ts';
import type { Identity } from '#app/location/identity.ports.ts';
import { isPlanPath } from './page-kinds.ts';
import type { SitePage } from './page-list.ts';

interface LlmsText {
  readonly identity: Identity;
  /** Public origin. */
  readonly origin: string;
  readonly pages: readonly SitePage[];
  readonly posts: readonly PostSummary[];
}

const mostPosts = 30;

/** What the site offers, as language models read it (llmstxt.org). */
export function llmsText({ identity, origin, pages, posts }: LlmsText): string {
  const plans = pages.filter(({ path }) => isPlanPath(path));
  const others = pages.filter(({ path }) => !isPlanPath(path));
  const { name, legalName, tagline, email, phones, headOffice } = identity;
  return `# ${name}

> ${tagline} ${legalName} is a health maintenance organisation (health insurer) in Nigeria.

Visitors in Nigeria are met at ${origin}/, people abroad who insure family in Nigeria at ${origin}/global. Prices are worked out at ${origin}/insurance-calculator, hospitals are found at ${origin}/providers (as JSON: ${origin}/api/providers?q=), and ${origin}/search?q= searches everything. Nothing on this site is medical advice.

- Telephone in Nigeria: ${phones.contact}; from abroad: ${phones.international}
- Email: ${email}
- Head office: ${headOffice.street}, ${headOffice.city}, ${headOffice.country}

## Health plans

${linesOf(plans, origin)}

## Pages

${linesOf(others, origin)}

## News

${posts
  .slice(0, mostPosts)
  .map((post) => line(post.title, origin + postPath(post.slug), post.excerpt))
  .join('\n')}

## Optional

- [News feed](${origin}/rss.xml): the newest articles in full
- [Sitemap](${origin}/sitemap.xml): every address
`;
}

function linesOf(pages: readonly SitePage[], origin: string): string {
  return pages
    .map(({ title, path, description }) => line(title, origin + path, description))
    .join('\n');
}

function line(title: string, address: string, description: string): string {
  return `- [${title.replace(/[[\]]/g, '')}](${address}): ${description.replace(/\s+/g, ' ')}`;
}
