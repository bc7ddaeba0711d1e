import { longestText } from '#app/features/providers/directory/directory-query.ts';
import { facilityChoices } from '#app/features/providers/directory/facility-types.ts';
import { planChoices } from '#app/features/providers/directory/plan-bands.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { FormContext } from '#app/ui/form/form-context.ts';

/** Asks the directory, by its own parameters, for a place of a kind that takes the plan. */
export function FindOpenHospital() {
  return (
    <FormContext value={{ id: 'find-hospital', errors: {}, values: {} }}>
      <form
        className="form wide-buttons"
        action="/providers"
        toolname="find-hospital-now"
        tooldescription="Find a hospital nearby by town, kind and plan"
        toolautosubmit=""
      >
        <Field
          label="Town or area"
          name="q"
          type="search"
          maxLength={longestText}
          enterKeyHint="search"
        />
        <div className="form__pair">
          <SelectField
            label="Kind of place"
            name="type"
            choices={facilityChoices}
            placeholder="Any kind"
            defaultValue="hospital"
          />
          <SelectField label="Your plan" name="plan" choices={planChoices} placeholder="Any plan" />
        </div>
        <label className="check-box">
          <input type="checkbox" name="open" value="24h" />
          <span>Open now, day and night</span>
        </label>
        <Button type="submit" kind="brand">
          Find a hospital
        </Button>
      </form>
    </FormContext>
  );
}
