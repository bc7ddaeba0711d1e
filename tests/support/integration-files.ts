import { globSync, readFileSync } from 'node:fs';

/** Modules that start another process: the site, a command, a database server. */
const startsProcess =
  /from '(?:node:child_process|[^']*\/(?:start-site|use-site|use-shared-site|use-mailing-site|postgres|run-store-command|kill-sites|kill-restores|stop-while-busy)\.ts)'/;

/** Finds the tests that start other processes, and so take seconds each, by what they import. */
export function findIntegrationFiles(pattern: string): readonly string[] {
  return globSync(pattern).filter((file) => startsProcess.test(readFileSync(file, 'utf8')));
}
