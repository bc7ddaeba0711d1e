import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Rules that axe leaves out unless it is told: new in WCAG 2.2, or on trial. */
const onTop = ['target-size', 'label-content-name-mismatch', 'table-fake-caption'];

/** All that is read of its report; the rest takes time to put together. */
const report: { resultTypes: ['violations']; selectors: false } = {
  resultTypes: ['violations'],
  selectors: false,
};

const ofColours = ['color-contrast', 'link-in-text-block'];

interface Choice {
  /**
   * Colours alone; or all but them where they are the system's own: axe reads those that the page
   * sets, and compares the wrong ones.
   */
  readonly rules?: 'all' | 'colours' | 'all but colours';
}

/** What axe finds against a page: WCAG 2.2 to level AA, and what is good practice besides. */
export async function findAxeFaults(
  page: Page,
  { rules = 'all' }: Choice = {},
): Promise<readonly string[]> {
  const hasFrames = page.frames().length > 1;
  const builder = new AxeBuilder({ page })
    // Twice as fast, but it does not see into frames.
    .setLegacyMode(!hasFrames);
  const { violations } = await builder.options(optionsFor(rules, hasFrames)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

function optionsFor(rules: Choice['rules'], hasFrames: boolean) {
  if (rules === 'colours') {
    return { runOnly: { type: 'rule' as const, values: ofColours }, ...report };
  }
  return {
    runOnly: { type: 'tag' as const, values: tags },
    rules: {
      ...Object.fromEntries(onTop.map((rule) => [rule, { enabled: true }])),
      'color-contrast': { enabled: rules === 'all' },
      // A frame holds a document, which has its own main part.
      'landmark-unique': { enabled: !hasFrames },
    },
    ...report,
  };
}
