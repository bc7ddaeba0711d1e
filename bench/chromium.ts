import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { startProgram } from './program.ts';

/** The browser that the entry script found, otherwise the one Playwright keeps. */
export function findChromium(): string {
  return process.env['CHROMIUM'] ?? chromium.executablePath();
}

/**
 * Runs a task beside a separate Chromium with an empty profile. It is started without Playwright,
 * whose switches and attached sessions would be measured too.
 * @param task gets the port at which the browser is driven
 * @param switches more of its command line
 */
export async function withDebuggedChromium<Result>(
  executable: string,
  task: (debuggingPort: number) => Promise<Result>,
  switches: readonly string[] = [],
): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-chromium-'));
  const browser = await startProgram({
    command: executable,
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-extensions',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...switches,
      'about:blank',
    ],
    readyPattern: /DevTools listening on ws:\/\/[^:]+:(\d+)/,
    output: 'stderr',
  });
  try {
    return await task(Number(browser.match[1]));
  } finally {
    await browser.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
