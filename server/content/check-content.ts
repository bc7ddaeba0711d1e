import { readIdentity } from './identity.ts';
import { readInformationPages } from './information-pages.ts';
import { readQuiz } from './quiz.ts';

/** Another folder may be named on the command line. */
const folder = process.argv[2] ?? 'content';

/** Reads all content as a start would, so that a mistake stops the build with its file and line. */
async function checkContent(): Promise<void> {
  await readInformationPages(folder, await readIdentity(folder));
  await readQuiz(folder);
}

checkContent().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
