import type { Example } from '#app/ui/example.ts';
import { CareCard } from './care-card.tsx';
import { checkSymptoms, type Selection } from './check-symptoms.ts';

function card(selection: Selection) {
  const result = checkSymptoms(selection);
  return result.kind === 'result' ? (
    <CareCard level={2} result={result} edition="NG" phone="0700 000 0000" />
  ) : null;
}

/** The four findings by urgency. */
export const examples: Example[] = [
  { name: 'Urgent', node: card(['fever', 'cough', 'shortnessOfBreath']) },
  { name: 'Flu-like', node: card(['fever', 'fatigue', 'soreThroat']) },
  { name: 'Dehydration', node: card(['fatigue', 'headache', 'nausea']) },
  { name: 'Non-urgent', node: card(['headache']) },
  { name: 'Non-urgent with shortness of breath', node: card(['shortnessOfBreath']) },
];
