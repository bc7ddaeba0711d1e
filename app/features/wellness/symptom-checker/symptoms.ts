import type { IconName } from '#app/ui/icon/icon-names.ts';

interface Symptom {
  readonly name: string;
  readonly label: string;
  readonly icon: IconName;
}

/** The seven symptoms in their order, by their names in forms. */
export const symptoms = [
  { name: 'fever', label: 'Fever', icon: 'thermometer' },
  { name: 'cough', label: 'Cough', icon: 'cough' },
  { name: 'fatigue', label: 'Fatigue', icon: 'fatigue' },
  { name: 'headache', label: 'Headache', icon: 'headache' },
  { name: 'shortnessOfBreath', label: 'Shortness of breath', icon: 'lungs' },
  { name: 'soreThroat', label: 'Sore throat', icon: 'throat' },
  { name: 'nausea', label: 'Nausea', icon: 'nausea' },
] as const satisfies readonly Symptom[];

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
