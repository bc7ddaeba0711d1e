import { formatDay } from '#app/kernel/days/format-day.ts';
import { findState } from '#app/location/nigeria/states.ts';
import type { PriceList } from '../prices/price-list.ports.ts';
import type { HospitalOption, ReviewSection } from './checkout.ts';
import { checkBirth } from './check-birth.ts';
import { buyerOf, isGroup, isSponsor, typed, type Draft } from './draft.ts';
import { buyerWords } from '../quote/buyer-choices.ts';
import { payWords } from '../quote/pay-choices.ts';
import { relationLabel } from '../quote/relation-choices.ts';
import { countOf, peopleOf } from './people.ts';

interface ReviewFacts {
  readonly draft: Draft;
  readonly areaName: string | undefined;
  readonly hospital: HospitalOption | undefined;
  readonly today: string;
  readonly prices: Pick<PriceList, 'ages'>;
}

type Line = ReviewSection['lines'][number];

/** Everything that was filled in, by the step that changes it. */
export function reviewSections(facts: ReviewFacts): readonly ReviewSection[] {
  const { draft } = facts;
  const buyer = buyerOf(draft);
  const sections: ReviewSection[] = [
    { step: 'who', title: 'Who for', lines: whoLines(facts) },
    { step: 'people', title: isGroup(buyer) ? 'Contact' : 'Details', lines: peopleLines(facts) },
  ];
  if (isGroup(buyer)) return sections;
  const lines = facts.hospital
    ? [
        { label: 'Hospital', text: facts.hospital.name },
        { label: 'Where', text: facts.hospital.place },
      ]
    : [{ label: 'Hospital', text: 'To be chosen later' }];
  return [...sections, { step: 'hospital', title: 'Hospital', lines }];
}

function whoLines({ draft, prices }: ReviewFacts): Line[] {
  const { fromAge, toAge } = prices.ages.older;
  const buyer = buyerOf(draft);
  const lines = [{ label: 'Cover for', text: buyerWords[buyer] }];
  if (isGroup(buyer)) {
    const older = countOf(draft, 'older');
    lines.push({
      label: buyer === 'staff' ? 'Staff' : 'Members',
      text:
        typed(draft, 'people') +
        (older > 0 ? `, of them ${older} aged ${fromAge} to ${toAge}` : ''),
    });
    if (countOf(draft, 'children') > 0) {
      lines.push({ label: 'Children', text: typed(draft, 'children') });
    }
  }
  lines.push({ label: 'Paid', text: payWords(typed(draft, 'pay')) });
  return lines;
}

function peopleLines({ draft, areaName, today, prices }: ReviewFacts): Line[] {
  const buyer = buyerOf(draft);
  const state = findState(typed(draft, 'state'))?.name ?? '';
  const place = areaName === undefined ? state : `${areaName}, ${state}`;
  const relation = relationLabel(typed(draft, 'relation'));
  const lines = peopleOf(draft).map((slot) => {
    const birth = checkBirth(typed(draft, slot.birthField), slot.role, { today, prices });
    const born = birth.kind === 'birth' ? `, born ${formatDay(birth.day)}` : '';
    return {
      label: buyer === 'someone' ? (relation ?? 'Covered') : slot.title,
      text: typed(draft, slot.nameField) + born,
    };
  });
  if (isGroup(buyer)) lines.push({ label: 'Organisation', text: typed(draft, 'organisation') });
  lines.push({ label: 'Lives in', text: place });
  const isSelf = !isGroup(buyer) && !isSponsor(draft);
  if (!isSelf) lines.push({ label: 'Contact', text: typed(draft, 'name') });
  lines.push(
    { label: isSelf ? 'Phone' : 'Your phone', text: typed(draft, 'phone') },
    { label: isSelf ? 'Email' : 'Your email', text: typed(draft, 'email') },
  );
  if (typed(draft, 'memberPhone') !== '' && isSponsor(draft)) {
    lines.push({ label: 'Their phone', text: typed(draft, 'memberPhone') });
  }
  return isGroup(buyer)
    ? lines.map((line) => (line.label === 'Lives in' ? { ...line, label: 'State' } : line))
    : lines;
}
