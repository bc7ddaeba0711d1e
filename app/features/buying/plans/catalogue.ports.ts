import type { Edition } from '#app/location/edition.ts';
import type { FigureName } from '#app/ui/page-hero/figure-names.ts';
import type { PriceList, TierId } from '../prices/price-list.ports.ts';
import type { Buyer } from '../quote/quote-request.ts';

/** A run of text within a sentence. */
export type TextPart =
  | string
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** An amount that the calculator gives for this query. */
  | { readonly kind: 'price'; readonly text: string; readonly query: string };

/** A sentence with links and prices in it. */
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

/** What a plan pays for one benefit. */
export interface BenefitValue {
  readonly isCovered: boolean;
  /** In words, without the wait: "15 days, general ward". Empty where it is simply covered. */
  readonly text: string;
  /** How long a new member waits; 0 for not at all. */
  readonly afterMonths: number;
}

export interface Benefit {
  readonly id: string;
  readonly name: string;
  readonly hint: string | undefined;
  readonly values: Readonly<Record<TierId, BenefitValue>>;
}

export interface BenefitGroup {
  readonly name: string;
  readonly benefits: readonly Benefit[];
}

/** What is the same for all plans. */
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

/** What is written on one page about plans, for one edition. */
export interface PlanPage {
  readonly slug: PlanPageSlug;
  readonly title: string;
  /** For search engines and shared links. */
  readonly description: string;
  readonly eyebrow: string;
  readonly lead: RichText;
  readonly figure: FigureName;
  /** Whom the calculator begins with when one comes from here. */
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

/** One value for each edition: numbers to call and currencies differ. */
type ByEdition<Value> = Readonly<Record<Edition, Value>>;

/** Everything the site knows of its plans: what `content/plans` says. */
export interface PlanCatalogue {
  readonly prices: PriceList;
  readonly tiers: Readonly<Record<TierId, Tier>>;
  readonly tierQuestions: ByEdition<Readonly<Record<TierId, readonly Question[]>>>;
  readonly recommended: TierId;
  readonly bands: Readonly<Record<BandId, string>>;
  readonly benefits: readonly BenefitGroup[];
  readonly cover: ByEdition<CoverRules>;
  /** The page as one edition sees it. */
  readonly pages: Readonly<Record<PlanPageSlug, ByEdition<PlanPage>>>;
}
