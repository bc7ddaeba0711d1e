import { states } from '#app/site/nigeria/states.ts';
import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { associationTypes, yesOrNo } from './offer-choices.ts';

const stateChoices = states.map(({ id, name }) => ({ value: id, label: name }));

/** Asks what only associations are asked. */
export function AssociationFields() {
  return (
    <>
      <div className="offer-form__pair">
        <SelectField
          label="Type of association"
          name="type"
          placeholder="Choose"
          choices={associationTypes}
        />
        <SelectField label="State" name="state" placeholder="Choose" choices={stateChoices} />
      </div>
      <ChoicesField
        legend="Do you already run a scheme?"
        name="hasScheme"
        choices={yesOrNo}
        required
      />
    </>
  );
}
