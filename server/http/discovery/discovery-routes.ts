import type { FastifyInstance, FastifyReply } from 'fastify';
import icon192 from '#app/assets/icons/icon-192.png?url';
import icon512 from '#app/assets/icons/icon-512.png?url';
import maskable512 from '#app/assets/icons/maskable-512.png?url';
import type { Identity } from '#app/site/identity.schema.ts';
import { pageOfPicture } from '#app/site/picture-paths.ts';
import { palette } from '#app/ui/tokens/palette.ts';
import type { Discovery } from '#server/compose/open-discovery.ts';
import type { Services } from '#server/compose/services.ts';
import { llmsText, securityText } from '#server/discovery/machine-texts.ts';
import { mostInOneFile, partsOf, sitemapIndexXml, sitemapXml, sitemapEntries } from './sitemap.ts';
import { sendProblem } from '#server/http/api/problem.ts';
import type { SocialPictures } from '#server/http/social/social-pictures.ts';

interface Machines extends Discovery {
  readonly pictures: SocialPictures;
}

const plain = 'text/plain; charset=utf-8';
const xml = 'application/xml; charset=utf-8';

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.type(type).header('cache-control', 'public, max-age=3600').send(text);
}

/** Registers robots.txt, sitemap, manifest and other files for machines. */
export function registerDiscovery(
  app: FastifyInstance,
  services: Services,
  machines: Machines,
): void {
  registerTexts(app, services, machines);
  registerSitemap(app, services, machines);
  registerPagePictures(app, services, machines);
}

function registerTexts(app: FastifyInstance, services: Services, { pageList }: Machines): void {
  const { identity, library, settings } = services;
  const origin = settings.SITE_URL;
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
  const manifest = JSON.stringify(webManifest(identity));
  app.get('/robots.txt', (_request, reply) => send(reply, plain, robots));
  app.get('/manifest.webmanifest', (_request, reply) =>
    send(reply, 'application/manifest+json', manifest),
  );
  app.get('/.well-known/security.txt', (_request, reply) =>
    send(reply, plain, securityText(identity.email, origin)),
  );
  app.get('/llms.txt', async (_request, reply) => {
    const pages = await pageList.pages('NG');
    const text = llmsText({ identity, origin, pages, posts: library.news.posts() });
    return send(reply, plain, text);
  });
}

function registerSitemap(app: FastifyInstance, services: Services, machines: Machines): void {
  const origin = services.settings.SITE_URL;
  app.get('/sitemap.xml', async (_request, reply) => {
    const entries = await sitemapEntries(services, machines);
    if (entries.length <= mostInOneFile) return send(reply, xml, sitemapXml(entries));
    const files = partsOf(entries).map((_part, index) => `${origin}/sitemap-${index + 1}.xml`);
    return send(reply, xml, sitemapIndexXml(files));
  });
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,3}).xml', async (request, reply) => {
    const entries = await sitemapEntries(services, machines);
    const part = partsOf(entries)[Number(request.params.part) - 1];
    if (!part) return sendProblem(reply, 404, 'We can’t find that sitemap file.');
    return send(reply, xml, sitemapXml(part));
  });
}

function registerPagePictures(
  app: FastifyInstance,
  { identity }: Services,
  { pageList, pictures, pagesWithPicture }: Machines,
): void {
  app.get<{ Params: { '*': string } }>('/social/*', async (request, reply) => {
    const path = pageOfPicture(request.params['*']);
    const isKnown = path !== undefined && pagesWithPicture.includes(path);
    const pages = isKnown ? await pageList.pages('NG') : [];
    const page = pages.find((candidate) => candidate.path === path);
    if (!page) return sendProblem(reply, 404, 'We can’t find that picture.');
    const { name, tagline } = identity;
    return pictures.send(reply, page.path, { title: page.title, above: tagline, name });
  });
}

function webManifest({ name, tagline }: Pick<Identity, 'name' | 'tagline'>) {
  return {
    id: '/',
    name,
    short_name: name,
    description: tagline,
    lang: 'en-NG',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: palette['indigo-900'],
    theme_color: palette['indigo-900'],
    categories: ['health', 'medical', 'finance'],
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png' },
      { src: icon512, sizes: '512x512', type: 'image/png' },
      { src: maskable512, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut('Find a hospital', '/providers'),
      shortcut('Get a Quote', '/insurance-calculator'),
      shortcut('Wellness Corner', '/wellness'),
      shortcut('Get care now', '/get-care'),
    ],
  };
}

function shortcut(name: string, url: string) {
  return { name, url, icons: [{ src: icon192, sizes: '192x192', type: 'image/png' }] };
}
