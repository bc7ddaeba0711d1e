/** Which of the two sites a visitor meets: Nigeria, or Global for everybody else. */
export type Edition = 'NG' | 'DG';

interface EditionFacts {
  /** What the country switcher calls it. */
  readonly label: string;
  readonly homePath: '/' | '/global';
  /** hreflang of the edition's home page. */
  readonly language: string;
  /** Name of /insurance-plans in menus (specification, section 2). */
  readonly plansLabel: string;
  readonly showsSocialHealth: boolean;
  readonly showsPortalLogin: boolean;
}

/** All that differs between the editions outside their own pages. */
export const editionFacts: Record<Edition, EditionFacts> = {
  NG: {
    label: 'Nigeria',
    homePath: '/',
    language: 'en-NG',
    plansLabel: 'Private Health Insurance',
    showsSocialHealth: true,
    showsPortalLogin: true,
  },
  DG: {
    label: 'Global',
    homePath: '/global',
    language: 'en',
    plansLabel: 'Our Services',
    showsSocialHealth: false,
    showsPortalLogin: false,
  },
};

/** The edition for an ISO 3166-1 alpha-2 country code. */
export function editionOfCountry(country: string): Edition {
  return country === 'NG' ? 'NG' : 'DG';
}

/** Reads a stored or sent choice; anything but the two known values is no choice. */
export function parseEdition(value: unknown): Edition | undefined {
  return value === 'NG' || value === 'DG' ? value : undefined;
}
