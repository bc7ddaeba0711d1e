import { formatNumber } from '#app/kernel/numbers/format-number.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import type { CheckoutView, HospitalChoice } from './checkout.ts';
import { controlNames } from './draft.ts';
import { HospitalOptions } from './hospital-options.tsx';

/** The hospital where care begins; one may always choose it later. */
export function HospitalStep({ view }: { readonly view: CheckoutView }) {
  const { hospitals, plan, draft, people } = view;
  if (!hospitals) return null;
  const { lgas, isUnavailable } = hospitals;
  return (
    <div className="hospital-step">
      <p>
        Choose the hospital or clinic you’ll go to first.{' '}
        {people.length > 1 ? 'Everyone starts with the same one and can change it later. ' : ''}
        You can skip this and choose later.
      </p>
      {!isUnavailable && (
        <div className="hospital-step__search">
          <SelectField
            label={draft['state'] === 'fct' ? 'Area council' : 'Local government area'}
            name="lga"
            placeholder="The whole state"
            choices={lgas.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Field label="Name or town" name="hospitalText" type="search" autoComplete="off" />
          <Button type="submit" kind="secondary" name={controlNames.go} value="search">
            Show hospitals
          </Button>
        </div>
      )}
      <output className="hospital-step__count">{countWords(hospitals, plan.name)}</output>
      <HospitalOptions options={hospitals.options} chosen={draft['hospital']} />
      <p>
        <a href={`/providers?plan=${plan.id}&state=${draft['state'] ?? ''}`} target="_blank">
          All hospitals on {plan.name}, with a map
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
    </div>
  );
}

function countWords(hospitals: HospitalChoice, planName: string): string {
  const { total, area, options, isWidened, isUnavailable } = hospitals;
  if (isUnavailable) {
    return 'The list of hospitals cannot be read just now. Please go on: you choose the hospital later.';
  }
  if (total === 0) {
    return `Nothing found on ${planName} in ${area}. Try another name or area, or choose later.`;
  }
  const places = total === 1 ? 'place' : 'places';
  const found = `${formatNumber(total)} ${places} on ${planName} in ${area}`;
  const some = total > options.length ? `, the first ${options.length} below` : '';
  return isWidened ? `None in that area. ${found}${some}.` : `${found}${some}.`;
}
