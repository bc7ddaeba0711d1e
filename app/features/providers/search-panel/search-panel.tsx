import type { Ref, ReactNode } from 'react';
import {
  longestText,
  type DirectoryQuery,
} from '#app/features/providers/directory/directory-query.ts';
import { planIds, planNetworks } from '#app/features/providers/directory/plan-bands.ts';
import { states } from '#app/site/nigeria/states.ts';
import { Button } from '#app/ui/button/button.tsx';
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
            <SelectField label="State" name="state" value={stateId}>
              <option value="">All states</option>
              {states.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SelectField label="Your plan" name="plan" value={plan}>
              <option value="">Any plan</option>
              {planIds.map((id) => (
                <option key={id} value={id}>
                  {planNetworks[id].name}
                </option>
              ))}
            </SelectField>
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

interface SelectFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string | undefined;
  readonly children: ReactNode;
}

/** A labelled choice that belongs to the search, wherever on the page it stands. */
export function SelectField({ label, name, value, children }: SelectFieldProps) {
  const id = `provider-${name}`;
  return (
    <div className="field field--select">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} form={searchFormId} defaultValue={value ?? ''}>
        {children}
      </select>
    </div>
  );
}
