import { describe, expect, it } from 'vitest';
import { readSource } from '#server/content/open-files.ts';
import { ask } from '../support/ask.ts';
import { isLong } from '../support/long-run.ts';
import { uncached } from '../support/uncached.ts';
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
  ['careers', '/work-with-us#jobs'],
  ['jobs', '/work-with-us#jobs'],
  ['join as hospital', '/work-with-us#hospitals'],
  ['insurance broker', '/work-with-us#agents'],
  ['journalist', '/work-with-us#press'],
  ['are you hiring', '/work-with-us#jobs'],
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
  const { both, NG, DG } = await readSource('content', 'searchKeywords');
  const missing: string[] = [];
  const pages = new Map<string, string | undefined>();
  for (const address of Object.keys({ ...both, ...NG, ...DG })) {
    const [path = '', id] = address.split('#');
    if (!pages.has(path)) pages.set(path, await pageAt(path));
    const page = pages.get(path);
    if (page === undefined || (id && !page.includes(` id="${id}"`))) missing.push(address);
  }
  expect(missing).toEqual([]);
});

async function pageAt(path: string): Promise<string | undefined> {
  const { status, text } = await ask(site.address, uncached(path));
  return status === 200 ? text() : undefined;
}

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
    expect(questions).toHaveLength(70);
    expect(late.length, late.join('\n')).toBeLessThanOrEqual(5);
  });
});

/** What visitors type, and the first answer of the page of results; then the same abroad, where it differs. */
const searches: readonly (readonly [asked: string, wanted: string, abroad?: string])[] = [
  ['bronze', '/plans/bronze'],
  ['silver', '/plans/silver'],
  ['gold', '/plans/gold'],
  ['platinum', '/plans/platinum'],
  ['goold plan', '/plans/gold'],
  ['how much is gold', '/plans/gold'],
  ['gold price', '/plans/gold'],
  ['family plan', '/family-plan'],
  ['individual plan', '/individual-plan'],
  ['corporate plan', '/corperate-plan'],
  ['staff health insurance', '/corperate-plan'],
  ['association', '/association-plan'],
  ['church', '/association-plan'],
  ['price', '/insurance-calculator'],
  ['quote', '/insurance-calculator'],
  ['how much', '/insurance-calculator'],
  ['calculator', '/insurance-calculator'],
  ['buy insurance', '/insurance-calculator'],
  ['cheapest plan', '/insurance-plans'],
  ['compare plans', '/insurance-plans'],
  ['benefits', '/insurance-plans'],
  ['waiting period', '/insurance-plans'],
  ['waiting time', '/insurance-plans'],
  ['maternity', '/plans/silver'],
  ['marternity', '/plans/silver'],
  ['pregnancy', '/plans/silver'],
  ['pregnant', '/plans/silver'],
  ['ante natal', '/plans/silver'],
  ['antenatal', '/plans/silver'],
  ['c-section', '/plans/gold#questions'],
  ['caesarian', '/plans/gold#questions'],
  ['join while pregnant', faq('can-i-join-while-pregnant')],
  ['newborn', faq('how-do-i-add-a-newborn')],
  ['add my baby', faq('how-do-i-add-a-newborn')],
  ['login', '/contact'],
  ['log in', '/contact'],
  ['sign in', '/contact'],
  ['portal', '/contact'],
  ['forgot password', '/contact'],
  ['call back', '/contact'],
  ['phone number', '/contact'],
  ['whatsapp', '/contact'],
  ['office abuja', '/contact'],
  ['lost card', faq('i-have-lost-my-card-am-i-still-covered')],
  ['I lost my card', faq('i-have-lost-my-card-am-i-still-covered')],
  ['id card', faq('i-have-lost-my-card-am-i-still-covered')],
  ['renew', faq('how-do-i-renew')],
  ['renewal', faq('how-do-i-renew')],
  ['how do I renew my plan', faq('how-do-i-renew')],
  ['pay now', '/checkout/return'],
  ['my order', '/checkout/return'],
  ['payment link', '/checkout/return'],
  ['pay monthly', faq('can-i-pay-in-parts')],
  ['instalments', faq('can-i-pay-in-parts')],
  ['late payment', '/contract'],
  ['paypal', faq('how-do-i-pay-from-abroad')],
  ['refund', faq('can-i-cancel')],
  ['money back', faq('can-i-cancel')],
  ['cancel', faq('can-i-cancel')],
  ['claim', claim],
  ['reimbursement', claim],
  ['complaint', faq('how-do-i-complain')],
  ['complain', faq('how-do-i-complain')],
  ['fraud', faq('how-do-i-report-fraud')],
  ['authorisation code', faq('what-needs-a-code-and-who-asks-for-it')],
  ['pre-authorization', faq('what-needs-a-code-and-who-asks-for-it')],
  ['change hospital', faq('can-i-change-my-hospital')],
  ['upgrade plan', faq('can-i-change-my-plan')],
  ['glasses', faq('does-a-plan-pay-for-teeth-and-eyes')],
  ['dental', faq('does-a-plan-pay-for-teeth-and-eyes')],
  ['eye', faq('does-a-plan-pay-for-teeth-and-eyes')],
  ['not covered', faq('what-is-not-covered')],
  ['hmo', faq('what-is-an-hmo')],
  ['emergency', faq('what-do-i-do-in-an-emergency')],
  ['ambulance', '/get-care'],
  ['sickle cell', faq('must-i-tell-you-about-illnesses-i-already-have')],
  ['excel list', faq('how-do-we-send-our-list')],
  ['upload staff list', faq('how-do-we-send-our-list')],
  ['documents', faq('what-papers-do-i-need')],
  ['age limit', faq('who-can-join-and-up-to-what-age')],
  ['how to join', faq('how-do-i-join')],
  ['doctor online', faq('can-i-speak-to-a-doctor-by-phone')],
  ['unsubscribe', faq('how-do-i-leave-the-newsletter')],
  ['delete my data', faq('how-do-i-see-or-erase-my-data')],
  ['parents', '/family-plan', fromAbroad],
  ['parents in nigeria', fromAbroad],
  ['malaria', '/posts/malaria-test-before-treatment'],
  ['fever', '/posts/malaria-test-before-treatment'],
  ['genotype', '/posts/genotype-before-marriage'],
  ['diabetes', '/posts/diabetes-know-your-sugar'],
  ['high blood pressure', '/posts/high-blood-pressure-without-signs'],
  ['hypertension', '/posts/high-blood-pressure-without-signs'],
  ['cholera', '/posts/cholera-and-clean-water'],
  ['vaccine', '/posts/childhood-vaccines-in-nigeria'],
  ['depression', '/posts/sleep-and-low-mood'],
  ['bmi', '/wellness'],
  ['symptom checker', '/wellness'],
  ['quiz', '/wellness'],
  ['newsletter', '/newsletter'],
  ['privacy', '/privacy'],
  ['terms', '/terms'],
  ['contract', '/contract'],
  ['accessibility', '/accessibility'],
  ['nhis', '/social-health-insurance'],
  ['qr code', '/qr-code'],
  ['board', '/board'],
  ['about us', '/story'],
  ['hospital', '/providers'],
  ['hospital near me', '/providers'],
  ['bands', '/hospital-network'],
  ['where do I go', '/get-care'],
  ['which plan is best', '/insurance-plans#which-plan'],
  ['drug list', '/medicines'],
  ['join as hospital', '/work-with-us#hospitals'],
  ['agent', '/work-with-us#agents'],
  ['broker', '/work-with-us#agents'],
  ['journalist', '/work-with-us#press'],
  ['jobs', '/work-with-us#jobs'],
  ['Ikeja', 'a hospital'],
  ['clinic in lekki', 'a hospital'],
  ['hospitl in kano', 'a hospital'],
  ['ireti', 'a hospital'],
  ['dentst lagso', 'a hospital'],
  ['suicide', 'help'],
  ['chest pain', 'help'],
  ['i no fit breathe', 'help'],
  ['stroke', 'help'],
  ['overdoze', 'help'],
  ['my husband beats me', 'help'],
  ['snakebite', 'help'],
];

