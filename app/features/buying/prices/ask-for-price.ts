/** Tells people too old for the price list how to get a price. */
export function askForPrice(callFromAge: number): string {
  return `From ${callFromAge}, ask us for a price. We don’t show prices online for people aged ${callFromAge} or over.`;
}
