// Checks the content, builds browser and server parts and the service worker, compresses what is served as files.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { projectEnvironment, rememberBuild, root, run } from './project.mjs';

rememberBuild((sources) => {
  // Kept aside: the next step empties the folder of the build.
  const aside = mkdtempSync(join(tmpdir(), 'content-'));
  const derived = join(aside, 'derived.json');
  run('node', ['server/content/check-content.ts', 'content', derived]);
  build('react-router', ['build'], { SITE_SOURCES: sources.slice(0, 7) });
  copyFileSync(derived, join(root, 'build/derived.json'));
  rmSync(aside, { recursive: true });
  build('vite', ['build', '--config', 'vite.worker.config.ts']);
  dropEmptyScripts(join(root, 'build/client/assets'));
  compress(join(root, 'build/client'));
  listPages();
});

/** Lists the pages for tests and measurements to visit. */
function listPages() {
  const list = execFileSync('node', ['build/server/list-pages.js'], {
    cwd: root,
    env: projectEnvironment({ NODE_ENV: 'production' }),
  });
  writeFileSync(join(root, 'build/pages.json'), list);
}

/** Builds quietly; what was said is shown only where it failed. */
function build(command, args, more = {}) {
  const env = projectEnvironment({ NODE_ENV: 'production', ...more });
  const built = spawnSync(command, args, { cwd: root, env, encoding: 'utf8' });
  if (built.status === 0) return;
  process.stderr.write(built.stdout + built.stderr);
  process.exit(built.status ?? 1);
}

/** Removes the empty files of routes, which run on the server only. */
function dropEmptyScripts(assets) {
  for (const name of readdirSync(assets)) {
    const file = join(assets, name);
    if (name.endsWith('.js') && statSync(file).size === 0) rmSync(file);
  }
}

/** Writes compressed forms beside each text file. */
function compress(client) {
  const compressible = /\.(js|css|svg|json|txt|vtt|xml|webmanifest)$/;
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(name) || name.startsWith('.vite')) continue;
    const file = join(client, name);
    const body = readFileSync(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
}
