import { formatQuery, type DirectoryQuery } from '../directory/directory-query.ts';
import type { InsurerContact } from '#app/site/contact/insurer-contact.ts';
import { searchFormId } from '../search-panel/search-form.ts';
import figure from '#app/assets/figures/error.svg?url';
import { PhoneLink } from '#app/site/contact/phone-link.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';

const filterNames: ReadonlySet<string> = new Set(['lga', 'type', 'speciality', 'open', 'sort']);

interface SearchFailedProps {
  readonly query: DirectoryQuery;
  readonly insurer: InsurerContact;
}

/** The directory could not be asked: try again, ask a person, or go on without it. */
export function SearchFailed({ query, insurer }: SearchFailedProps) {
  return (
    <div className="stack stack--6 search-notice search-notice--wide" role="alert">
      <img className="ink-drawing" src={figure} width="140" height="207" alt="" />
      <div className="stack start">
        <p>In an emergency, call 112 in Nigeria or go to the nearest hospital.</p>
        <h2 className="small-title">We can’t load the list of hospitals</h2>
        <p>Your search is still here. Try again in a minute.</p>
        <KeptFilters query={query} />
        <p>
          <a className="button" href={`/providers${formatQuery(query)}`}>
            Try again
          </a>
        </p>
        <OtherWays insurer={insurer} />
      </div>
    </div>
  );
}

/** What the filters asked for, which are not there now, as fields of the search. */
function KeptFilters({ query }: { readonly query: DirectoryQuery }) {
  const isFilter = ([name]: readonly [string, string]) => filterNames.has(name);
  return [...new URLSearchParams(formatQuery(query))].filter(isFilter).map(([name, value]) => (
    // Several may have one name: fillForm tells boxes apart by their values.
    <input
      key={name + value}
      type="checkbox"
      name={name}
      value={value}
      form={searchFormId}
      defaultChecked
      hidden
    />
  ));
}

/** Offers contacts and a quote when the list does not help. */
export function OtherWays({ insurer }: { readonly insurer: InsurerContact }) {
  const { phone, whatsApp } = insurer;
  return (
    <p>
      Call us on <PhoneLink phone={phone} /> or message us on{' '}
      <a href={`https://wa.me/${whatsApp}`}>WhatsApp</a>. You can also{' '}
      <span className="nowrap">
        <TextLink href="/insurance-calculator">get a quote now</TextLink>
      </span>{' '}
      and choose a hospital later.
    </p>
  );
}
