import { ageOn, parseDay } from '#app/kernel/days.ts';
import { oldestAge, type PriceList } from '../../prices/price-list.ts';
import type { PersonSlot } from './people.ts';

export type Birth =
  | { readonly kind: 'birth'; readonly day: string; readonly age: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'problem'; readonly message: string };

export interface AgeRules {
  /** On which ages count, as YYYY-MM-DD. */
  readonly today: string;
  /** On which the dates are entered, where that is an earlier day. */
  readonly enteredOn?: string;
  readonly prices: Pick<PriceList, 'ages'>;
}

export function checkBirth(text: string, role: PersonSlot['role'], rules: AgeRules): Birth {
  const parsed = parseDay(text);
  if (parsed.kind !== 'day') return parsed;
  const age = ageOn(parsed.day, rules.today);
  const isBorn = parsed.day <= (rules.enteredOn ?? rules.today);
  const message = complaintAbout(isBorn ? age : -1, role, rules.prices.ages.adult.fromAge);
  return message === undefined
    ? { kind: 'birth', day: parsed.day, age }
    : { kind: 'problem', message };
}

function complaintAbout(
  age: number,
  role: PersonSlot['role'],
  adultAge: number,
): string | undefined {
  if (age < 0) return 'Date of birth must be in the past';
  if (age > oldestAge) return `Date of birth must be within the last ${oldestAge} years`;
  if (role === 'adult' && age < adultAge) {
    return `This person is ${age}. Adults must be ${adultAge} or over`;
  }
  if (role === 'child' && age >= adultAge) {
    return `This person is ${age}. Children must be under ${adultAge}, so they need their own plan`;
  }
  return undefined;
}
