import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainBrowser, type PlainBrowser } from '../support/plain-browser.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';

let site: RunningSite;
let visitors = 0;

beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' });
});
afterAll(() => site[Symbol.asyncDispose]());

function visit(edition: 'NG' | 'DG' = 'NG'): PlainBrowser {
  visitors += 1;
  return plainBrowser(site.address, { edition, from: `10.2.0.${visitors}` });
}

const ada = {
  name: 'Ada Example',
  phone: '0803 123 4567',
  email: 'ada@mail.example',
  state: 'lagos',
  gender: 'Female',
};

/** The distances of a list of hospitals, in its order. */
function kilometres(words: string): readonly number[] {
  return [...words.matchAll(/([\d.]+) (k?m) ·/g)].map(
    ([, number, unit]) => Number(number) / (unit === 'm' ? 1000 : 1),
  );
}

function compare(a: number, b: number): number {
  return a - b;
}

describe('the hospital', () => {
  it('is found in the directory by the plan, and is shown in the review', async () => {
    const browser = visit();
    await browser.open('/checkout/gold');
    await browser.send({ who: 'me' });
    await browser.send({ ...ada, birth: '27 3 1990', area: 'Ikeja' });
    const search = async () => {
      await browser.send({}, { name: 'go', value: 'search' });
      return browser.words();
    };
    await expect.poll(search).toContain('on Gold in Ikeja, Lagos');
    expect(browser.words()).toContain('Distances are from the centre of Ikeja, Lagos.');
    expect(kilometres(browser.words()).length).toBeGreaterThan(2);
    expect(kilometres(browser.words())).toEqual(kilometres(browser.words()).toSorted(compare));
    const [, id = '', name = ''] =
      /name="hospital" value="(?!later)([^"]+)"[^>]*><span>([^<]+)</.exec(browser.html()) ?? [];
    expect(id).not.toBe('');
    await browser.send({ hospital: id });
    expect(browser.html()).toContain(name);
    expect(browser.words()).toContain('Ikeja, Lagos');
  });

  it.each([
    ['Lekki', 'on Gold in Eti Osa, Lagos'],
    ['Surulere, Lagos', 'on Gold in Surulere, Lagos'],
    ['Nowhere Gardens', 'on Gold in Lagos'],
  ])('is near an area that is typed as “%s”', async (area, words) => {
    const browser = visit();
    await browser.open('/checkout/gold');
    await browser.send({ who: 'me' });
    await browser.send({ ...ada, birth: '27 3 1990', area });
    expect(browser.status()).toBe(200);
    expect(browser.words()).toContain(words);
  });

  it.each(['NG', 'DG'] as const)('is found by a typed town (%s)', async (edition) => {
    const browser = visit(edition);
    await browser.open('/checkout/gold');
    await browser.send({ who: 'me' });
    await browser.send({ ...ada, birth: '27 3 1990' });
    await browser.send({ hospitalText: 'ikja' }, { name: 'go', value: 'search' });
    expect(browser.words()).toContain('on Gold in Ikeja, Lagos');
    expect(kilometres(browser.words())).toEqual(kilometres(browser.words()).toSorted(compare));
  });

  it('counts as not chosen when unknown', async () => {
    const browser = visit();
    await browser.open('/checkout/gold');
    await browser.send({ who: 'me' });
    await browser.send({ ...ada, birth: '27 3 1990' });
    await browser.send({ hospital: 'no-such-place' });
    expect(browser.words()).toContain('Choose later');
  });
});
