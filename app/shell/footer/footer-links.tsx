interface FooterLinksProps {
  readonly links: readonly { readonly path: string; readonly label: string }[];
}

/** A list of pages of this site. */
export function FooterLinks({ links }: FooterLinksProps) {
  return (
    <ul>
      {links.map(({ path, label }) => (
        <li key={path}>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
