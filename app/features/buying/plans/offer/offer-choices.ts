export const associationTypes = [
  { value: 'union', label: 'Union' },
  { value: 'faith', label: 'Church or mosque group' },
  { value: 'cooperative', label: 'Cooperative' },
  { value: 'alumni', label: 'Alumni association' },
  { value: 'trade', label: 'Trade or market association' },
] as const;

export const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;
