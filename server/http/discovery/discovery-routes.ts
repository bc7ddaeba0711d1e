import type { FastifyInstance } from 'fastify';
import icon192 from '#app/assets/icons/icon-192.png?url';
import icon512 from '#app/assets/icons/icon-512.png?url';
import maskable512 from '#app/assets/icons/maskable-512.png?url';
import { newsPath } from '#app/features/news/news-query.ts';
import { postPath } from '#app/features/news/post-path.ts';
import type { News } from '#app/features/news/news.ports.ts';
import type { Services } from '#server/http/services.ts';

/** Pages that search engines should know, in the order of their weight. */
const indexedPaths = [
  '/',
  '/global',
  '/insurance-plans',
  '/individual-plan',
  '/family-plan',
  '/corperate-plan',
  '/association-plan',
  '/plans/bronze',
  '/plans/silver',
  '/plans/gold',
  '/plans/platinum',
  '/insurance-calculator',
  '/social-health-insurance',
  '/providers',
  '/hospital-network',
  '/news',
  '/wellness',
  '/faqs',
  '/contact',
  '/story',
  '/board',
  '/team',
  '/privacy',
  '/terms',
  '/accessibility',
] as const;

const oneHour = 'public, max-age=3600';

/** What machines ask for before they read a page: robots.txt, the sitemap, the manifest. */
export function registerDiscovery(app: FastifyInstance, services: Services): void {
  const origin = services.settings.SITE_URL;
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
  const manifest = JSON.stringify(webManifest(services));

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', oneHour).send(robots),
  );
  app.get('/sitemap.xml', (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', oneHour)
      .send(sitemapXml(origin, services.library.news)),
  );
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', oneHour).send(manifest),
  );
}

function sitemapXml(origin: string, news: News): string {
  const urls = [
    ...indexedPaths.map((path) => locationXml(origin + path)),
    ...newsUrls(origin, news),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

function newsUrls(origin: string, news: News): string[] {
  return [
    ...news.categories().map(({ slug }) => locationXml(origin + newsPath({ category: slug }))),
    ...news
      .posts()
      .map((post) => locationXml(origin + postPath(post.slug), post.updatedAt ?? post.publishedAt)),
  ];
}

/** Of what may stand in an address, XML minds the ampersand only. */
function locationXml(address: string, changedAt?: string): string {
  const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
  return `<url><loc>${address.replace(/&/g, '&amp;').replace(/'/g, '&apos;')}</loc>${changed}</url>`;
}

function webManifest({ identity }: Services) {
  return {
    name: identity.name,
    short_name: identity.name,
    description: identity.tagline,
    start_url: '/',
    display: 'standalone',
    background_color: '#141f4d',
    theme_color: '#141f4d',
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png' },
      { src: icon512, sizes: '512x512', type: 'image/png' },
      { src: maskable512, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
