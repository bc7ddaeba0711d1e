import type { PageSection } from './information.ports.ts';

/** The page's sections, to jump to; beside the text on wide screens, above it on phones. */
export function InformationContents({ sections }: { readonly sections: readonly PageSection[] }) {
  return (
    <nav className="information-contents" aria-labelledby="information-contents">
      <p className="information-contents__title" id="information-contents">
        On this page
      </p>
      <ul className="information-contents__list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
