import { editionPhone, emergencyNumber, phoneLink } from '#app/site/contact/phones.ts';
import { editionFacts } from '#app/site/edition.ts';
import { useSiteIfKnown } from '#app/site/use-site.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';

export interface Help {
  readonly homePath: string;
  /** Missing where the root loader has failed. */
  readonly phone?: string;
  readonly isAbroad?: boolean;
}

/** Gathers where to find help in this edition. */
export function useHelp(): Help {
  const site = useSiteIfKnown();
  if (!site) return { homePath: '/' };
  const { edition, identity } = site;
  const { homePath } = editionFacts[edition];
  return { homePath, phone: editionPhone(edition, identity), isAbroad: edition === 'DG' };
}

/** Leads on from an error to the home page, a person and the emergency services. */
export function HelpLine({ homePath, phone, isAbroad = false }: Help) {
  return (
    <p className="above-4">
      Go to the {/* Out of the quote dialog's frame. */}
      <a className="text-link" href={homePath} target="_top">
        home page
      </a>
      {phone && (
        <>
          {' '}
          or call us on <TextLink href={phoneLink(phone)}>{phone}</TextLink>
        </>
      )}
      . In an emergency, call{' '}
      <TextLink href={phoneLink(emergencyNumber)}>{emergencyNumber}</TextLink>
      {isAbroad && ' in Nigeria, your local emergency number elsewhere,'} or go to the nearest
      hospital.
    </p>
  );
}
