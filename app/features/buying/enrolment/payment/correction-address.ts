const mark = ['form', 'email'] as const;

/** Returns where the form posts that corrects an order's address, beside the button to pay. */
export function correctionAddress(path: string): string {
  return `${path}&${mark.join('=')}`;
}

/** Tells whether a post to the payment page corrects the address. */
export function isCorrection({ searchParams }: URL): boolean {
  return searchParams.get(mark[0]) === mark[1];
}
