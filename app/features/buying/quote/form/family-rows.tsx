import { NumberField } from '../../page/stepper-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { stateChoices } from '#app/site/nigeria/states.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import type { PriceList } from '../../prices/price-list.ts';
import {
  kindOf,
  memberKinds,
  nextMember,
  stateField,
  withField,
  pressMembers,
  readMembers,
  type FamilyMember,
  type MemberKind,
} from '../../party/family-members.ts';
import type { QuotePageData } from '../quote-page-data.ts';

const kindNames: Readonly<Record<MemberKind, string>> = {
  spouse: 'Husband or wife',
  child: 'Child',
  parent: 'Parent',
};
const addLabels: Readonly<Record<MemberKind, string>> = {
  spouse: 'Add husband or wife',
  child: 'Add a child',
  parent: 'Add a parent',
};

interface FamilyRowsProps {
  readonly members: readonly FamilyMember[];
  readonly prices: Pick<PriceList, 'family'>;
}

/**
 * Asks for the members of a family one by one, as they may live in several states. Without scripts
 * the buttons send the form, and the server adds or removes the fields.
 */
export function FamilyRows({ members, prices }: FamilyRowsProps) {
  return (
    <div className="stack">
      <input type="hidden" name="with" value={withField(members)} />
      {members.map((member) => (
        <MemberRow key={member} member={member} title={titleOf(member, members)} />
      ))}
      <div className="row">
        {memberKinds.map((kind) => {
          const next = nextMember(kind, members, prices);
          return (
            next && (
              <Button
                key={kind}
                type="submit"
                kind="secondary"
                small
                name="add"
                value={kind}
                formAction={`/insurance-calculator#q-${next}`}
              >
                {addLabels[kind]}
              </Button>
            )
          );
        })}
      </div>
    </div>
  );
}

/** Names a member, numbered where there are several of the kind: "Child 2". */
function titleOf(member: FamilyMember, members: readonly FamilyMember[]): string {
  const same = members.filter((other) => kindOf(other) === kindOf(member));
  const name = kindNames[kindOf(member)];
  return same.length > 1 ? `${name} ${same.indexOf(member) + 1}` : name;
}

function MemberRow({ member, title }: { readonly member: FamilyMember; readonly title: string }) {
  const isChild = kindOf(member) === 'child';
  return (
    <fieldset className="stack family-rows__member">
      <legend className="visually-hidden">{title}</legend>
      <NumberField label={isChild ? `${title}, age (optional)` : `${title}, age`} name={member} />
      <SelectField
        label={`${title}, state (optional)`}
        name={stateField(member)}
        placeholder="Choose"
        choices={stateChoices}
      />
      <Button
        type="submit"
        kind="secondary"
        small
        name="remove"
        value={member}
        formAction="/insurance-calculator#quote-people"
        aria-label={`Remove: ${title}`}
      >
        Remove
      </Button>
    </fieldset>
  );
}

interface FormMembers {
  readonly members: readonly FamilyMember[];
  /** A selector; undefined until a button was pressed. */
  readonly focusOn?: string;
}

/**
 * Keeps the members on the form, and moves the focus to a new one's age. Listens to the form being
 * sent rather than to clicks, because a press before scripts have started is repeated as that.
 * @param onChange called once the fields are there, or gone
 */
export function useFamilyMembers({ values, prices }: QuotePageData, onChange: () => void) {
  const [form, setForm] = useState<FormMembers>({ members: readMembers(values) });
  const { members } = form;
  const update = useRef(onChange);

  useEffect(() => {
    if (form.focusOn === undefined) return;
    update.current();
    document.querySelector<HTMLElement>(form.focusOn)?.focus();
  }, [form]);

  /** Adds or removes whom a button of the form names; false for other buttons. */
  function press(button: HTMLElement | null): boolean {
    if (!(button instanceof HTMLButtonElement)) return false;
    const { name, value } = button;
    const { added, removed, ...next } = pressMembers(members, { [name]: value }, prices);
    if (added) setForm({ ...next, focusOn: `#q-${added}` });
    if (removed) setForm({ ...next, focusOn: `#quote [name=add][value=${kindOf(removed)}]` });
    return name === 'add' || name === 'remove';
  }

  return { members, press };
}
