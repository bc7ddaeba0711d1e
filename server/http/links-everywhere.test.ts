import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '../../tests/support/ask.ts';
import { startSite, type RunningSite } from '../../tests/support/start-site.ts';
import { unkept } from '../../tests/support/unkept.ts';

// Every page in both editions, and whatever they lead to.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 30_000 });

let site: RunningSite;
let paths: string[];

beforeAll(async () => {
  site = await startSite({ SITE_URL: 'https://health.example' });
  const sitemap = (await ask(site.address, '/sitemap.xml')).text();
  paths = [...sitemap.matchAll(/<loc>https:\/\/health\.example([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
});

afterAll(() => site[Symbol.asyncDispose]());

interface Answer {
  readonly status: number;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
}

/** Asks for every address once. */
function createReader(edition: string) {
  const answers = new Map<string, Promise<Answer>>();
  async function fetchPage(path: string): Promise<Answer> {
    const answer = await ask(site.address, unkept(path), {
      headers: { cookie: `edition=${edition}` },
    });
    const html = answer.text();
    return {
      status: answer.status,
      ids: new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)),
      links: [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href = '']) =>
        href.replaceAll(/&(amp|#x26);/g, '&'),
      ),
    };
  }
  return (path: string) => {
    const answer = answers.get(path) ?? fetchPage(path);
    answers.set(path, answer);
    return answer;
  };
}

describe.each(['NG', 'DG'])('in the %s edition', (edition) => {
  it('each link of every page leads to a page, and to the part of it that it names', async () => {
    const read = createReader(edition);
    const dead = new Set<string>();
    for (const path of paths) {
      for (const href of (await read(path)).links) {
        const { origin, pathname, search, hash } = new URL(href, `https://health.example${path}`);
        if (origin !== 'https://health.example') continue;
        const { status, ids } = await read(pathname + search);
        const isThere = hash === '' || ids.has(hash.slice(1));
        if (status >= 400 || !isThere) dead.add(`${path}: ${href}`);
      }
    }
    expect([...dead]).toEqual([]);
  });
});
