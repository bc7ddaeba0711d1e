import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { Island } from '#app/ui/island/island.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { ProviderSearch, type ProviderSearchProps } from './provider-search.island.tsx';
import providersStyles from './providers.css?inline';

type ProvidersPageProps = Omit<ProviderSearchProps, 'insurer'>;

/** The search for a hospital. */
export function ProvidersPage({ outcome, tileMap }: ProvidersPageProps) {
  const insurer = useInsurerContact();
  return (
    <div>
      <Stylesheet name="providers" css={providersStyles} />
      <Island>
        <ProviderSearch outcome={outcome} tileMap={tileMap} insurer={insurer} />
      </Island>
    </div>
  );
}
