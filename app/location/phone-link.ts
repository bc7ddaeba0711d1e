/** The tel: address of a phone number written for people, spaces and all. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
