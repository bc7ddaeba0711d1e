/** A profile of the insurer elsewhere; ids and keys as the specification's section 3 names them. */
export interface SocialLink {
  readonly id: string;
  readonly social: 'facebook' | 'linkedIn' | 'twitter' | 'youtube' | 'instagram';
  readonly link: string;
  /** Name of the drawing in the icon sprite. */
  readonly icon: 'facebook' | 'linkedin' | 'twitter' | 'youtube' | 'instagram';
}

/** An account for one currency. */
export interface BankAccount {
  readonly currency: 'NGN' | 'USD' | 'GBP';
  readonly bank: string;
  readonly accountName: string;
  readonly accountNumber: string;
  /** What banks abroad need besides: a SWIFT code or the like. */
  readonly bankCode?: string | undefined;
}

/** Who the insurer is, as every page knows it: from `content/identity.yaml`. */
export interface Identity {
  readonly name: string;
  readonly legalName: string;
  readonly tagline: string;
  readonly blurb: string;
  readonly email: string;
  readonly phones: {
    readonly contact: string;
    readonly marketing: string;
    readonly international: string;
  };
  /** Digits with country code, as wa.me expects. */
  readonly whatsApp: string;
  readonly headOffice: {
    readonly street: string;
    readonly city: string;
    readonly country: string;
  };
  /** When people answer, in West Africa Time. */
  readonly officeHours: readonly { readonly days: string; readonly hours: string }[];
  readonly social: readonly SocialLink[];
  readonly claims: {
    readonly enrollees: string;
    readonly healthFacilities: string;
    readonly partnerHospitals: string;
    readonly yearsLong: string;
    readonly yearsShort: string;
    readonly coverage: string;
  };
}

/** Where to pay by bank transfer; kept apart because few pages show it. */
export interface BankTransfer {
  /** Invented accounts: the page says that nothing may be paid into them. */
  readonly isSample: boolean;
  readonly accounts: readonly BankAccount[];
}

/** The whole of `content/identity.yaml`. */
export interface IdentityFile extends Identity {
  readonly bankTransfer: BankTransfer;
}
