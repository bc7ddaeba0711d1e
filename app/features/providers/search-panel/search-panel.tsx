import type { Ref } from 'react';
import { longestText, type DirectoryQuery } from '../directory/directory-query.ts';
import { planChoices } from '../directory/plan-bands.ts';
import { stateChoices } from '#app/site/nigeria/states.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { searchFormId } from './search-form.ts';

interface SearchPanelProps {
  readonly query: DirectoryQuery;
  readonly formRef: Ref<HTMLFormElement>;
}

/** What to look for and where: the page's heading and the form that everything belongs to. */
export function SearchPanel({ query, formRef }: SearchPanelProps) {
  const { text, stateId, plan, near } = query;
  return (
    <header className="search-panel on-adire">
      <div className="wrap search-panel__inner">
        <p className="eyebrow search-panel__eyebrow">List Of Providers</p>
        <h1>Find a hospital</h1>
        <search>
          <form
            id={searchFormId}
            ref={formRef}
            className="search-panel__form"
            action="/providers"
            toolname="find-provider"
            tooldescription="Find hospitals, clinics and pharmacies by name, place and plan"
            toolautosubmit=""
            autoComplete="off"
          >
            <div className="field search-panel__text">
              <label htmlFor="provider-text">Name, town or service</label>
              <Icon name="search" size={22} />
              <input
                id="provider-text"
                type="search"
                name="q"
                defaultValue={text}
                maxLength={longestText}
                enterKeyHint="search"
                spellCheck={false}
              />
            </div>
            <SelectField
              {...ofSearch('state', stateId)}
              label="State"
              placeholder="All states"
              choices={stateChoices}
            />
            <SelectField
              {...ofSearch('plan', plan)}
              label="Your plan"
              placeholder="Any plan"
              choices={planChoices}
            />
            <input
              type="hidden"
              name="near"
              defaultValue={near && `${near.latitude},${near.longitude}`}
            />
            <Button type="submit">Search</Button>
          </form>
        </search>
      </div>
      <div className="band" />
    </header>
  );
}

/** What makes a choice belong to the search, wherever on the page it stands. */
export function ofSearch(name: string, value = '') {
  return { id: `provider-${name}`, name, form: searchFormId, defaultValue: value };
}
