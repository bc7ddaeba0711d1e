import { orderGold } from './order-gold.ts';
import type { PlainBrowser } from './plain-browser.ts';

/** Buys Gold for Ada, without scripts. @returns her reference; the browser is at her payment page */
export async function enrolAda(
  browser: PlainBrowser,
  changes: Readonly<Record<string, string>> = {},
): Promise<string> {
  await orderGold(browser, 'Ada Example', changes);
  const reference = /Your reference is ([\dA-F]{8})/.exec(browser.words())?.[1];
  if (reference === undefined) throw new Error(`not enrolled: ${browser.path()}`);
  return reference;
}
