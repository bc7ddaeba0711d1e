/** The two sites: Nigeria, and Global for everyone else. */
export type Edition = 'NG' | 'DG';

interface EditionFacts {
  readonly label: string;
  readonly homePath: '/' | '/global';
  /** hreflang of the edition's home page. */
  readonly language: string;
  /** Name of /insurance-plans in menus (specification, section 2). */
  readonly plansLabel: string;
  readonly showsSocialHealth: boolean;
  readonly showsPortalLogin: boolean;
}

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

/** Chooses the edition for an ISO 3166-1 alpha-2 country code. */
export function editionOfCountry(country: string): Edition {
  return country === 'NG' ? 'NG' : 'DG';
}

/** Parses a stored or sent choice. */
export function parseEdition(value: unknown): Edition | undefined {
  return value === 'NG' || value === 'DG' ? value : undefined;
}

export interface Visitor {
  readonly edition: Edition;
  readonly isSavingData: boolean;
}

export type ByEdition<Value> = Readonly<Record<Edition, Value>>;

export function byEdition<Value>(valueFor: (edition: Edition) => Value): ByEdition<Value> {
  return { NG: valueFor('NG'), DG: valueFor('DG') };
}
