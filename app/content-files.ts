import { typicalCareSchema } from './features/buying/fit/typical-care.schema.ts';
import {
  benefitsSchema,
  coverSchema,
  planPageSchema,
  tiersSchema,
} from './features/buying/plans/catalogue.schema.ts';
import { priceListSchema } from './features/buying/prices/price-list.schema.ts';
import { boardSchema, teamSchema } from './features/company/people/people.schema.ts';
import { storySchema } from './features/company/story/story.schema.ts';
import { workWithUsSchema } from './features/company/work-with-us/work-with-us.schema.ts';
import { faqsSchema } from './features/help/faqs/faqs.schema.ts';
import { getCareSchema } from './features/help/get-care/get-care.schema.ts';
import { contractSchema } from './features/information/contract/contract.schema.ts';
import { informationSchema } from './features/information/information.schema.ts';
import { medicinesSchema } from './features/medicines/medicines.schema.ts';
import { categoriesSchema, postFileSchema } from './features/news/post.schema.ts';
import {
  columnsSchema,
  partnersSchema,
  sampleSchema,
  searchWordsSchema,
  tileMapSchema,
} from './features/providers/provider-content.schema.ts';
import { qrCodesSchema } from './features/qr-code/qr-codes.schema.ts';
import {
  searchKeywordsSchema,
  searchTasksSchema,
  synonymsSchema,
} from './features/search/search-keywords.schema.ts';
import { questionBankSchema } from './features/wellness/quiz/question-bank.schema.ts';
import { tipBankSchema } from './features/wellness/tips/tip-bank.schema.ts';
import { contentFile as file, type Held } from './kernel/schema/content-file.ts';
import { allFacts, mailsSchema } from './leads/mails.schema.ts';
import { identitySchema } from './site/identity.schema.ts';
import { officesSchema } from './site/offices.schema.ts';
import { urgentSchema } from './site/urgent/urgent.schema.ts';

/** What the plans check themselves, because texts hold prices too. */
const withPlans = () => true;

const plans = {
  prices: file('plans/prices.yaml', 'Prices', priceListSchema, {
    page: '/insurance-plans',
    help: 'Prices, and the rules that change them.',
  }),
  tiers: file('plans/tiers.yaml', 'Plans', tiersSchema, {
    page: '/plans/gold',
    help: 'The four plans: names and words.',
    filledLater: withPlans,
  }),
  benefits: file('plans/benefits.yaml', 'Benefits', benefitsSchema, {
    page: '/insurance-plans',
    help: 'What each plan pays for.',
  }),
  cover: file('plans/cover.yaml', 'Cover', coverSchema, {
    page: '/insurance-plans',
    help: 'What no plan pays for, waiting periods, how care is authorised.',
    filledLater: withPlans,
  }),
  medicines: file('medicines.yaml', 'Medicines', medicinesSchema, {
    page: '/medicines',
    help: 'Which plans pay for which medicines, and up to what.',
  }),
  typicalCare: file('plans/typical-care.yaml', 'Typical care', typicalCareSchema, {
    page: '/insurance-plans?who=me&age=30&care=some#which-plan',
    help: 'What care costs and how often it is needed in a year, for “Which plan fits me?”.',
  }),
  contract: file('contract.md', 'Contract', contractSchema, {
    page: '/contract',
    help: 'What buyers agree to. Every change is a new version.',
    filledLater: () => true,
  }),
};

const company = {
  identity: file('identity.yaml', 'Identity', identitySchema, {
    page: '/contact',
    help: 'Name, phones, address, hours, promises, claims.',
  }),
  team: file('company/team.yaml', 'Team', teamSchema, {
    page: '/team',
    help: 'Departments and people.',
  }),
  board: file('company/board.yaml', 'Board', boardSchema, {
    page: '/board',
    help: 'Seats, committees and rules of the board.',
  }),
  offices: file('company/offices.yaml', 'Offices', officesSchema, {
    page: '/contact',
    help: 'The six zonal offices.',
  }),
  workWithUs: file('company/work-with-us.yaml', 'Work with us', workWithUsSchema, {
    page: '/work-with-us',
    help: 'What we ask of hospitals, agents, the press and job seekers; our open data.',
  }),
  story: file('company/story.yaml', 'Story', storySchema, {
    page: '/story',
    help: 'How the company began, its years and its values.',
  }),
};

