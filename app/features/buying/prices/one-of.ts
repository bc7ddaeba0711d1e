/** The choice with this name, if there is one. */
export function oneOf<Choice extends string>(
  choices: readonly Choice[],
  value: string | undefined,
): Choice | undefined {
  return choices.find((choice) => choice === value);
}
