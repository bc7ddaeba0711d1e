import { states } from '#app/site/nigeria/states.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import type { PriceList } from '../../prices/price-list.types.ts';
import {
  kindOf,
  memberKinds,
  nextMember,
  stateField,
  withField,
  type FamilyMember,
  type MemberKind,
} from '../price/family-members.ts';

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
    <div className="family-rows">
      <input type="hidden" name="with" value={withField(members)} />
      {members.map((member) => (
        <MemberRow key={member} member={member} title={titleOf(member, members)} />
      ))}
      <div className="family-rows__add">
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

const stateChoices = states.map(({ id, name }) => ({ value: id, label: name }));

interface MemberRowProps {
  readonly member: FamilyMember;
  readonly title: string;
}

function MemberRow({ member, title }: MemberRowProps) {
  const isChild = kindOf(member) === 'child';
  return (
    <fieldset className="family-rows__member">
      <legend className="visually-hidden">{title}</legend>
      <Field
        label={isChild ? `${title}, age (optional)` : `${title}, age`}
        name={member}
        inputMode="numeric"
        autoComplete="off"
      />
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
