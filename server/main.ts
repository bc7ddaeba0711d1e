// Started from build/server, as one file with all that it needs.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before the rest is read, so that the next start need not compile it again.
enableCompileCache(pathTo('build/compiled'));
const { endWith, serve } = await import('./serve.ts');
const { readSiteEnvironment } = await import('./site-environment.ts');

async function start(): Promise<void> {
  await serve({
    environment: readSiteEnvironment(process.env),
    contentFolder: pathTo('content'),
    clientFolder: pathTo('build/client'),
  });
}

start().catch((error: unknown) => {
  const isOperators =
    error instanceof Error && (error.name === 'SettingError' || error.name === 'ContentError');
  endWith(isOperators ? error.message : String(error instanceof Error ? error.stack : error));
});

function pathTo(relative: string): string {
  return fileURLToPath(new URL(`../../${relative}`, import.meta.url));
}
