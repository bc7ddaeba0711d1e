/** Said where someone is too old for the list: they can still have a plan. */
export function askForPrice(callFromAge: number): string {
  return `From ${callFromAge}, ask us for a price. We don’t show prices online for people aged ${callFromAge} or over.`;
}
