import type { FastifyInstance } from 'fastify';
import { DirectoryUnavailableError } from '#app/features/providers/directory/provider-directory.ports.ts';
import type { Services } from '#server/compose/services.ts';
import { sendProblem } from '#server/http/api/problem.ts';
import {
  makeDocumentOnce,
  serveFinished,
  type FinishedPage,
} from '#server/http/page-cache/finished-page.ts';
import { dataSchema } from '#server/open-data/data-schemas.ts';
import type { Publisher } from '#server/open-data/data-set.ts';
import { plansData } from '#server/open-data/plans-data.ts';
import { writeProvidersData } from '#server/open-data/providers-data.ts';

const retryAfterSeconds = 5;
/** Comparison sites and apps read it in browsers too. */
const forBrowsers = { 'access-control-allow-origin': '*' };
/** Level 9 takes seconds of a core for a long list, and saves little. */
const brotliLevel = 5;

/** Serves plans and providers as open data with their schemas, each made and compressed once. */
export function registerOpenData(app: FastifyInstance, services: Services): void {
  const { directory, identity, settings } = services;
  const { planCatalogue, workWithUs } = services.content.NG;
  const { licence } = workWithUs.openData;
  const publisher: Publisher = { name: identity.name, siteUrl: settings.SITE_URL, licence };

  function makeData(file: 'plans' | 'providers', write: () => Promise<string>) {
    const link = `</${file}.schema.json>; rel="describedby", <${licence.href}>; rel="license"`;
    return makeDocumentOnce(settings, async () => ({
      type: 'application/json',
      headers: { ...forBrowsers, link },
      body: await write(),
      brotliLevel,
    }));
  }

  const plans = makeData('plans', async () => JSON.stringify(plansData(planCatalogue, publisher)));
  const providers = makeData('providers', async () =>
    writeProvidersData(await directory.list(), publisher),
  );
  directory.onChange(providers.forget);
  serve(app, '/plans.json', plans.get);
  serve(app, '/providers.json', providers.get);
  for (const file of ['plans', 'providers'] as const) {
    const schema = makeDocumentOnce(settings, () => ({
      type: 'application/schema+json',
      headers: forBrowsers,
      body: JSON.stringify(dataSchema(file, settings.SITE_URL)),
      brotliLevel,
    }));
    serve(app, `/${file}.schema.json`, schema.get);
  }
}

function serve(app: FastifyInstance, path: string, get: () => Promise<FinishedPage>): void {
  void app.register(async (routes) => {
    routes.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof DirectoryUnavailableError)) throw error;
      void reply.header('retry-after', String(retryAfterSeconds));
      return sendProblem(reply, 503, 'The list is not available right now. Try again in a minute.');
    });
    serveFinished(routes, path, get);
  });
}
