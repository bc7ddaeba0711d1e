import { countryHeader } from './site.ts';

/** A page as one visitor asks for it. */
export interface MeasuredPage {
  readonly path: string;
  /** Sent with every request, so that the edition is the right one. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The pages that must be fast for somebody's first visit. */
export const measuredPages: readonly MeasuredPage[] = [
  { path: '/', headers: { [countryHeader]: 'NG' } },
  { path: '/global', headers: { [countryHeader]: 'GB' } },
];
