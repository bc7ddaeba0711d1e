import * as v from 'valibot';
import { facilityChoices } from '#app/features/providers/directory/facility-types.ts';
import {
  choice,
  emailAddress,
  emailOrPhone,
  line,
  message,
  optionalEmail,
  optionalOrganisation,
  optionalPhone,
  personName,
} from '#app/kernel/form-rules.ts';
import { parseWholeNumber } from '#app/kernel/numbers.ts';
import { isDayToCome } from '#app/kernel/schema/content-fields.ts';
import { consentTo } from '#app/leads/consent/consent-rule.ts';
import type { LeadForm } from '#app/leads/lead-kinds.ts';
import { findState } from '#app/site/nigeria/states.ts';
import type { Choice } from '#app/ui/field/choices-field.tsx';
import type { EnquiryId } from './work-with-us.schema.ts';

export const agentKinds = [
  { value: 'agent', label: 'An agent' },
  { value: 'broker', label: 'A broker' },
] as const satisfies readonly Choice[];

const consent = consentTo('contact-1');

const state = v.pipe(
  v.string(),
  v.check((id) => findState(id) !== undefined, 'Choose a state'),
);

/** A line that must be there. */
function name(request: string) {
  return v.pipe(line(120, 'Shorten this to 120 characters'), v.nonEmpty(request));
}

const licence = line(80, 'Enter one number only');

const mostBeds = 5000;
const bedsMessage = 'Enter the number of beds in digits, such as 40, or leave it empty';
const optionalBeds = v.pipe(
  line(20, bedsMessage),
  v.check((text) => {
    if (text === '') return true;
    const beds = parseWholeNumber(text, ['bed', 'beds']);
    return beds.kind === 'number' && beds.value >= 0 && beds.value <= mostBeds;
  }, bedsMessage),
);

const optionalDeadline = v.pipe(
  line(40, 'Choose a day'),
  v.check((day) => day === '' || isDayToCome(day), 'Enter a day from today on, or leave it empty'),
);

const hospital = v.pipe(
  v.object({
    facility: name('Enter the name of the facility'),
    type: choice(facilityChoices, 'Choose the kind of facility'),
    beds: optionalBeds,
    state,
    area: name('Enter the town or local government area'),
    licence: v.pipe(licence, v.nonEmpty('Enter the registration number')),
    name: personName,
    email: optionalEmail,
    phone: optionalPhone,
    consent,
  }),
  emailOrPhone(),
);

const agent = v.pipe(
  v.object({
    type: choice(agentKinds, 'Choose what you are'),
    name: personName,
    organisation: optionalOrganisation,
    licence,
    state,
    email: optionalEmail,
    phone: optionalPhone,
    consent,
  }),
  emailOrPhone(),
);

const press = v.object({
  name: personName,
  outlet: name('Enter who you write for'),
  email: emailAddress,
  deadline: optionalDeadline,
  message,
  consent,
});

const job = v.object({
  name: personName,
  role: name('Enter the work you would like to do'),
  email: emailAddress,
  phone: optionalPhone,
  message,
  consent,
});

/** What each form of the page takes, and the kind of lead it becomes. */
export const enquiryForms: Readonly<Record<EnquiryId, LeadForm>> = {
  hospitals: { kind: 'hospital-application', schema: hospital },
  agents: { kind: 'agent-application', schema: agent },
  press: { kind: 'press-question', schema: press },
  jobs: { kind: 'job-application', schema: job },
};
