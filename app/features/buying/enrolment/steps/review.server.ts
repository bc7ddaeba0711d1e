import type { Edition } from '#app/site/edition.ts';
import type { PlanCatalogue } from '../../plans/catalogue.types.ts';
import { valueFor, valueWords } from '../../plans/compare/plan-rows.ts';
import { waitRows } from '../../plans/compare/plan-table-data.ts';
import { listInSentence } from '../../plans/sections/list-in-words.ts';
import { payLabel, type TierId } from '../../prices/price-list.ts';
import { buyerWords } from '../../quote/form/quote-choices.ts';
import { buyerOf, isGroup, typed, type Draft } from '../draft/draft.ts';
import { answersOf, type Answer } from './answers.server.ts';
import type { AgeRules } from './check-birth.ts';
import type { StepId } from './enrolment-steps.tsx';
import type { ChosenHospital } from './hospital-choice.server.ts';
import { countOf, fieldOf, personName } from './people.ts';

export interface ReviewLine {
  readonly label: string;
  readonly text: string;
  readonly field: string;
}

export interface ReviewSection {
  readonly step: StepId;
  readonly title: string;
  readonly lines: readonly ReviewLine[];
}

interface Chosen {
  readonly tier: TierId;
  readonly edition: Edition;
  readonly isForGroup: boolean;
}

/** Collects what the chosen plan does not pay for, and when it starts to pay. */
export function reviewCover(catalogue: PlanCatalogue, { tier, edition, isForGroup }: Chosen) {
  const { exclusions, crisisNote } = catalogue.cover[edition];
  const missing = catalogue.benefits
    .flatMap(({ benefits }) => benefits)
    .filter(({ values }) => !values[tier].isCovered)
    .map(({ name }) => name);
  return {
    exclusions,
    crisisNote,
    /** Benefits of larger plans; undefined for the largest. */
    missing: missing.length > 0 ? listInSentence(missing) : undefined,
    waits: waitRows(catalogue, isForGroup).map((row) => ({
      label: row.name,
      text: valueWords(valueFor(row, tier)),
    })),
  };
}

/** Lists all answers by the step that changes them, each with its field. */
export function reviewSections(
  draft: Draft,
  hospitals: readonly ChosenHospital[],
  rules: AgeRules,
): readonly ReviewSection[] {
  const { people, contact } = answersOf(draft, rules);
  const contactTitle = isGroup(buyerOf(draft)) ? 'Contact' : 'Your details';
  const hospital = {
    step: 'hospital' as const,
    title: hospitals.length > 1 ? 'Hospitals' : 'Hospital',
    lines: hospitals.map(({ slot, hospital: chosen }) => ({
      label: personName(draft, slot),
      text: chosen ? `${chosen.name}, ${chosen.place}` : 'Choose later',
      field: fieldOf(slot, 'hospital'),
    })),
  };
  return [
    { step: 'who', title: 'Who for', lines: whoLines(draft, rules) },
    ...people.map(({ slot, answers }) => detailsSection(slot.title, answers)),
    ...(contact.length > 0 ? [detailsSection(contactTitle, contact)] : []),
    ...(hospitals.length > 0 ? [hospital] : []),
  ];
}

function whoLines(draft: Draft, { prices }: AgeRules): ReviewLine[] {
  const { fromAge, toAge } = prices.ages.older;
  const buyer = buyerOf(draft);
  const older = countOf(draft, 'older');
  const ofThem = older > 0 ? `, ${older} of them aged ${fromAge} to ${toAge}` : '';
  const people = {
    label: buyer === 'staff' ? 'Staff' : 'Members',
    text: typed(draft, 'people') + ofThem,
    field: 'people',
  };
  const children = { label: 'Children', text: typed(draft, 'children'), field: 'children' };
  return [
    { label: 'Cover for', text: buyerWords[buyer], field: 'who' },
    ...(isGroup(buyer) ? [people] : []),
    ...(isGroup(buyer) && countOf(draft, 'children') > 0 ? [children] : []),
    { label: 'Paid', text: payLabel(typed(draft, 'pay')), field: 'pay' },
  ];
}

function detailsSection(title: string, answers: readonly Answer[]): ReviewSection {
  const lines = answers.map(({ label, text, field }) => ({
    label,
    text: text || 'Not given',
    field,
  }));
  return { step: 'people', title, lines };
}
