import type { FieldValues } from '#app/kernel/form-answer.ts';

/** They say something about the visitor's health, and never leave the store. */
const tipsProfileFields: ReadonlySet<string> = new Set(['tipsResult', 'tipsThemes']);

/** A lead's fields without the result and themes that tips are picked by. */
export function withoutTipsProfile(fields: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !tipsProfileFields.has(name)),
  );
}
