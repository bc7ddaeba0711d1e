import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import launch from './launch.json' with { type: 'json' };
import { longestStopMs } from './stop-server.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
/** The lines of a unit that confine what it starts. */
const confinement = (unit: string) =>
  read(unit).split('NoNewPrivileges=yes')[1]?.split('\n[')[0]?.trim();
const words = launch.arguments.join(' ');
const settings = Object.entries(launch.environment).map(([name, value]) => `${name}=${value}`);

describe('wherever the site is started, Node is told the same', () => {
  it('in a container', () => {
    const file = read('Dockerfile');
    expect(file).toContain(
      `CMD ${JSON.stringify(['node', ...launch.arguments]).replaceAll(',', ', ')}`,
    );
    for (const setting of settings) expect(file).toContain(setting);
  });

  it('by systemd', () => {
    const file = read('deploy/website.service');
    expect(file).toContain(`/node ${words}\n`);
    for (const setting of settings) expect(file).toContain(setting);
    // Commands in a shell would not know settings that only the unit has.
    expect(file).not.toMatch(/^EnvironmentFile=|^Environment=.*(DATA_DIR|DATABASE_URL)/m);
    expect(read('deploy/site.env')).toContain('\nDATA_DIR=/var/lib/website\n');
  });
});

it.each(['backup', 'doctor'])('the unit website-%s is confined as the site is', (name) => {
  const file = `deploy/website-${name}.service`;
  expect(confinement(file)).toBe(confinement('deploy/website.service'));
});

it('systemd waits longer than a stop may take', () => {
  const seconds = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/website.service'))?.[1];
  expect(Number(seconds) * 1000).toBeGreaterThan(longestStopMs);
});
