import mark from '#app/assets/icons/favicon.svg?inline';
import { editionFacts } from '#app/location/edition.ts';
import { useSite } from '#app/location/use-site.ts';

/**
 * The mark and the name, leading to the edition's home page. The mark is the picture that the browser's
 * tab has: it is within the page, so that it comes with the words, and twice the same costs little.
 */
export function BrandLink() {
  const { edition, identity } = useSite();
  return (
    <a className="brand-link" href={editionFacts[edition].homePath}>
      <img src={mark} width="60" height="46" alt="" />
      {identity.name}
    </a>
  );
}
