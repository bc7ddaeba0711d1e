import { readAllContent } from './read-all-content.ts';

// The folder may be given on the command line.
readAllContent(process.argv[2] ?? 'content').catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
