import { describe, expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { isLong } from '../support/long-run.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const faq = (id: string) => `/faqs#${id}`;
const claim = faq('how-do-i-get-my-money-back');
const fromAbroad = faq('can-i-buy-a-plan-for-my-parents-from-another-country');

/** What visitors type, and the page they want: one, or one in Nigeria and another abroad. */
type Question = readonly [asked: string, wanted: string, abroad?: string];

/** Asked of the suggestions and of the page of results alike. */
const both: readonly Question[] = [
  ['cheapest plan', '/insurance-plans'],
  ['compare plans', '/insurance-plans'],
  ['gold', '/plans/gold'],
  ['ambulance', '/get-care'],
  ['phone number', '/contact'],
  ['whatsapp', '/contact'],
  ['login', '/contact'],
  ['jobs', '/work-with-us#jobs'],
  ['join as hospital', '/work-with-us#hospitals'],
  ['journalist', '/work-with-us#press'],
  ['about us', '/story'],
  ['delete my data', faq('how-do-i-see-or-erase-my-data')],
  ['genotype', '/posts/genotype-before-marriage'],
  ['unsubscribe', faq('how-do-i-leave-the-newsletter')],
  ['pay monthly', faq('can-i-pay-in-parts')],
  ['nhis', '/social-health-insurance'],
  ['drug list', '/medicines'],
];

const questions: readonly Question[] = [
  ...both,
  ['how much is health insurance', '/insurance-calculator'],
  ['how much is the gold plan', '/plans/gold'],
  ['premium calculator', '/insurance-calculator'],
  ['get a quote', '/insurance-calculator'],
  ['cost of family plan', '/family-plan'],
  ['how long is the waiting period', '/insurance-plans'],
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
  ['change my hospital', faq('can-i-change-my-hospital')],
  ['refer a friend', '/qr-code'],
  ['customer care number', '/contact'],
  ['office address in abuja', '/contact'],
  ['opening hours', '/contact'],
  ['member portal', '/contact'],
  ['how to complain', faq('how-do-i-complain')],
  ['download the app', '/data-saver'],
  ['careers', '/work-with-us#jobs'],
  ['insurance broker', '/work-with-us#agents'],
  ['are you hiring', '/work-with-us#jobs'],
  ['who owns the company', '/board'],
  ['privacy policy', '/privacy'],
  ['terms and conditions', '/terms'],
  ['bmi calculator', '/wellness'],
  ['check my BMI', '/wellness'],
  ['symptom cheker', '/wellness'],
  ['wellness tools', '/wellness'],
  ['malaria test', '/posts/malaria-test-before-treatment'],
  ['high bp', '/posts/high-blood-pressure-without-signs'],
  ['blog posts', '/news'],
  ['how do I pay', faq('can-i-pay-in-parts'), faq('how-do-i-pay-from-abroad')],
  ['preauthorization code', faq('what-needs-a-code-and-who-asks-for-it')],
  ['lost my card', faq('i-have-lost-my-card-am-i-still-covered')],
  ['what is an hmo', faq('what-is-an-hmo')],
  ['coartem', '/medicines?q=Artemether+%2B+lumefantrine'],
  ['metformin', '/medicines?q=Metformin'],
  ['lisinopryl', '/medicines?q=Lisinopril'],
];

const site = useSharedSite();

/** Abroad most answers are the same, which the long run looks at. */
function askedFrom(country: string, all: readonly Question[]): readonly Question[] {
  const isAll = country === 'NG' || isLong;
  return isAll ? all : all.filter(([, , abroad]) => abroad !== undefined);
}

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
    for (const [asked, inNigeria, abroad = inNigeria] of askedFrom(country, questions)) {
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

/** The first answer of the page of results. */
const searches: readonly Question[] = [
  ...both,
  ['bronze', '/plans/bronze'],
  ['silver', '/plans/silver'],
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
  ['log in', '/contact'],
  ['sign in', '/contact'],
  ['portal', '/contact'],
  ['forgot password', '/contact'],
  ['call back', '/contact'],
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
  ['sickle cell', faq('must-i-tell-you-about-illnesses-i-already-have')],
  ['excel list', faq('how-do-we-send-our-list')],
  ['upload staff list', faq('how-do-we-send-our-list')],
  ['documents', faq('what-papers-do-i-need')],
  ['age limit', faq('who-can-join-and-up-to-what-age')],
  ['how to join', faq('how-do-i-join')],
  ['doctor online', faq('can-i-speak-to-a-doctor-by-phone')],
  ['parents', '/family-plan', fromAbroad],
  ['parents in nigeria', fromAbroad],
  ['malaria', '/posts/malaria-test-before-treatment'],
  ['fever', '/posts/malaria-test-before-treatment'],
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
  ['qr code', '/qr-code'],
  ['board', '/board'],
  ['hospital', '/providers'],
  ['hospital near me', '/providers'],
  ['bands', '/hospital-network'],
  ['where do I go', '/get-care'],
  ['which plan is best', '/insurance-plans#which-plan'],
  ['agent', '/work-with-us#agents'],
  ['broker', '/work-with-us#agents'],
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
    for (const [asked, inNigeria, abroad = inNigeria] of askedFrom(country, searches)) {
      const wanted = country === 'NG' ? inNigeria : abroad;
      const found = await firstAnswer(asked, country);
      if (found !== wanted) wrong.push(`“${asked}” → ${wanted}, not ${found}`);
    }
    expect(wrong).toEqual([]);
    expect(searches.length).toBeGreaterThanOrEqual(120);
  });
});
