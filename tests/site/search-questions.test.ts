import { describe, expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { isLong } from '../support/long-run.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const faq = (id: string) => `/faqs#${id}`;
const claim = faq('how-do-i-get-my-money-back');
const fromAbroad = faq('can-i-buy-a-plan-for-my-parents-from-another-country');

/** What visitors type, and the page they want: one, or one in Nigeria and another abroad. */
type Question = readonly [asked: string, wanted: string, abroad?: string];

/** Questions for each page: they are separated by commas. */
function asking(pages: Readonly<Record<string, string>>): readonly Question[] {
  return Object.entries(pages).flatMap(([wanted, questions]) =>
    questions.split(', ').map((asked) => [asked, wanted] as const),
  );
}

/** Asked of the suggestions and of the page of results alike. */
const both: readonly Question[] = asking({
  '/insurance-plans': 'cheapest plan, compare plans',
  '/plans/gold': 'gold',
  '/get-care': 'ambulance',
  '/contact': 'phone number, whatsapp, login',
  '/work-with-us#jobs': 'jobs',
  '/work-with-us#hospitals': 'join as hospital',
  '/work-with-us#press': 'journalist',
  '/story': 'about us',
  [faq('how-do-i-see-or-erase-my-data')]: 'delete my data',
  '/posts/genotype-before-marriage': 'genotype',
  [faq('how-do-i-leave-the-newsletter')]: 'unsubscribe',
  [faq('can-i-pay-in-parts')]: 'pay monthly',
  '/social-health-insurance': 'nhis',
  '/medicines': 'drug list',
});

const questions: readonly Question[] = [
  ...both,
  ['cover for my parents', '/family-plan', fromAbroad],
  ['health insurance for my parents', '/family-plan', fromAbroad],
  ['how do I pay', faq('can-i-pay-in-parts'), faq('how-do-i-pay-from-abroad')],
  ...asking({
    '/insurance-calculator': 'how much is health insurance, premium calculator, get a quote',
    '/plans/gold': 'how much is the gold plan',
    '/family-plan': 'cost of family plan, insurance for my family',
    '/insurance-plans': 'how long is the waiting period',
    '/plans/platinum': 'platnum plan',
    '/plans/silver': 'silver plan price, does it cover pregnancy, maternty cover',
    '/corperate-plan': 'corprate plan, health insurance for my staff',
    '/association-plan': 'church group',
    [fromAbroad]: 'insurance for parents in nigeria from abroad',
    [claim]: 'how do I make a claim, claims, reimbursment',
    '/providers': 'hospitals near me, near me, hospital list, nearest pharmacy',
    '/get-care': 'hospital refused me',
    [faq('can-i-change-my-hospital')]: 'change my hospital',
    '/qr-code': 'refer a friend',
    '/contact': 'customer care number, office address in abuja, opening hours, member portal',
    [faq('how-do-i-complain')]: 'how to complain',
    '/data-saver': 'download the app',
    '/work-with-us#jobs': 'careers, are you hiring',
    '/work-with-us#agents': 'insurance broker',
    '/board': 'who owns the company',
    '/privacy': 'privacy policy',
    '/terms': 'terms and conditions',
    '/wellness': 'bmi calculator, check my BMI, symptom cheker, wellness tools',
    '/posts/malaria-test-before-treatment': 'malaria test',
    '/posts/high-blood-pressure-without-signs': 'high bp',
    '/news': 'blog posts',
    [faq('what-needs-a-code-and-who-asks-for-it')]: 'preauthorization code',
    [faq('i-have-lost-my-card-am-i-still-covered')]: 'lost my card',
    [faq('what-is-an-hmo')]: 'what is an hmo',
    '/medicines?q=Artemether+%2B+lumefantrine': 'coartem',
    '/medicines?q=Metformin': 'metformin',
    '/medicines?q=Lisinopril': 'lisinopryl',
  }),
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
  ['parents', '/family-plan', fromAbroad],
  ...asking({
    '/plans/bronze': 'bronze',
    '/plans/silver': 'silver, maternity, marternity, pregnancy, pregnant, ante natal, antenatal',
    '/plans/platinum': 'platinum',
    '/plans/gold': 'goold plan, how much is gold, gold price',
    '/family-plan': 'family plan',
    '/individual-plan': 'individual plan',
    '/corperate-plan': 'corporate plan, staff health insurance',
    '/association-plan': 'association, church',
    '/insurance-calculator': 'price, quote, how much, calculator, buy insurance',
    '/insurance-plans': 'benefits, waiting period, waiting time',
    '/plans/gold#questions': 'c-section, caesarian',
    [faq('can-i-join-while-pregnant')]: 'join while pregnant',
    [faq('how-do-i-add-a-newborn')]: 'newborn, add my baby',
    '/contact': 'log in, sign in, portal, forgot password, call back, office abuja',
    [faq('i-have-lost-my-card-am-i-still-covered')]: 'lost card, I lost my card, id card',
    [faq('how-do-i-renew')]: 'renew, renewal, how do I renew my plan',
    '/checkout/return': 'pay now, my order, payment link',
    [faq('can-i-pay-in-parts')]: 'instalments',
    '/contract': 'late payment, contract',
    [faq('how-do-i-pay-from-abroad')]: 'paypal',
    [faq('can-i-cancel')]: 'refund, money back, cancel',
    [claim]: 'claim, reimbursement',
    [faq('how-do-i-complain')]: 'complaint, complain',
    [faq('how-do-i-report-fraud')]: 'fraud',
    [faq('what-needs-a-code-and-who-asks-for-it')]: 'authorisation code, pre-authorization',
    [faq('can-i-change-my-hospital')]: 'change hospital',
    [faq('can-i-change-my-plan')]: 'upgrade plan',
    [faq('does-a-plan-pay-for-teeth-and-eyes')]: 'glasses, dental, eye',
    [faq('what-is-not-covered')]: 'not covered',
    [faq('what-is-an-hmo')]: 'hmo',
    [faq('what-do-i-do-in-an-emergency')]: 'emergency',
    [faq('must-i-tell-you-about-illnesses-i-already-have')]: 'sickle cell',
    [faq('how-do-we-send-our-list')]: 'excel list, upload staff list',
    [faq('what-papers-do-i-need')]: 'documents',
    [faq('who-can-join-and-up-to-what-age')]: 'age limit',
    [faq('how-do-i-join')]: 'how to join',
    [faq('can-i-speak-to-a-doctor-by-phone')]: 'doctor online',
    [fromAbroad]: 'parents in nigeria',
    '/posts/malaria-test-before-treatment': 'malaria, fever',
    '/posts/diabetes-know-your-sugar': 'diabetes',
    '/posts/high-blood-pressure-without-signs': 'high blood pressure, hypertension',
    '/posts/cholera-and-clean-water': 'cholera',
    '/posts/childhood-vaccines-in-nigeria': 'vaccine',
    '/posts/sleep-and-low-mood': 'depression',
    '/wellness': 'bmi, symptom checker, quiz',
    '/newsletter': 'newsletter',
    '/privacy': 'privacy',
    '/terms': 'terms',
    '/accessibility': 'accessibility',
    '/qr-code': 'qr code',
    '/board': 'board',
    '/providers': 'hospital, hospital near me',
    '/hospital-network': 'bands',
    '/get-care': 'where do I go',
    '/insurance-plans#which-plan': 'which plan is best',
    '/work-with-us#agents': 'agent, broker',
    'a hospital': 'Ikeja, clinic in lekki, hospitl in kano, ireti, dentst lagso',
    help: 'suicide, chest pain, i no fit breathe, stroke, overdoze, my husband beats me, snakebite',
  }),
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
