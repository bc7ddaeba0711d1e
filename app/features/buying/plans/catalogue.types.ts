import type { ByEdition } from '#app/site/edition.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import type { FigureName } from '#app/site/page-hero/page-header.schema.ts';
import type { TypicalCare } from '../fit/typical-care.schema.ts';
import type { PriceList, TierId } from '../prices/price-list.ts';
import type { Buyer } from '../party/party.ts';

export type TextPart =
  | string
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** A price, with the calculator query it comes from. */
  | { readonly kind: 'price'; readonly text: string; readonly query: string };

/** A sentence with links and prices. */
export type RichText = readonly TextPart[];

export const bandIds = ['A', 'B', 'C', 'D'] as const;
/** A class of hospitals, by fees and facilities. */
export type BandId = (typeof bandIds)[number];

export interface Tier {
  readonly id: TierId;
  readonly name: string;
  readonly suits: string;
  readonly figure: FigureName;
  readonly bands: readonly BandId[];
}

interface BenefitLimits {
  readonly naira: number | undefined;
  readonly count: number | undefined;
  readonly unit: string | undefined;
  /** Undefined for the year. */
  readonly per: 'month' | 'two years' | undefined;
}

export interface BenefitValue {
  readonly isCovered: boolean;
  /** Without the wait: "15 days, general ward". Empty when covered without a limit. */
  readonly text: string;
  /** The wait of a new member; 0 for none. */
  readonly afterMonths: number;
  /** The same in figures; left out where there is no limit. */
  readonly limits?: BenefitLimits;
}

/** What a plan pays for a benefit in a year, in figures. */
export interface BenefitTerms {
  readonly isCovered: boolean;
  /** The wait of a new member; 0 for none. */
  readonly afterMonths: number;
  /** Undefined where no limit but the overall one ends it. */
  readonly limitKobo: number | undefined;
  readonly timesAYear: number | undefined;
}

export interface Benefit {
  readonly id: string;
  readonly name: string;
  readonly hint: string | undefined;
  readonly values: Readonly<Record<TierId, BenefitValue>>;
  readonly terms: Readonly<Record<TierId, BenefitTerms>>;
}

export interface BenefitGroup {
  readonly name: string;
  readonly icon: IconName;
  readonly benefits: readonly Benefit[];
}

export interface CoverRules {
  readonly waits: {
    readonly emergencyDays: number;
    readonly illnessDays: number;
    readonly groupIllnessDays: number;
  };
  readonly exclusions: readonly string[];
  readonly crisisNote: string;
  readonly authorisation: readonly { readonly title: string; readonly text: RichText }[];
  readonly deskNote: RichText;
}

export const priceTableKinds = ['ages', 'family', 'staff', 'association'] as const;
export type PriceTableKind = (typeof priceTableKinds)[number];

export interface PlanPageSection {
  readonly title: string;
  readonly text: RichText | undefined;
  readonly list: readonly RichText[];
  readonly steps: readonly RichText[];
}

export interface Question {
  readonly question: string;
  readonly answer: RichText;
}

export interface PlanPage {
  readonly slug: PlanPageSlug;
  readonly title: string;
  readonly description: string;
  readonly eyebrow: string;
  readonly lead: RichText;
  readonly figure: FigureName;
  /** Preselected in the calculator linked from here. */
  readonly buyer: Buyer;
  readonly prices: PriceTableKind | undefined;
  readonly priceNote: RichText | undefined;
  readonly example: RichText | undefined;
  readonly sections: readonly PlanPageSection[];
  readonly questions: readonly Question[];
}

export const planPageSlugs = [
  'insurance-plans',
  'individual-plan',
  'family-plan',
  'association-plan',
  'corperate-plan',
] as const;
export type PlanPageSlug = (typeof planPageSlugs)[number];

/** All content about plans, from `content/plans`. */
export interface PlanCatalogue {
  readonly prices: PriceList;
  readonly tiers: Readonly<Record<TierId, Tier>>;
  readonly tierQuestions: ByEdition<Readonly<Record<TierId, readonly Question[]>>>;
  readonly recommended: TierId;
  readonly bands: Readonly<Record<BandId, string>>;
  readonly benefits: readonly BenefitGroup[];
  readonly typicalCare: TypicalCare;
  readonly cover: ByEdition<CoverRules>;
  readonly pages: Readonly<Record<PlanPageSlug, ByEdition<PlanPage>>>;
}
