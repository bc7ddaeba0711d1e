import { describe, expect, it } from 'vitest';
import { readSearchKeywords } from '#server/content/search-keywords.ts';
import { ask } from '../support/ask.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const faq = (id: string) => `/faqs#${id}`;
const claim = faq('how-do-i-get-my-money-back');
const fromAbroad = faq('can-i-buy-a-plan-for-my-parents-from-another-country');

/** What visitors type, and the page they want: one, or one in Nigeria and another abroad. */
const questions: readonly (readonly [asked: string, wanted: string, abroad?: string])[] = [
  ['how much is health insurance', '/insurance-calculator'],
  ['how much is the gold plan', '/plans/gold'],
  ['premium calculator', '/insurance-calculator'],
  ['get a quote', '/insurance-calculator'],
  ['cost of family plan', '/family-plan'],
  ['cheapest plan', '/insurance-plans'],
  ['compare plans', '/insurance-plans'],
  ['how long is the waiting period', '/insurance-plans'],
  ['gold', '/plans/gold'],
  ['platnum plan', '/plans/platinum'],
  ['silver plan price', '/plans/silver'],
  ['corprate plan', '/corperate-plan'],
  ['health insurance for my staff', '/corperate-plan'],
  ['church group', '/association-plan'],
  ['insurance for my family', '/family-plan'],
  ['does it cover pregnancy', '/plans/silver'],
  ['maternty cover', '/plans/silver'],
  ['cover for my parents', '/family-plan', fromAbroad],
  ['health insurance for my parents', '/family-plan', fromAbroad],
  ['insurance for parents in nigeria from abroad', fromAbroad],
  ['how do I make a claim', claim],
  ['claims', claim],
  ['reimbursment', claim],
  ['hospitals near me', '/providers'],
  ['near me', '/providers'],
  ['hospital list', '/providers'],
  ['nearest pharmacy', '/providers'],
  ['hospital refused me', '/get-care'],
  ['ambulance', '/get-care'],
  ['change my hospital', faq('can-i-change-my-hospital')],
  ['refer a friend', '/qr-code'],
  ['phone number', '/contact'],
  ['customer care number', '/contact'],
  ['whatsapp', '/contact'],
  ['office address in abuja', '/contact'],
  ['opening hours', '/contact'],
  ['login', '/contact'],
  ['member portal', '/contact'],
  ['how to complain', faq('how-do-i-complain')],
  ['download the app', '/data-saver'],
  ['careers', '/work-with-us'],
  ['jobs', '/work-with-us'],
  ['join as hospital', '/work-with-us'],
  ['insurance broker', '/work-with-us'],
  ['journalist', '/work-with-us'],
  ['are you hiring', '/team'],
  ['who owns the company', '/board'],
  ['about us', '/story'],
  ['privacy policy', '/privacy'],
  ['delete my data', faq('how-do-i-see-or-erase-my-data')],
  ['terms and conditions', '/terms'],
  ['bmi calculator', '/wellness'],
  ['check my BMI', '/wellness'],
  ['symptom cheker', '/wellness'],
  ['wellness tools', '/wellness'],
  ['genotype', '/posts/genotype-before-marriage'],
  ['malaria test', '/posts/malaria-test-before-treatment'],
  ['high bp', '/posts/high-blood-pressure-without-signs'],
  ['blog posts', '/news'],
  ['unsubscribe', faq('how-do-i-leave-the-newsletter')],
  ['pay monthly', faq('can-i-pay-in-parts')],
  ['how do I pay', faq('can-i-pay-in-parts'), faq('how-do-i-pay-from-abroad')],
  ['preauthorization code', faq('what-needs-a-code-and-who-asks-for-it')],
  ['lost my card', faq('i-have-lost-my-card-am-i-still-covered')],
  ['what is an hmo', faq('what-is-an-hmo')],
  ['nhis', '/social-health-insurance'],
  ['coartem', '/medicines?q=Artemether+%2B+lumefantrine'],
  ['metformin', '/medicines?q=Metformin'],
  ['lisinopryl', '/medicines?q=Lisinopril'],
  ['drug list', '/medicines'],
];

const site = useSharedSite();

it('every page and question with keywords is there', async () => {
  const { NG, DG } = await readSearchKeywords('content');
  const missing: string[] = [];
  for (const address of new Set([...NG.keys(), ...DG.keys()])) {
    const [path = '', id] = address.split('#');
    const { status, text } = await ask(site.address, path);
    if (status !== 200 || (id && !text().includes(` id="${id}"`))) missing.push(address);
  }
  expect(missing).toEqual([]);
});

it('what is found is shown in a passage to read, not in what a form asks for', async () => {
  const { text } = await ask(site.address, '/search?q=how%20much%20is%20gold');
  expect(text()).toContain('from ₦255,000 a year for one adult');
  expect(text()).not.toContain('Once a year Every quarter');
});

async function suggestedFor(asked: string, country: string): Promise<readonly string[]> {
  const path = `/api/suggestions?${new URLSearchParams({ q: asked })}`;
  const answer = await ask(site.address, path, { headers: { 'cf-ipcountry': country } });
  const { items } = JSON.parse(answer.text()) as { readonly items: readonly { path: string }[] };
  return items.map((item) => item.path);
}

describe.each([
  ['in Nigeria', 'NG'],
  ['abroad', 'GB'],
])('of what visitors %s ask for', (_where, country) => {
  it('all is among the first three suggestions, and nearly all comes first', async () => {
    const late: string[] = [];
    const lost: string[] = [];
    for (const [asked, inNigeria, abroad = inNigeria] of questions) {
      const wanted = country === 'NG' ? inNigeria : abroad;
      const suggested = await suggestedFor(asked, country);
      const place = suggested.indexOf(wanted);
      const line = `“${asked}” → ${wanted}: ${suggested.slice(0, 3).join(' ')}`;
      if (place !== 0) late.push(line);
      if (place < 0 || place > 2) lost.push(line);
    }
    expect(lost).toEqual([]);
    expect(questions).toHaveLength(66);
    expect(late.length, late.join('\n')).toBeLessThanOrEqual(5);
  });
});
