import { useEffect, useRef } from 'react';
import { findCountry } from '#app/site/countries.ts';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { timeZoneChoices } from './time-zones.ts';

const anyZone = 'Africa/Lagos';

/**
 * Asks callers abroad when to call them. Starts with the time zone of their country, and with the
 * one of their device once scripts run.
 */
export function CallFields({ country }: { readonly country: string | undefined }) {
  const zone = findCountry(country ?? '')?.zone ?? anyZone;
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const select = fields.current?.querySelector('select');
    if (!select || select.value !== zone) return;
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    if (timeZoneChoices.some(({ value }) => value === timeZone)) select.value = timeZone;
  }, [zone]);
  return (
    <fieldset className="call-fields" ref={fields}>
      <legend>When should we call? (optional)</legend>
      <div className="send-quote__pair">
        <Field label="Day" name="callDay" type="date" />
        <Field label="Time where you are" name="callTime" type="time" />
      </div>
      <SelectField
        key={zone}
        label="Your time zone"
        name="zone"
        choices={timeZoneChoices}
        defaultValue={zone}
        hint="We see your time and ours, and call as close to it as our office hours allow."
      />
    </fieldset>
  );
}
