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

/** The insurer's promises to everyone, worded to fit into a sentence. */
export interface Promises {
  /** "by the end of the next working day" */
  readonly replyBy: string;
  /** From the arrival of a payment: "1 working day". */
  readonly startWithin: string;
  readonly transferWithin: string;
  /** Ends a sentence such as "After you pay, …". */
  readonly registration: string;
  /** When the contact line answers for emergencies and authorisation: "day and night". */
  readonly emergencyLine: string;
  readonly authorisationWithin: string;
  readonly noticeWithin: string;
  readonly callBackTries: string;
  readonly complaintReceipt: string;
  readonly complaintWithin: string;
  readonly dataRequestWithin: string;
  readonly familyNewsWithin: string;
  readonly receiptsWithin: string;
  readonly refundWithin: string;
  readonly cancelWithin: string;
  readonly renewalNotice: string;
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
  readonly promises: Promises;
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
