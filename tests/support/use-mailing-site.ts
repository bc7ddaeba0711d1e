import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { startSite, type RunningSite } from './start-site.ts';

interface MailingSite {
  readonly address: string;
  /** Its store's folder. */
  readonly folder: string;
  /** What it has logged since its last start, a line each. */
  readonly lines: readonly string[];
  /** All mails that it has sent. */
  readonly mails: readonly string[];
  readonly restart: () => Promise<void>;
}

/** Starts a site for one file that sends mail, behind a proxy that names the visitor's address. */
export function useMailingSite(
  settings: Readonly<Record<string, string>> = {},
  mailServer: Parameters<typeof startMailServer>[0] = {},
): MailingSite {
  const folder = mkdtempSync(join(tmpdir(), 'mailing-site-'));
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let site: RunningSite;
  const start = async () => {
    site = await startSite({
      DATA_DIR: folder,
      SMTP_URL: server.url,
      STAFF_EMAIL: 'staff@health.example',
      TRUST_PROXY: '127.0.0.1',
      ...settings,
    });
  };
  beforeAll(async () => {
    server = await startMailServer(mailServer);
    await start();
  });
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  });
  return {
    folder,
    get address() {
      return site.address;
    },
    get lines() {
      return site.lines;
    },
    get mails() {
      return server.messages;
    },
    async restart() {
      await site.stop();
      await start();
    },
  };
}
