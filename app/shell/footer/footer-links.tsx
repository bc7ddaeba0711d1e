import { Link } from 'react-router';

interface FooterLinksProps {
  readonly links: readonly { readonly path: string; readonly label: string }[];
}

/** A list of pages of this site. */
export function FooterLinks({ links }: FooterLinksProps) {
  return (
    <ul>
      {links.map(({ path, label }) => (
        <li key={path}>
          <Link to={path} discover="none">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
