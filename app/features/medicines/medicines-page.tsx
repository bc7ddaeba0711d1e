import {
  planIds,
  planNetworks,
  type PlanId,
} from '#app/features/providers/directory/plan-bands.ts';
import { PersonCallOut } from '#app/site/contact/person-call-out.tsx';
import { PhoneLink } from '#app/site/contact/phone-link.tsx';
import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { MedicineGroups, MedicineList } from './medicine-list.tsx';
import { longestSearch, type MedicineQuery } from './medicine-paths.ts';
import { countWords, coverLines } from './medicine-words.ts';
import type {
  FoundMedicines,
  MedicineGroup,
  MedicinesPage as MedicinesContent,
} from './medicines.ports.ts';
import medicinesStyles from './medicines.css?inline';

interface MedicinesPageProps {
  readonly content: MedicinesContent;
  readonly query: MedicineQuery;
  /** Undefined while nothing is asked. */
  readonly found: FoundMedicines | undefined;
}

/** Which plans pay for which medicines: to look up, or to look through by what they treat. */
export function MedicinesPage({ content, query, found }: MedicinesPageProps) {
  return (
    <>
      <Stylesheet name="medicines" css={medicinesStyles} />
      <article className="page-body">
        <PageHero {...content}>
          <MedicineSearch query={query} />
        </PageHero>
        {found ? (
          <div className="wrap page-content stack stack--8">
            <MedicinesFound content={content} query={query} found={found} />
            <AboutMedicines content={content} listClass="grid grid--3" />
          </div>
        ) : (
          <div className="wrap page-content columns columns--aside">
            <AllMedicines content={content} query={query} />
            <AboutMedicines content={content} listClass="stack" />
          </div>
        )}
        <PersonCallOut
          title="Is your medicine not here?"
          text="Tell us the name on the pack, and we’ll tell you whether your plan pays for it."
        />
      </article>
    </>
  );
}

/** A plain form, answered by the page. */
function MedicineSearch({ query }: { readonly query: MedicineQuery }) {
  return (
    <search aria-label="Medicines">
      <form
        className="medicines__search"
        action="/medicines"
        toolname="search-medicines"
        tooldescription="Look up which plans pay for a medicine"
        toolautosubmit=""
      >
        <Field
          id="medicine-words"
          label="Name of the medicine"
          name="q"
          type="search"
          maxLength={longestSearch}
          defaultValue={query.words}
          enterKeyHint="search"
          autoComplete="off"
        />
        <SelectField
          id="medicine-plan"
          label="Plan"
          name="plan"
          placeholder="All plans"
          choices={planIds.map((id) => ({ value: id, label: planNetworks[id].name }))}
          defaultValue={query.plan ?? ''}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}

function AllMedicines({ content, query }: Omit<MedicinesPageProps, 'found'>) {
  const { plan } = query;
  const { groups } = content;
  const shown = plan ? groupsPaidBy(plan, groups) : groups;
  const count = shown.reduce((sum, { medicines }) => sum + medicines.length, 0);
  return (
    <section aria-labelledby="all-medicines">
      <h2 className="small-title" id="all-medicines">
        By what they treat
      </h2>
      <div className="row row--middle above-2">
        <output className="muted">{countWords(count, query)}</output>
        {plan && <TextLink href="/medicines">See all medicines</TextLink>}
      </div>
      <Caution isSample={content.isSample} />
      <MedicineGroups groups={shown} plan={plan} />
    </section>
  );
}

function groupsPaidBy(plan: PlanId, groups: readonly MedicineGroup[]): readonly MedicineGroup[] {
  return groups
    .map((group) =>
      Object.assign({}, group, {
        medicines: group.medicines.filter(({ plans }) => plans.includes(plan)),
      }),
    )
    .filter(({ medicines }) => medicines.length > 0);
}

interface MedicinesFoundProps extends MedicinesPageProps {
  readonly found: FoundMedicines;
}

function MedicinesFound({ content, query, found }: MedicinesFoundProps) {
  const { medicines, isExact } = found;
  return (
    <section aria-labelledby="medicines-found">
      <h2 className="small-title" id="medicines-found">
        <output>{countWords(medicines.length, query)}</output>
      </h2>
      {medicines.length === 0 && <NotOnList />}
      {medicines.length > 0 && !isExact && (
        <p className="above-4 below-4">
          These names are close to it. Check that yours is the name on the pack.
        </p>
      )}
      {medicines.length > 0 && <MedicineList medicines={medicines} plan={query.plan} />}
      <Caution isSample={content.isSample} />
      <TextLink href="/medicines">See all medicines</TextLink>
    </section>
  );
}

function NotOnList() {
  const { phone } = useInsurerContact();
  return (
    <p className="above-4 below-4">
      A plan might still pay for it. Ask the pharmacist for the generic name, which is also on the
      pack, and search for that. Or call us on <PhoneLink phone={phone} /> before you pay.
    </p>
  );
}

function Caution({ isSample }: { readonly isSample: boolean }) {
  return (
    <p className="message above-4 below-6 small" role="note">
      <Icon name="info" size={22} />
      <span>
        <strong>This is not medical advice.</strong> Ask a doctor or pharmacist before you start,
        change or stop a medicine.
        {isSample && ' Plans and limits here are examples. Ask us before you rely on them.'}
      </span>
    </p>
  );
}

interface AboutMedicinesProps {
  readonly content: MedicinesContent;
  readonly listClass: string;
}

function AboutMedicines({ content, listClass }: AboutMedicinesProps) {
  const { covers, source } = content;
  return (
    <aside className="stack stack--6 medicines__about" aria-labelledby="limits">
      <h2 className="small-title" id="limits">
        What the plans pay
      </h2>
      <dl className={`${listClass} small`}>
        {covers.map((cover) => (
          <div key={cover.id}>
            <dt className="strong">{cover.title}</dt>
            <dd>
              <p>{cover.limit}</p>
              {coverLines(cover).map((words) => (
                <p key={words} className="muted">
                  {words}
                </p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="fine-print">
        Limits are per person and per year, for all care of that kind together. Amounts are in
        naira. Source of the list:{' '}
        <a href={source.url} target="_blank" rel="noopener">
          {source.name}
        </a>
      </p>
    </aside>
  );
}
