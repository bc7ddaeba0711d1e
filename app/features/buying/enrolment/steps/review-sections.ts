import { formatDay } from '#app/kernel/days.ts';
import { findCountry } from '#app/site/countries.ts';
import { findState } from '#app/site/nigeria/states.ts';
import { payWords, type PriceList } from '../../prices/price-list.ts';
import { buyerWords, relationLabel } from '../../quote/form/quote-choices.ts';
import type { ReviewLine, ReviewSection } from '../checkout.ts';
import { buyerOf, isGroup, isSponsor, typed, type Draft } from '../draft/draft.ts';
import { checkBirth } from './check-birth.ts';
import type { ChosenHospital } from './hospital-choice.server.ts';
import { placeWords } from './find-area.server.ts';
import { countOf, fieldOf, nameOf, peopleOf, type PersonSlot } from './people.ts';

interface ReviewFacts {
  readonly draft: Draft;
  readonly hospitals: readonly ChosenHospital[];
  readonly today: string;
  readonly prices: Pick<PriceList, 'ages'>;
}

/** Lists all answers by the step that changes them, each with its field. */
export function reviewSections(facts: ReviewFacts): readonly ReviewSection[] {
  const { draft, hospitals } = facts;
  const people = peopleOf(draft).map((slot) => ({
    step: 'people' as const,
    title: slot.title,
    lines: personLines(slot, facts),
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
    { step: 'who', title: 'Who for', lines: whoLines(facts) },
    ...people,
    ...contact,
    ...(hospitals.length > 0 ? [hospital] : []),
  ];
}

function whoLines({ draft, prices }: ReviewFacts): ReviewLine[] {
  const { fromAge, toAge } = prices.ages.older;
  const buyer = buyerOf(draft);
  const lines = [{ label: 'Cover for', text: buyerWords[buyer], field: 'who' }];
  if (isGroup(buyer)) {
    const older = countOf(draft, 'older');
    lines.push({
      label: buyer === 'staff' ? 'Staff' : 'Members',
      text:
        typed(draft, 'people') +
        (older > 0 ? `, ${older} of them aged ${fromAge} to ${toAge}` : ''),
      field: 'people',
    });
    if (countOf(draft, 'children') > 0) {
      lines.push({ label: 'Children', text: typed(draft, 'children'), field: 'children' });
    }
  }
  return [...lines, { label: 'Paid', text: payWords(typed(draft, 'pay')), field: 'pay' }];
}

function personLines(slot: PersonSlot, { draft, today, prices }: ReviewFacts): ReviewLine[] {
  const line = lineOf(draft);
  const birth = checkBirth(typed(draft, fieldOf(slot, 'birth')), slot.role, { today, prices });
  const born = birth.kind === 'birth' ? formatDay(birth.day) : '';
  const relation = relationLabel(typed(draft, 'relation'));
  const isOther = slot.isFirst && slot.key !== '';
  return [
    line('Name', fieldOf(slot, 'name')),
    { label: 'Born', text: born, field: fieldOf(slot, 'birth') },
    line('Gender', fieldOf(slot, 'gender')),
    ...(isOther ? [{ label: 'To you', text: relation ?? '', field: 'relation' }] : []),
    ...(slot.hasContact || slot.key === ''
      ? [line('Phone', fieldOf(slot, 'phone')), line('Email', fieldOf(slot, 'email'))]
      : []),
    { label: 'Lives in', text: placeWords(draft, slot), field: fieldOf(slot, 'state') },
  ];
}

function contactSection(draft: Draft): ReviewSection {
  const line = lineOf(draft);
  const isForGroup = isGroup(buyerOf(draft));
  const state = findState(typed(draft, 'state'))?.name ?? '';
  const country = findCountry(typed(draft, 'country'))?.name ?? '';
  return {
    step: 'people',
    title: isForGroup ? 'Contact' : 'Your details',
    lines: [
      line('Name', 'name'),
      line('Phone', 'phone'),
      line('Email', 'email'),
      ...(isForGroup
        ? [{ label: 'State', text: state, field: 'state' }, line('Organisation', 'organisation')]
        : [{ label: 'Country', text: country, field: 'country' }, line('City', 'city')]),
    ],
  };
}

function lineOf(draft: Draft) {
  return (label: string, field: string): ReviewLine => ({
    label,
    text: typed(draft, field) || 'Not given',
    field,
  });
}
