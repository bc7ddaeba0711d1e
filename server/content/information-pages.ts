import type { InformationPage } from '#app/features/information/information.ports.ts';
import type { InformationFrontMatter } from '#app/features/information/information.schema.ts';
import type { MarkdownFile } from '#app/kernel/schema/content-file.ts';
import type { Edition } from '#app/site/edition.ts';
import { renderMarkdown } from './markdown/render-markdown.ts';
import type { Placeholders } from './placeholders.ts';

type PageFile = MarkdownFile<InformationFrontMatter>;

/** Renders a page of prose for an edition. @throws ContentError naming file and line */
export function informationPage(
  slug: string,
  { file, frontMatter, body }: PageFile,
  edition: Edition,
  placeholders: Placeholders,
): InformationPage {
  const merged = Object.assign({}, frontMatter, frontMatter.editions[edition]);
  const { editions: _merged, questions: foldsQuestions, callOut: hasCallOut, ...header } = merged;
  const rendered = renderMarkdown(body, {
    file,
    title: header.title,
    placeholders,
    foldsQuestions,
  });
  return { slug, ...rendered, ...header, hasCallOut };
}
