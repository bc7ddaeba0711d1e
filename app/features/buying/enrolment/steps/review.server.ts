import type { Edition } from '#app/site/edition.ts';
import type { PlanCatalogue } from '../../plans/catalogue.types.ts';
import { textFor } from '../../plans/compare/plan-rows.ts';
import { waitRows } from '../../plans/compare/plan-table-data.ts';
import { listInSentence } from '../../plans/sections/list-in-words.ts';
import { payWords, type TierId } from '../../prices/price-list.ts';
import { formatDay } from '#app/kernel/days.ts';
import { findCountry } from '#app/site/countries.ts';
import { findState } from '#app/site/nigeria/states.ts';
import { buyerWords, relationLabel } from '../../quote/form/quote-choices.ts';
import { buyerOf, isGroup, isSponsor, typed, type Draft } from '../draft/draft.ts';
import { checkBirth, type AgeRules } from './check-birth.ts';
import type { StepId } from './enrolment-steps.tsx';
import type { ChosenHospital } from './hospital-choice.server.ts';
import { countOf, fieldOf, nameOf, peopleOf, placeOf, type PersonSlot } from './people.ts';

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
  /** The last day cover can start on if the order is paid today, as YYYY-MM-DD. */
  readonly firstDay: string;
  /** The first day is that of the year that follows another. */
  readonly isRenewal: boolean;
}

/** Collects what the chosen plan does not pay for, and when it starts to pay. */
export function reviewCover(
  catalogue: PlanCatalogue,
  { tier, edition, isForGroup, firstDay, isRenewal }: Chosen,
) {
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
    waits: waitRows(catalogue, isForGroup).map(({ name, texts }) => ({
      label: name,
      text: textFor(texts, tier),
    })),
    firstDay,
    isRenewal,
  };
}

/** Lists all answers by the step that changes them, each with its field. */
export function reviewSections(
  draft: Draft,
  hospitals: readonly ChosenHospital[],
  rules: AgeRules,
): readonly ReviewSection[] {
  const people = peopleOf(draft).map((slot) => ({
    step: 'people' as const,
    title: slot.title,
    lines: personLines(slot, draft, rules),
  }));
  const isSelf = people.length > 0 && !isSponsor(draft);
  const contact = isSelf ? [] : [contactSection(draft)];
  const hospital = {
    step: 'hospital' as const,
    title: hospitals.length > 1 ? 'Hospitals' : 'Hospital',
    lines: hospitals.map(({ slot, hospital: chosen }) => ({
      label: nameOf(draft, slot),
      text: chosen ? `${chosen.name}, ${chosen.place}` : 'Choose later',
      field: fieldOf(slot, 'hospital'),
    })),
  };
  return [
    { step: 'who', title: 'Who for', lines: whoLines(draft, rules) },
    ...people,
    ...contact,
    ...(hospitals.length > 0 ? [hospital] : []),
  ];
}

function whoLines(draft: Draft, { prices }: AgeRules): ReviewLine[] {
  const { fromAge, toAge } = prices.ages.older;
  const buyer = buyerOf(draft);
  const older = countOf(draft, 'older');
  const ofThem = older > 0 ? `, ${older} of them aged ${fromAge} to ${toAge}` : '';
  const line = lineOf(draft);
  const people = [
    line(buyer === 'staff' ? 'Staff' : 'Members', 'people', typed(draft, 'people') + ofThem),
    ...(countOf(draft, 'children') > 0 ? [line('Children', 'children')] : []),
  ];
  return [
    line('Cover for', 'who', buyerWords[buyer]),
    ...(isGroup(buyer) ? people : []),
    line('Paid', 'pay', payWords(typed(draft, 'pay'))),
  ];
}

function personLines(slot: PersonSlot, draft: Draft, rules: AgeRules): ReviewLine[] {
  const line = lineOf(draft);
  const birth = checkBirth(typed(draft, fieldOf(slot, 'birth')), slot.role, rules);
  const isOther = slot.isFirst && slot.key !== '';
  return [
    line('Name', fieldOf(slot, 'name')),
    line('Born', fieldOf(slot, 'birth'), birth.kind === 'birth' ? formatDay(birth.day) : ''),
    line('Gender', fieldOf(slot, 'gender')),
    ...(isOther ? [line('To you', 'relation', relationLabel(typed(draft, 'relation')))] : []),
    ...(slot.hasContact || slot.key === ''
      ? [line('Phone', fieldOf(slot, 'phone')), line('Email', fieldOf(slot, 'email'))]
      : []),
    line('Lives in', fieldOf(slot, 'state'), homeWords(draft, slot)),
  ];
}

/** Names where a person lives, the area as typed: "Lekki, Lagos". */
function homeWords(draft: Draft, slot: PersonSlot): string {
  const { state, area } = placeOf(draft, slot);
  const stateName = findState(state)?.name ?? '';
  const isNamed = area === '' || area.toLowerCase().endsWith(stateName.toLowerCase());
  return isNamed ? area || stateName : `${area}, ${stateName}`;
}

function contactSection(draft: Draft): ReviewSection {
  const line = lineOf(draft);
  const isForGroup = isGroup(buyerOf(draft));
  return {
    step: 'people',
    title: isForGroup ? 'Contact' : 'Your details',
    lines: [
      line('Name', 'name'),
      line('Phone', 'phone'),
      line('Email', 'email'),
      ...(isForGroup
        ? [
            line('State', 'state', findState(typed(draft, 'state'))?.name),
            line('Organisation', 'organisation'),
          ]
        : [
            line('Country', 'country', findCountry(typed(draft, 'country'))?.name),
            line('City', 'city'),
          ]),
    ],
  };
}

function lineOf(draft: Draft) {
  return (label: string, field: string, text = typed(draft, field) || 'Not given'): ReviewLine => ({
    label,
    text,
    field,
  });
}
