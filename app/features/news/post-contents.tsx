import type { PostSection } from './news.ports.ts';

/** The sections of a long article; folded on phones, beside the text on wide screens. */
export function PostContents({ sections }: { readonly sections: readonly PostSection[] }) {
  return (
    <nav className="post-contents" aria-labelledby="post-contents">
      <p id="post-contents">In this article</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
