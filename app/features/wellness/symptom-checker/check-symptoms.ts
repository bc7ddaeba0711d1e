/** The seven symptoms in their order, by their names in forms. */
export const symptoms = [
  { name: 'fever', label: 'Fever', icon: 'thermometer' },
  { name: 'cough', label: 'Cough', icon: 'cough' },
  { name: 'fatigue', label: 'Fatigue', icon: 'fatigue' },
  { name: 'headache', label: 'Headache', icon: 'headache' },
  { name: 'shortnessOfBreath', label: 'Shortness of breath', icon: 'lungs' },
  { name: 'soreThroat', label: 'Sore throat', icon: 'throat' },
  { name: 'nausea', label: 'Nausea', icon: 'nausea' },
] as const;

export type SymptomName = (typeof symptoms)[number]['name'];

/** Which symptoms are ticked, in the order of the list. */
export type Selection = readonly SymptomName[];

/** Reads the ticked boxes of a form. */
export function parseSelection(form: FormData): Selection {
  return symptoms.map(({ name }) => name).filter((name) => form.has(name));
}

/** The ticked symptoms in words. */
export function describeSelection(selection: Selection): string {
  const labels = symptoms.filter(({ name }) => selection.includes(name)).map(({ label }) => label);
  return labels.map((label, index) => (index > 0 ? label.toLowerCase() : label)).join(', ');
}

/** The advice that a pattern of symptoms calls for. */
export type Finding = 'urgent' | 'flu-like' | 'dehydration' | 'non-urgent';

export interface SymptomResult {
  readonly kind: 'result';
  readonly finding: Finding;
  readonly selection: Selection;
}

export type SymptomOutcome = { readonly kind: 'none-selected' } | SymptomResult;

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

/** Whether shortness of breath is ticked beside a result that is not urgent: it must be seen anyway. */
export function needsBreathCheck({ finding, selection }: SymptomResult): boolean {
  return finding !== 'urgent' && selection.includes('shortnessOfBreath');
}
