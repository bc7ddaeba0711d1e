import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Rules that axe leaves out unless it is told: new in WCAG 2.2, or on trial. */
const onTop = ['target-size', 'label-content-name-mismatch', 'table-fake-caption', 'td-has-header'];

interface Look {
  /** Colours are the system's own: axe reads those that the page asked for, and compares the wrong ones. */
  readonly isForced?: boolean;
}

/** What axe finds against a page: WCAG 2.2 to level AA, and what is good practice besides. */
export async function findAxeFaults(
  page: Page,
  { isForced = false }: Look = {},
): Promise<readonly string[]> {
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: tags },
      rules: {
        ...Object.fromEntries(onTop.map((rule) => [rule, { enabled: true }])),
        'color-contrast': { enabled: !isForced },
      },
      resultTypes: ['violations'],
    })
    // Twice as fast, but it does not see into frames of other origins.
    .setLegacyMode(!hasFrames)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
