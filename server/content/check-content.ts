import { saveDerived } from './derived.ts';
import { tryContent } from './read-content.ts';

/** The folder, and the file that takes what is made of it, may be given on the command line. */
const [folder = 'content', derivedFile] = process.argv.slice(2);

async function checkContent(): Promise<void> {
  await tryContent(folder);
  if (derivedFile !== undefined) await saveDerived(derivedFile);
}

checkContent().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
