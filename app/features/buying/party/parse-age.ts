import { parseWholeNumber } from '#app/kernel/numbers.ts';
import { oldestAge } from '../prices/price-list.ts';

const yearWords = ['years', 'year', 'yrs', 'yr', 'y', 'years old', 'year old', 'yrs old', 'y/o'];
const monthsOrDays = /^\d{1,3}\s*(months?|mths?|mo|m|weeks?|wks?|w|days?|d)(\s+old)?$/i;

export type ParsedAge =
  | { readonly kind: 'age'; readonly years: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'problem'; readonly message: string };

/** Parses an age as people type it: "34", "34 years", "8 months", "newborn". */
export function parseAge(text: string): ParsedAge {
  const plain = text.trim();
  if (monthsOrDays.test(plain)) return ageFromParts(plain);
  if (/^(newborn|new born|baby)$/i.test(plain)) return { kind: 'age', years: 0 };
  const number = parseWholeNumber(plain, yearWords);
  switch (number.kind) {
    case 'empty':
      return { kind: 'empty' };
    case 'number':
      return ageInYears(number.value);
    case 'negative':
      return problem('Enter an age of 0 or more');
    case 'fraction':
      return problem('Enter the age in whole years, for example 34');
    case 'unclear':
      return problem(explainUnclear(plain));
  }
}

function ageInYears(years: number): ParsedAge {
  if (years >= 1900 && years <= 2100) {
    return problem('Enter the age, not the year of birth');
  }
  if (years > oldestAge) return problem(`Enter an age from 0 to ${oldestAge}`);
  return { kind: 'age', years };
}

function ageFromParts(text: string): ParsedAge {
  const count = Number.parseInt(text, 10);
  const [unit = 'd'] = /[a-z]/i.exec(text) ?? [];
  const partsOfYear = { m: 12, w: 52, d: 365 }[unit.toLowerCase()] ?? 365;
  return { kind: 'age', years: Math.floor(count / partsOfYear) };
}

const dates = [
  /\d{1,4}[/.\- ]\d{1,2}[/.\- ]\d{1,4}/,
  /^\d{1,2}[/.-]\d{4}$/,
  /(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,8}\W+(\d{1,2}\W+)?\d{2,4}/i,
];

function explainUnclear(text: string): string {
  return dates.some((shape) => shape.test(text))
    ? 'Enter the age in years, not a date of birth'
    : 'Enter the age in years, for example 34';
}

function problem(message: string): ParsedAge {
  return { kind: 'problem', message };
}
