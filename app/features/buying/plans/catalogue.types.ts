import type { Band } from '#app/features/providers/directory/plan-bands.ts';
import type { ByEdition } from '#app/site/edition.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import type { TypicalCare } from '../fit/typical-care.schema.ts';
import type { PriceList, TierId } from '../prices/price-list.ts';
import type {
  BenefitDetails,
  CoverSource,
  PlanPageSource,
  TierSource,
} from './catalogue.schema.ts';

export type TextPart =
  | string
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** A price, with the calculator query it comes from. */
  | { readonly kind: 'price'; readonly text: string; readonly query: string };

/** A sentence with links and prices. */
export type RichText = readonly TextPart[];

export interface Tier extends Readonly<Omit<TierSource, 'questions'>> {
  readonly id: TierId;
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

export interface BenefitValue extends BenefitTerms {
  /** Without the wait: "15 days, general ward". Empty when covered without a limit. */
  readonly text: string;
  /** As they are written; left out where there is no limit. */
  readonly limits?: Pick<BenefitDetails, 'limitNaira' | 'count' | 'unit' | 'per'>;
}

export interface Benefit {
  readonly id: string;
  readonly name: string;
  readonly hint: string | undefined;
  readonly values: Readonly<Record<TierId, BenefitValue>>;
}

interface BenefitGroup {
  readonly name: string;
  readonly icon: IconName;
  readonly benefits: readonly Benefit[];
}

export interface CoverRules extends Readonly<Omit<CoverSource, 'authorisation' | 'deskNote'>> {
  readonly authorisation: readonly { readonly title: string; readonly text: RichText }[];
  readonly deskNote: RichText;
}

export type PriceTableKind = NonNullable<PlanPageSource['prices']>;

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

type PlainOfPage = 'title' | 'description' | 'eyebrow' | 'figure' | 'buyer' | 'prices';

export interface PlanPage extends Readonly<Pick<PlanPageSource, PlainOfPage>> {
  readonly slug: PlanPageSlug;
  readonly lead: RichText;
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
  readonly bands: Readonly<Record<Band, string>>;
  readonly benefits: readonly BenefitGroup[];
  readonly typicalCare: TypicalCare;
  readonly cover: ByEdition<CoverRules>;
  readonly pages: Readonly<Record<PlanPageSlug, ByEdition<PlanPage>>>;
}