/** The first address that the page of results leads to: of whom to call, or of a result. */
async function firstAnswer(asked: string, country: string): Promise<string | undefined> {
  const path = `/search?${new URLSearchParams({ q: asked })}`;
  const { text } = await ask(site.address, path, { headers: { 'cf-ipcountry': country } });
  const results = text().slice(text().indexOf('search__body'));
  if (results.includes('id="urgent-title"')) return 'help';
  const first = /<h2[^]*?<li><a [^>]*href="([^"]+)"/.exec(results)?.[1];
  return first?.startsWith('/providers/') ? 'a hospital' : first;
}

describe.each([
  ['in Nigeria', 'NG'],
  ['abroad', 'GB'],
])('the first answer to what visitors %s search for', (_where, country) => {
  it('is the right one', async () => {
    const wrong: string[] = [];
    // Most answers are the same there, which the long run looks at.
    const differing = searches.filter(([, , abroad]) => abroad !== undefined);
    const isAll = country === 'NG' || isLong;
    for (const [asked, inNigeria, abroad = inNigeria] of isAll ? searches : differing) {
      const wanted = country === 'NG' ? inNigeria : abroad;
      const found = await firstAnswer(asked, country);
      if (found !== wanted) wrong.push(`“${asked}” → ${wanted}, not ${found}`);
    }
    expect(wrong).toEqual([]);
    expect(searches.length).toBeGreaterThanOrEqual(120);
  });
});
