interface PageContentsProps {
  readonly title: string;
  /** What has a heading on the page, by the heading's id. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** The page's sections, to jump to; beside the text on wide screens, above it on phones. */
export function PageContents({ title, sections }: PageContentsProps) {
  return (
    <nav className="page-contents" aria-labelledby="page-contents">
      <p className="page-contents__title" id="page-contents">
        {title}
      </p>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
