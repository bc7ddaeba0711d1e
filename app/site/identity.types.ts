/** A social profile; ids and keys as in the specification, section 3. */
export interface SocialLink {
  readonly id: string;
  readonly social: 'facebook' | 'linkedIn' | 'twitter' | 'youtube' | 'instagram';
  readonly link: string;
  readonly icon: 'facebook' | 'linkedin' | 'twitter' | 'youtube' | 'instagram';
}

export interface BankAccount {
  readonly currency: 'NGN' | 'USD' | 'GBP' | 'EUR';
  readonly bank: string;
  readonly accountName: string;
  readonly accountNumber: string;
  /** For banks abroad, such as a SWIFT code. */
  readonly bankCode?: string | undefined;
}

export interface Promises {
  /** "by the end of the next working day" */
  readonly replyBy: string;
  /** Counted from the payment: "1 working day". */
  readonly startWithin: string;
  readonly transferWithin: string;
  /** Ends a sentence such as "After you pay, …". */
  readonly registration: string;
  /** The contact line's hours for emergencies and authorisation: "day and night". */
  readonly emergencyLine: string;
  readonly authorisationWithin: string;
  readonly noticeWithin: string;
  readonly callBackTries: string;
  readonly complaintReceipt: string;
  readonly complaintWithin: string;
  readonly dataRequestWithin: string;
  readonly applicationWithin: string;
  readonly familyNewsWithin: string;
  readonly receiptsWithin: string;
  readonly refundWithin: string;
  readonly cancelWithin: string;
  readonly renewalNotice: string;
}

/** The insurer, for every page: from `content/identity.yaml`. */
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
  /** Digits with country code, for wa.me. */
  readonly whatsApp: string;
  /** Where members turn who get no help from us. */
  readonly regulator: {
    readonly phone: string;
    /** An invented number: pages say so. */
    readonly isSample: boolean;
    /** How long a hospital waits for our answer before it should treat: "one hour". */
    readonly codeDueWithin: string;
  };
  readonly headOffice: {
    readonly street: string;
    readonly city: string;
    readonly country: string;
  };
  readonly promises: Promises;
  /** In West Africa Time. */
  readonly officeHours: readonly { readonly days: string; readonly hours: string }[];
  readonly social: readonly SocialLink[];
  readonly claims: {
    readonly enrollees: string;
    readonly healthFacilities: string;
    /** What the figure counts. */
    readonly healthFacilitiesNote: string;
    readonly partnerHospitals: string;
    readonly partnerHospitalsNote: string;
    readonly yearsLong: string;
    readonly yearsShort: string;
    readonly coverage: string;
  };
}

/** Accounts for bank transfers, separate because few pages show them. */
export interface BankTransfer {
  /** Invented accounts: the page warns not to pay into them. */
  readonly isSample: boolean;
  readonly accounts: readonly BankAccount[];
}

export interface IdentityFile extends Identity {
  readonly bankTransfer: BankTransfer;
}
