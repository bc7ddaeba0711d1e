import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { saveDerived } from './derived.ts';
import { readContent } from './read-content.ts';
import { readPosts } from './posts/read-posts.ts';
import { readProviderContent } from './providers/provider-content.ts';

/** The folder, and the file that takes what is made of it, may be given on the command line. */
const [folder = 'content', derivedFile] = process.argv.slice(2);
const pictures = new Set(readdirSync('app/assets/news').map((name) => parse(name).name));

/** The site takes them from its settings. */
const exampleSettings = { siteUrl: 'https://site.example', retentionMonths: 24 };

/** Reads all content as the server does, so that a mistake fails the build. */
async function checkContent(): Promise<void> {
  const { identity, facts } = await readContent(folder, exampleSettings);
  await readProviderContent(folder);
  await readPosts(folder, { identity, facts }, findPicture);
  if (derivedFile !== undefined) await saveDerived(derivedFile);
}

/** The size does not matter for checking. */
function findPicture(name: string) {
  return pictures.has(name) ? { src: name, srcSet: undefined, width: 1, height: 1 } : undefined;
}

checkContent().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
