import { useEffect, useRef, useState } from 'react';
import { findChoice } from '../../prices/choices.ts';
import {
  kindOf,
  memberKinds,
  nextMember,
  readMembers,
  withMember,
  type FamilyMember,
} from '../price/family-members.ts';
import type { QuotePageData } from '../quote-page-data.ts';

interface FamilyMembers {
  readonly members: readonly FamilyMember[];
  /** Adds or removes whom a button of the form names; false for other buttons. */
  readonly press: (button: HTMLElement | null) => boolean;
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
export function useFamilyMembers(
  { values, prices }: QuotePageData,
  onChange: () => void,
): FamilyMembers {
  const [form, setForm] = useState<FormMembers>({ members: readMembers(values) });
  const { members } = form;
  const update = useRef(onChange);

  useEffect(() => {
    if (form.focusOn === undefined) return;
    update.current();
    document.querySelector<HTMLElement>(form.focusOn)?.focus();
  }, [form]);

  function add(added: FamilyMember): void {
    setForm({ members: withMember(members, added), focusOn: `#q-${added}` });
  }

  function remove(removed: FamilyMember): void {
    setForm({
      members: members.filter((member) => member !== removed),
      focusOn: `#quote [name=add][value=${kindOf(removed)}]`,
    });
  }

  function press(button: HTMLElement | null): boolean {
    if (!(button instanceof HTMLButtonElement)) return false;
    const { name, value } = button;
    const kind = name === 'add' ? findChoice(memberKinds, value) : undefined;
    const added = kind && nextMember(kind, members, prices);
    if (added) add(added);
    const removed = name === 'remove' ? findChoice(members, value) : undefined;
    if (removed) remove(removed);
    return name === 'add' || name === 'remove';
  }

  return { members, press };
}
