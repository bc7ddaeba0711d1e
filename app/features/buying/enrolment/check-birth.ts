import { ageOn } from '#app/kernel/days/age-on.ts';
import { parseDay } from '#app/kernel/days/parse-day.ts';
import type { PersonSlot } from './people.ts';

/** A date of birth with the age on this day, nothing typed, or what to tell the visitor. */
export type Birth =
  | { readonly kind: 'birth'; readonly day: string; readonly age: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'problem'; readonly message: string };

const adultAge = 18;
/** Nobody is known to have been older. */
const oldestAge = 122;

/** Reads a date of birth, and whether it fits the person. */
export function checkBirth(text: string, role: PersonSlot['role'], today: string): Birth {
  const parsed = parseDay(text);
  if (parsed.kind !== 'day') return parsed;
  const age = ageOn(parsed.day, today);
  const message = complaintAbout(age, role);
  return message === undefined
    ? { kind: 'birth', day: parsed.day, age }
    : { kind: 'problem', message };
}

function complaintAbout(age: number, role: PersonSlot['role']): string | undefined {
  if (age < 0) return 'This day is still to come: check the year';
  if (age > oldestAge) return `This is more than ${oldestAge} years ago: check the year`;
  if (role === 'adult' && age < adultAge) {
    return `Somebody of ${age} counts as a child: adults are ${adultAge} or more`;
  }
  if (role === 'child' && age >= adultAge) {
    return `Somebody of ${age} is not a child any more: please take a plan of their own`;
  }
  return undefined;
}
