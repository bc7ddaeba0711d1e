import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { expect, it } from 'vitest';

it('a log that can no longer be written to, like that of a closed terminal, stops nothing', () => {
  const program = `
    import { createLog } from '#server/log.ts';
    const log = createLog('info');
    log.info('first');
    setTimeout(() => {
      log.info('second');
      process.stderr.write('still here');
      process.exit(0);
    }, 100);`;
  const unwritable = openSync('/dev/null', 'r');
  const { status, stderr } = spawnSync(
    'node_modules/.bin/node',
    ['--input-type=module', '--eval', program],
    { stdio: ['ignore', unwritable, 'pipe'], encoding: 'utf8', timeout: 15_000 },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: 'still here' });
});
