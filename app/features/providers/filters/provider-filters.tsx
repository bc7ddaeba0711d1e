import { defaultSort } from '../directory/directory-query.ts';
import {
  facilityTypeIds,
  facilityTypes,
  specialities,
  specialityIds,
} from '../directory/facility-types.ts';
import type { DirectoryResult } from '../directory/provider-directory.ports.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { formatNumber } from '#app/kernel/numbers.ts';
import { countText } from '../results/result-words.tsx';
import { searchFormId, filterSheetId } from '../search-panel/search-form.ts';
import { ofSearch } from '../search-panel/search-panel.tsx';

/**
 * What narrows the results: a column beside them, on phones a sheet that a button opens. Where the
 * browser knows no popovers it stands above the results.
 */
export function ProviderFilters({ result }: { readonly result: DirectoryResult }) {
  const { query, counts, total, origin } = result;
  return (
    <section
      id={filterSheetId}
      className="stack stack--6 provider-filters"
      popover="auto"
      aria-label="Filters"
    >
      <button
        type="button"
        className="icon-button provider-filters__close"
        aria-label="Close filters"
        popoverTarget={filterSheetId}
        popoverTargetAction="hide"
      >
        <Icon name="x" />
      </button>
      {counts.lgas.length > 0 && (
        <SelectField
          {...ofSearch('lga', query.lgaId)}
          label="LGA or area council"
          placeholder={`All of ${result.area?.split(', ').at(-1)}`}
          choices={counts.lgas.map(({ id, name, count }) => ({
            value: id,
            label: `${name} (${count})`,
          }))}
        />
      )}
      <TypeFilter result={result} />
      <SelectField
        {...ofSearch('speciality', query.speciality)}
        label="Speciality"
        placeholder="Any speciality"
        choices={specialityIds.map((id) => ({ value: id, label: specialities[id] }))}
      />
      <HoursFilter result={result} />
      <SelectField
        {...ofSearch('sort', query.sort === defaultSort(query.near) ? '' : query.sort)}
        label="Sort by"
        placeholder={query.near || origin ? 'Nearest first' : 'Best match'}
        choices={[
          ...(query.near ? [{ value: 'match', label: 'Best match' }] : []),
          { value: 'name', label: 'Name, A to Z' },
        ]}
      />
      <div className="provider-filters__send">
        <Button type="submit" kind="brand" small form={searchFormId}>
          {total > 0 ? `Show ${countText(total, query.types)}` : 'Search again'}
        </Button>
      </div>
    </section>
  );
}

function TypeFilter({ result: { query, counts } }: { readonly result: DirectoryResult }) {
  return (
    <fieldset toolparamdescription="Type of care">
      <legend>Type of care</legend>
      {facilityTypeIds.map((type) => (
        <FilterBox
          key={type}
          name="type"
          value={type}
          label={facilityTypes[type].label}
          count={counts.types[type]}
          isChosen={query.types.includes(type)}
        />
      ))}
    </fieldset>
  );
}

function HoursFilter({ result: { query, counts } }: { readonly result: DirectoryResult }) {
  return (
    <fieldset toolparamdescription="Opening hours">
      <legend>Opening hours</legend>
      <FilterBox
        name="open"
        value="24h"
        label="Open 24 hours"
        count={counts.open24Hours}
        isChosen={query.open24Hours}
      />
      <FilterBox
        name="open"
        value="weekends"
        label="Weekends"
        count={counts.openAtWeekends}
        isChosen={query.openAtWeekends}
      />
    </fieldset>
  );
}

interface FilterBoxProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** How many results there would be with it. */
  readonly count: number;
  readonly isChosen: boolean;
}

function FilterBox({ name, value, label, count, isChosen }: FilterBoxProps) {
  return (
    <label
      className={
        count === 0 && !isChosen ? 'check-box filter-box filter-box--none' : 'check-box filter-box'
      }
    >
      <input
        type="checkbox"
        name={name}
        value={value}
        form={searchFormId}
        defaultChecked={isChosen}
      />
      <span>{label}</span>
      <span className="fine-print tabular">{formatNumber(count)}</span>
    </label>
  );
}
