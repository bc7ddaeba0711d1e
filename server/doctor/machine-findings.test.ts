import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseSettings } from '#server/settings.ts';
import { gapFileIn, noteGap } from '#server/store/restore-gap.ts';
import { Replicator } from '#server/store/replica/replicator.ts';
import { makeDataFolder } from '../../tests/support/make-data-folder.ts';
import { ownCertificate } from '../../tests/support/own-certificate.ts';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { checkBackUps, checkCertificate, checkReplica, checkRestored } from './check-machine.ts';
import { ok, problem } from './finding.ts';
import { mailProblems } from './mail-problems.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe('the certificate', () => {
  const server = createServer(ownCertificate);
  const endMs = Date.UTC(2036, 10, 23, 20, 42);
  let settings = parseSettings({});
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    settings = parseSettings({ SITE_URL: `https://localhost:${port}` });
  });
  afterAll(() => server.close());

  it.each([
    [60, 'ok', /is good for 60 days$/],
    [13, 'problem', /is good for 13 days only$/],
    [-1, 'problem', /has ended$/],
  ])('with %i days left is %s', async (days, state, text) => {
    const found = await checkCertificate(settings, endMs - days * dayMs);
    expect(found).toMatchObject({ state, text: expect.stringMatching(text) as string });
  });

  it('that cannot be seen from here is only a warning', async () => {
    const away = parseSettings({ SITE_URL: 'https://127.0.0.1:1' });
    expect(await checkCertificate(away, 0)).toMatchObject({ state: 'warning' });
    expect(await checkCertificate(parseSettings({}), 0)).toMatchObject({ state: 'unused' });
  });
});

describe('the nightly copies', () => {
  const nowMs = Date.UTC(2026, 10, 21, 10);
  /** Files with their ages in hours. */
  const folderWith = (ages: Readonly<Record<string, number>>) => {
    const folder = mkdtempSync(join(tmpdir(), 'copies-'));
    for (const [name, hours] of Object.entries(ages)) {
      const file = join(folder, name);
      writeFileSync(file, '');
      utimesSync(file, new Date(), new Date(nowMs - hours * 60 * 60 * 1000));
    }
    return folder;
  };
  const lastNight = { 'site-2026-11-21': 8, 'last-success': 8 };
  const failedLate = { 'site-2026-11-21': 3, 'last-success': 27 };

  it.each([
    ['of last night are well', folderWith(lastNight), 'ok', 'succeeded is 8 hours old'],
    ['that fail are a problem', folderWith(failedLate), 'problem', 'succeeded is 27 hours old'],
    ['that never worked are one too', folderWith({ 'site-1': 1 }), 'problem', /^none has/],
    ['in a folder that is gone, too', '/no/such', 'problem', '/no/such cannot be read'],
    ['that nobody asked for are not missed', '', 'unused', /nothing checks/],
  ])('%s', async (_what, BACKUP_DIR, state, text) => {
    const found = await checkBackUps(parseSettings({ BACKUP_DIR }), nowMs);
    expect(found.state).toBe(state);
    expect(found.text).toMatch(text);
  });
});

it('what a restore might have lost is told until the note is removed', async () => {
  const DATA_DIR = await makeDataFolder();
  const check = () => checkRestored(parseSettings({ DATA_DIR }));
  expect(check()).toEqual([]);
  await noteGap(DATA_DIR, { from: '2026-11-21T10:00:00.000Z', to: '2026-11-21T12:00:00.000Z' });
  const text =
    'leads saved from 2026-11-21T10:00:00.000Z to 2026-11-21T12:00:00.000Z might be missing';
  expect(check()).toMatchObject([{ state: 'warning', text }]);
  rmSync(gapFileIn(DATA_DIR));
  expect(check()).toEqual([]);
});

it('the replica is missing, on the same disk, behind or of another store', async () => {
  const DATA_DIR = await makeDataFolder();
  const REPLICA_DIR = mkdtempSync(join(tmpdir(), 'doctor-'));
  const check = (dataFolder = DATA_DIR, nowMs = Date.now()) =>
    checkReplica(parseSettings({ DATA_DIR: dataFolder, REPLICA_DIR }), nowMs);
  expect(checkReplica(parseSettings({ DATA_DIR }), 0)).toMatchObject({ state: 'unused' });
  expect(check()).toMatchObject({ state: 'problem', text: `there is none in ${REPLICA_DIR}` });
  const replicator = new Replicator({ dataFolder: DATA_DIR, folder: REPLICA_DIR });
  replicator.turn();
  replicator.close();
  expect(check()).toMatchObject({ state: 'warning', text: expect.stringMatching('same disk') });
  expect(check(DATA_DIR, Date.now() + 70_000)).toMatchObject({
    state: 'problem',
    text: expect.stringMatching(/^has nothing that came after 20\S+Z, 70 s ago$/),
  });
  expect(check(await makeDataFolder())).toMatchObject({
    state: 'problem',
    text: expect.stringContaining('holds the replica of another store'),
  });
  rmSync(REPLICA_DIR, { recursive: true });
  expect(check()).toMatchObject({ state: 'problem', text: expect.stringMatching(/ENOENT/) });
});

describe('problems are mailed', () => {
  const write = ({ subject, text }: { subject: string; text: string }) => `${subject}: ${text}`;
  const full = problem('Disk', 'only 3 MB free', 'Free some space.');
  const old = problem('Back-ups', 'the newest is 27 hours old', 'Look why.');

  it('at once while they are new, and once a day while they last', async () => {
    await using mails = await startMailServer();
    const settings = parseSettings({
      SMTP_URL: mails.url,
      STAFF_EMAIL: 'staff@health.example',
      SITE_URL: 'https://health.example',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'mailed-')),
    });
    let nowMs = 0;
    const look = (...findings: readonly ReturnType<typeof problem>[]) =>
      mailProblems([ok('Content', 'can be published'), ...findings], settings, write, nowMs);
    await look();
    expect(mails.messages).toHaveLength(0);
    await look(full);
    expect(mails.messages).toHaveLength(1);
    expect(mails.messages[0]).toContain('Subject: A problem with https://health.example');
    expect(mails.messages[0]).toContain('Disk: only 3 MB free');
    expect(mails.messages[0]).not.toContain('can be published');
    nowMs += dayMs - 1;
    await look(full);
    expect(mails.messages).toHaveLength(1);
    await look(full, old);
    expect(mails.messages).toHaveLength(2);
    nowMs += dayMs;
    await look(full, old);
    expect(mails.messages).toHaveLength(3);
    // Solved and back again, it is new.
    await look();
    await look(full, old);
    expect(mails.messages).toHaveLength(4);
  });

  it('or the command says why not', async () => {
    await expect(mailProblems([full], parseSettings({}), write, 0)).rejects.toThrow(
      '--mail needs SMTP_URL and STAFF_EMAIL',
    );
  });
});
