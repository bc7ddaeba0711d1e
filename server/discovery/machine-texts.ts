import { dayMs } from '#app/kernel/days.ts';
import type { PostSummary } from '#app/features/news/news.ports.ts';
import { postPath } from '#app/features/news/news-paths.ts';
import type { Identity } from '#app/site/identity.schema.ts';
import { isPlanPath, type SitePage } from './page-list.ts';

interface LlmsText {
  readonly identity: Identity;
  readonly origin: string;
  readonly pages: readonly SitePage[];
  readonly posts: readonly PostSummary[];
}

const mostPosts = 30;

/** Describes the site for language models (llmstxt.org). */
export function llmsText({ identity, origin, pages, posts }: LlmsText): string {
  const plans = pages.filter(({ path }) => isPlanPath(path));
  const others = pages.filter(({ path }) => !isPlanPath(path));
  const { name, legalName, tagline, email, phones, headOffice } = identity;
  return `# ${name}

> ${tagline} ${legalName} is a health maintenance organisation (health insurer) in Nigeria.

The home page for visitors in Nigeria is ${origin}/. The home page for people abroad who insure family in Nigeria is ${origin}/global. Calculate a price at ${origin}/insurance-calculator, find a hospital at ${origin}/providers (as JSON: ${origin}/api/providers?q=), and search the whole site at ${origin}/search?q=. Nothing on this site is medical advice.

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

- [News feed](${origin}/rss.xml): the latest articles in full
- [Sitemap](${origin}/sitemap.xml): every page
- [Plans](${origin}/plans.json): prices, benefits, limits and waiting periods as JSON
- [Providers](${origin}/providers.json): every hospital and other provider as JSON
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

/** RFC 9116 recommends less than a year. */
const validDays = 180;

/** Says how to report a vulnerability (RFC 9116). */
export function securityText(email: string, origin: string): string {
  const expires = new Date(Date.now() + validDays * dayMs);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Contact: ${origin}/contact`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/terms`,
    '',
  ].join('\n');
}
