import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readIdentity } from '#server/content/identity.ts';
import { readGetCare } from './read-get-care.ts';

const identity = await readIdentity('content');

it('every number can be dialled by who reads it, and a sample is called one', async () => {
  const { NG, DG } = await readGetCare('content', identity);
  expect(NG.refused.steps.join()).toContain('href="tel:08000000000">0800 000 0000 (sample number)');
  expect(DG.refused.steps.join()).toContain('href="tel:+2348000000000"');
});

it('our number comes before the regulator’s', async () => {
  const { NG } = await readGetCare('content', identity);
  const steps = NG.refused.steps.join();
  expect(steps.indexOf('tel:07000000000')).toBeLessThan(steps.indexOf('tel:08000000000'));
});

it('a real number is not called a sample', async () => {
  const regulator = { ...identity.regulator, isSample: false };
  const { NG } = await readGetCare('content', { ...identity, regulator });
  expect(NG.refused.steps.join()).not.toContain('sample');
});

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'get-care-'));
});

afterEach(() => rm(folder, { recursive: true }));

it.each([
  ['{{codeDueWithin}}', '{{codeDue}}', /^get-care\.yaml:\d+: unknown placeholder \{\{codeDue\}\}/],
  ['papers:', 'paper:', /paid\.paper: is not a key of this file/],
])('"%s" becomes "%s": the mistake is named with its place', async (from, to, complaint) => {
  const text = await readFile('content/get-care.yaml', 'utf8');
  await writeFile(join(folder, 'get-care.yaml'), text.replace(from, to));
  const outcome = await readGetCare(folder, identity).catch((error: unknown) => error);
  const words = outcome instanceof Error ? outcome.message : 'none';
  expect(words.replaceAll(`${folder}/`, '')).toMatch(complaint);
});
