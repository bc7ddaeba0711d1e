export interface PageSection {
  /** Of its heading. */
  readonly id: string;
  readonly title: string;
}

interface PageContentsProps {
  readonly title: string;
  readonly sections: readonly PageSection[];
}

/** Links to the page's sections; beside the text on wide screens, above it on phones. */
export function PageContents({ title, sections }: PageContentsProps) {
  return (
    <nav className="page-contents no-print" aria-labelledby="page-contents">
      <p className="fine-print below-3 strong" id="page-contents">
        {title}
      </p>
      <ul className="row row--close">
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
