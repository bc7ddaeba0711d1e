import type { Selection, SymptomName } from './symptoms.ts';

/** The advice that a pattern of symptoms calls for. */
export type Finding = 'urgent' | 'flu-like' | 'dehydration' | 'non-urgent';

export type SymptomOutcome =
  | { readonly kind: 'none-selected' }
  | {
      readonly kind: 'result';
      readonly finding: Finding;
      readonly selection: Selection;
    };

export const noneSelectedMessage = 'Please select at least one symptom to proceed.';

/** The first rule of which every symptom is ticked decides (specification, section 5). */
const rules: readonly { readonly finding: Finding; readonly needs: readonly SymptomName[] }[] = [
  { finding: 'urgent', needs: ['fever', 'cough', 'shortnessOfBreath'] },
  { finding: 'flu-like', needs: ['fever', 'soreThroat', 'fatigue'] },
  { finding: 'dehydration', needs: ['nausea', 'headache', 'fatigue'] },
];

/** Finds what the ticked symptoms call for. */
export function checkSymptoms(selection: Selection): SymptomOutcome {
  if (selection.length === 0) return { kind: 'none-selected' };
  const rule = rules.find(({ needs }) => needs.every((name) => selection.includes(name)));
  return { kind: 'result', finding: rule?.finding ?? 'non-urgent', selection };
}
