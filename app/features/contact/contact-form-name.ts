export type ContactFormName = 'contact' | 'call-back';

/** The address each is sent to: the page's own, which says in its query which form it was. */
export const contactFormPaths: Readonly<Record<ContactFormName, string>> = {
  contact: '/contact',
  'call-back': '/contact?form=call-back',
};

/** Which form an address of the page is about. */
export function contactFormOf(url: URL): ContactFormName {
  return url.searchParams.get('form') === 'call-back' ? 'call-back' : 'contact';
}
