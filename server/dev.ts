import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { createLog } from '#server/logging/log.ts';
import { parseSettings } from '#server/settings.ts';
import { readSiteEnvironment } from '#server/site-environment.ts';

type HttpModule = typeof import('./http/app.ts');

/** Serves the site from its sources: Vite answers for modules, the site for everything else. */
async function main(): Promise<void> {
  const settings = parseSettings(readSiteEnvironment(process.env));
  const vite = await createVite({ server: { middlewareMode: true } });
  const { openServices } = (await vite.ssrLoadModule('/server/http/app.ts')) as HttpModule;
  const services = await openServices({
    settings,
    log: createLog(settings.LOG_LEVEL),
    isDevelopment: true,
    contentFolder: 'content',
  });
  services.leads.start();
  const server = createServer((request, response) => {
    vite.middlewares(request, response, () => {
      // Loaded for every request, so that a change shows at once.
      vite
        .ssrLoadModule('/server/http/app.ts')
        .then((module) => (module as HttpModule).createHttpApp(services, undefined))
        .then((app) => app.listener(request, response))
        .catch((error: unknown) => {
          if (error instanceof Error) vite.ssrFixStacktrace(error);
          response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
        });
    });
  });
  server.listen(settings.PORT, settings.HOST, () => {
    process.stdout.write(`Ready: http://${settings.HOST}:${settings.PORT}\n`);
  });
}

await main();
