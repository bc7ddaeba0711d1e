import type { TipsProfile } from './tips-profile.ts';

export interface Tip {
  /** The theme or the result that it is for. */
  readonly title: string;
  readonly text: string;
  readonly source: { readonly name: string; readonly url: string };
}

export interface TipBank {
  /** One tip for the result, if there is one, and one for each theme; none for an empty profile. */
  pick(profile: TipsProfile): readonly Tip[];
}
