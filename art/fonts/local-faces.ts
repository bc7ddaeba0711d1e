import type { LocalFace } from './fallback-metrics.ts';

/** A fallback family, and the weight of ours that it is measured against. */
export interface Fallback {
  readonly standsInFor: string;
  readonly measuredWeight: number;
  readonly face: LocalFace;
}

/**
 * Average advances were measured on Gelasio Bold and Liberation Sans, which have the widths of
 * Georgia Bold and Arial by design, and on Roboto, Noto Serif Bold and DejaVu Serif Bold themselves.
 * Android has neither Georgia nor Arial, Linux has no Georgia: each has its own family. The two
 * DejaVu stand, near their measured sizes, at those with which most pages break their lines as in ours.
 */
export const fallbacks: readonly Fallback[] = [
  {
    standsInFor: 'Ojuju',
    measuredWeight: 700,
    face: {
      family: 'Ojuju Fallback',
      localNames: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'],
      minWeight: 500,
      maxWeight: 800,
      averageAdvance: 0.5006,
    },
  },
  {
    standsInFor: 'Ojuju',
    measuredWeight: 700,
    face: {
      family: 'Ojuju Fallback Android',
      localNames: ['Noto Serif Bold', 'NotoSerif-Bold'],
      minWeight: 500,
      maxWeight: 800,
      averageAdvance: 0.4965,
    },
  },
  {
    standsInFor: 'Ojuju',
    measuredWeight: 700,
    face: {
      family: 'Ojuju Fallback Linux',
      localNames: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'],
      minWeight: 500,
      maxWeight: 800,
      averageAdvance: 0.5518,
    },
  },
  {
    standsInFor: 'Noto Sans',
    measuredWeight: 400,
    face: {
      family: 'Noto Sans Fallback',
      localNames: ['Arial', 'ArialMT', 'Liberation Sans'],
      minWeight: 400,
      maxWeight: 500,
      averageAdvance: 0.4328,
    },
  },
  {
    standsInFor: 'Noto Sans',
    measuredWeight: 600,
    face: {
      family: 'Noto Sans Fallback',
      localNames: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
      minWeight: 600,
      maxWeight: 700,
      averageAdvance: 0.4675,
    },
  },
  {
    standsInFor: 'Noto Sans',
    measuredWeight: 400,
    face: {
      family: 'Noto Sans Fallback Android',
      localNames: ['Roboto', 'Roboto-Regular'],
      minWeight: 400,
      maxWeight: 500,
      averageAdvance: 0.4306,
    },
  },
  {
    standsInFor: 'Noto Sans',
    measuredWeight: 600,
    face: {
      family: 'Noto Sans Fallback Android',
      localNames: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
      minWeight: 600,
      maxWeight: 700,
      averageAdvance: 0.4371,
    },
  },
  {
    standsInFor: 'Noto Sans',
    measuredWeight: 400,
    face: {
      family: 'Noto Sans Fallback Linux',
      localNames: ['DejaVu Sans', 'DejaVuSans'],
      minWeight: 400,
      maxWeight: 500,
      averageAdvance: 0.4882,
    },
  },
  {
    standsInFor: 'Noto Sans',
    measuredWeight: 600,
    face: {
      family: 'Noto Sans Fallback Linux',
      localNames: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
      minWeight: 600,
      maxWeight: 700,
      averageAdvance: 0.5483,
    },
  },
];
