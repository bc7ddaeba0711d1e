import * as v from 'valibot';
import { dayInLagos, parseDay } from '#app/kernel/days.ts';
import { line, optionalEmail, personName, phoneNumber } from '#app/kernel/form-rules.ts';
import { consentTo } from '#app/leads/consent/consent-rule.ts';
import type { LeadForm } from '#app/leads/lead-kinds.ts';

/** Any earlier year is mistyped. */
const earliestDay = '2000-01-01';

/** A day that has come, as people type it; becomes YYYY-MM-DD. */
const careDay = v.pipe(
  v.string(),
  v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseDay(dataset.value);
    const day = parsed.kind === 'day' ? parsed.day : '';
    const isPast = day <= dayInLagos(Date.now());
    if (isPast && day >= earliestDay) return day;
    const message = {
      day: isPast
        ? 'Check the year: it must be 2000 or later'
        : 'Enter a day that isn’t in the future',
      empty: 'Enter the day of the care',
      problem: parsed.kind === 'problem' ? parsed.message : '',
    }[parsed.kind];
    addIssue({ message });
    return NEVER;
  }),
);

/** A request for money that a member has paid for care. It asks for nothing about an illness. */
export const reimbursementSchema = v.object({
  name: personName,
  phone: phoneNumber,
  email: optionalEmail,
  member: line(40, 'Enter one member number only'),
  hospital: v.pipe(
    line(120, 'Shorten the name to 120 characters'),
    v.nonEmpty('Enter the name of the hospital'),
  ),
  careDay,
  paid: v.pipe(
    line(40, 'Enter the amount only, for example ₦45,000'),
    v.regex(/\d/, 'Enter how much you paid, for example ₦45,000'),
  ),
  consent: consentTo('reimbursement-1'),
});

export const reimbursementForm: LeadForm = { kind: 'reimbursement', schema: reimbursementSchema };