const help = {
  faqs: file('faqs.yaml', 'Questions', faqsSchema, {
    page: '/faqs?open=all',
    help: 'Questions and answers, in groups.',
    filledLater: (name) => name.startsWith('price '),
  }),
  getCare: file('get-care.yaml', 'Get care now', getCareSchema, {
    page: '/get-care',
    help: 'Help for people who need care.',
  }),
  searchKeywords: file('search/keywords.yaml', 'Search keywords', searchKeywordsSchema, {
    page: '/search?q=price',
    help: 'What visitors type, by the page that answers it.',
  }),
  searchTasks: file('search/tasks.yaml', 'What visitors come to do', searchTasksSchema, {
    page: '/search?q=login',
    help: 'Above all other results of the search: logging in, renewing, complaining.',
  }),
  urgent: file('search/urgent.yaml', 'Words of danger', urgentSchema, {
    page: '/search?q=chest+pain',
    help: 'Who to call and what to do, above the results of every search. Have a clinician approve it.',
  }),
  synonyms: file('search/synonyms.yaml', 'Synonyms', synonymsSchema, {
    page: '/search?q=price',
    help: 'Words that mean the same to the search.',
  }),
  mails: file('mails.yaml', 'Mails', mailsSchema, {
    page: '/contact',
    help: 'What people get when they send us something.',
    filledLater: (name) => allFacts.includes(name),
  }),
  qrCodes: file('qr-codes.yaml', 'QR codes', qrCodesSchema, {
    page: '/qr-code',
    help: 'What codes are offered for.',
  }),
};

const wellness = {
  quiz: file('quiz/questions.yaml', 'Quiz', questionBankSchema, {
    page: '/',
    help: 'Questions by theme.',
  }),
  tips: file('wellness/tips.yaml', 'Health tips', tipBankSchema, {
    page: '/wellness',
    help: 'Tips sent by email.',
  }),
};

const hospitals = {
  partners: file('providers/partners.yaml', 'Partner hospitals', partnersSchema, {
    page: '/',
    help: 'Shown on the home page, and part of every directory.',
  }),
  searchWords: file('providers/search-words.yaml', 'Search words', searchWordsSchema, {
    page: '/providers',
    help: 'What visitors type into the search for hospitals.',
  }),
  tileMap: file('providers/map.yaml', 'Map', tileMapSchema, {
    page: '/providers',
    help: 'Who the map of results names.',
  }),
  columns: file('providers/columns.yaml', 'Columns', columnsSchema, {
    withoutForm:
      'how an operator’s CSV file is read: changed with the file, by anyone who imports it',
  }),
  sample: file('providers/sample.yaml', 'Sample', sampleSchema, {
    withoutForm: 'the words of the invented directory, until a real list is imported',
  }),
};

const subjects = {
  categories: file('posts/categories.yaml', 'Categories', categoriesSchema, {
    page: '/news',
    help: 'The subjects of the posts.',
  }),
};

/** Folders of files that share one form. */
export const folderFiles = {
  posts: file('posts/*.md', 'Posts', postFileSchema, {
    page: '/posts/{{slug}}',
    help: 'Articles. They show where WordPress is not set up.',
    singular: 'Post',
    isOpen: true,
  }),
  pages: file('pages/*.md', 'Pages of prose', informationSchema, {
    page: '/{{slug}}',
    help: 'Privacy, terms and other pages of text.',
    singular: 'Page',
  }),
  planPages: file('plans/pages/*.yaml', 'Plan pages', planPageSchema, {
    page: '/{{slug}}',
    help: 'For individuals, families, companies and associations.',
    singular: 'Plan page',
    filledLater: withPlans,
  }),
};

/** The files that each have their own form, by the subjects of the editor. */
export const formGroups = [
  {
    name: 'plans',
    label: 'Prices and plans',
    help: 'What plans cost and pay for. The calculator, quotes in PDF and enrolment follow.',
    files: plans,
  },
  {
    name: 'company',
    label: 'Company and people',
    help: 'Who the insurer is: every page takes names, numbers and promises from here.',
    files: company,
  },
  {
    name: 'help',
    label: 'Questions, mails and search',
    help: 'What visitors ask and type, and what they get by email.',
    files: help,
  },
  {
    name: 'wellness',
    label: 'Wellness',
    help: 'The quiz and the tips by email.',
    files: wellness,
  },
  {
    name: 'hospitals',
    label: 'Hospitals',
    help: 'The list itself is imported: npm run providers.',
    files: hospitals,
  },
  {
    name: 'subjects',
    label: 'Subjects of posts',
    help: 'The categories that posts can be in.',
    files: subjects,
  },
];

/** Every content file: the site, its check and the editor read them from here. */
export const contentFiles = {
  ...plans,
  ...company,
  ...help,
  ...wellness,
  ...hospitals,
  ...subjects,
  ...folderFiles,
};

/** What a set of files holds, by their names here. */
export type HeldBy<Files> = { readonly [Name in keyof Files]: Held<Files[Name]> };
export type Sources = HeldBy<typeof contentFiles>;
