import { readPosts } from './posts/read-posts.ts';
import { readProviderContent } from './providers/provider-content.ts';
import { readContent } from './read-content.ts';

/** The site takes them from its settings. */
const exampleSettings = { siteUrl: 'https://site.example', retentionMonths: 24 };

/** Reads all content as the server does, to find mistakes. @throws ContentError naming the first */
export async function readAllContent(folder: string): Promise<void> {
  const { identity, facts } = await readContent(folder, exampleSettings);
  await readProviderContent(folder);
  await readPosts(folder, { identity, facts }, pictureOfAnySize);
}

function pictureOfAnySize(name: string) {
  return { src: name, srcSet: undefined, width: 1, height: 1 };
}
