import mark from '#app/assets/icons/favicon.svg?inline';
import { editionFacts } from '#app/site/edition.ts';
import { useSite } from '#app/site/use-site.ts';

/** Links the mark and name to the edition's home page; inlined, the mark comes with the words. */
export function BrandLink() {
  const { edition, identity } = useSite();
  return (
    <a className="brand-link" href={editionFacts[edition].homePath}>
      <img src={mark} width="60" height="46" alt="" />
      <span>{identity.name}</span>
    </a>
  );
}
