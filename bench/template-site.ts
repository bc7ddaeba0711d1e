import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

const execute = promisify(execFile);
const folder = fileURLToPath(new URL('peers', import.meta.url));
const quietly = ['--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];

/** Installs the static template where it is missing, builds and serves it. */
export async function startTemplateSite(progress: (message: string) => void) {
  await execute('npm', ['ls', ...quietly]).catch(async () => {
    progress('Installing the template …');
    // Not `npm ci`: it demands optional packages for other platforms, which a registry may lack.
    await execute('npm', ['install', '--no-save', ...quietly]);
  });
  progress('Building the template …');
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  await execute('npm', ['run', 'build', ...quietly], { env });
  const server = fastify();
  await server.register(fastifyStatic, { root: `${folder}/dist` });
  return {
    address: await server.listen({ host: '127.0.0.1', port: 0 }),
    [Symbol.asyncDispose]: () => server.close(),
  };
}
