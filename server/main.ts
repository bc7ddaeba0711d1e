// Runs from build/server, bundled into one file.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before the other imports, so that the next start reuses their compiled code.
enableCompileCache(pathTo('build/compiled'));
const { endWith, serve } = await import('./serve.ts');
const { readSiteEnvironment } = await import('./site-environment.ts');

async function start(): Promise<void> {
  await serve({
    environment: readSiteEnvironment(process.env),
    contentFolder: pathTo('content'),
    clientFolder: pathTo('build/client'),
    derivedFile: pathTo('build/derived.json'),
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
