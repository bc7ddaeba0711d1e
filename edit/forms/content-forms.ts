import {
  benefitsSchema,
  coverSchema,
  planPageSchema,
  tiersSchema,
} from '../../app/features/buying/plans/catalogue.schema.ts';
import { typicalCareSchema } from '../../app/features/buying/fit/typical-care.schema.ts';
import { priceListSchema } from '../../app/features/buying/prices/price-list.schema.ts';
import { boardSchema, teamSchema } from '../../app/features/company/people/people.schema.ts';
import { storySchema } from '../../app/features/company/story/story.schema.ts';
import { workWithUsSchema } from '../../app/features/company/work-with-us/work-with-us.schema.ts';
import { faqsSchema } from '../../app/features/help/faqs/faqs.schema.ts';
import { getCareSchema } from '../../app/features/help/get-care/get-care.schema.ts';
import { contractSchema } from '../../app/features/information/contract/contract.schema.ts';
import { medicinesSchema } from '../../app/features/medicines/medicines.schema.ts';
import { informationSchema } from '../../app/features/information/information.schema.ts';
import { questionBankSchema } from '../../app/features/wellness/quiz/question-bank.schema.ts';
import { tipBankSchema } from '../../app/features/wellness/tips/tip-bank.schema.ts';
import { urgentSchema } from '../../app/site/urgent/urgent.schema.ts';
import { officesSchema } from '../../server/content/company/offices.schema.ts';
import { identitySchema } from '../../server/content/identity.schema.ts';
import { mailsSchema } from '../../server/content/mails/mails.schema.ts';
import { categoriesSchema, postFileSchema } from '../../server/content/posts/post.schema.ts';
import {
  partnersSchema,
  searchWordsSchema,
  tileMapSchema,
} from '../../server/content/providers/provider-content.schema.ts';
import { qrCodesSchema } from '../../server/content/qr-codes/qr-codes.schema.ts';
import {
  searchKeywordsSchema,
  searchTasksSchema,
  synonymsSchema,
} from '../../server/content/search-keywords.schema.ts';
import type { AnySchema } from './schema-parts.ts';

export interface ContentForm {
  /** Below `content`; ends with a slash for a folder of files that share one form. */
  readonly path: string;
  readonly label: string;
  readonly help: string;
  readonly schema: AnySchema;
  /** Pages that show it, the likeliest first; `{slug}` is a file's own name. */
  readonly pages: readonly string[];
}

export interface FolderForm extends ContentForm {
  readonly extension: 'md' | 'yaml';
  readonly singular: string;
  /** Whether an editor may add and remove files: the site asks for others by name. */
  readonly isOpen: boolean;
}

export interface FormGroup {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly forms: readonly ContentForm[];
}

const planPages = ['/plans/gold', '/plans/bronze', '/plans/silver', '/plans/platinum'];

/** Content files that each have a form. */
export const formGroups: readonly FormGroup[] = [
  {
    name: 'plans',
    label: 'Prices and plans',
    help: 'What plans cost and pay for. The calculator, quotes in PDF and enrolment follow.',
    forms: [
      form(
        'plans/prices.yaml',
        'Prices',
        'Prices, and the rules that change them.',
        priceListSchema,
        ['/insurance-plans', ...planPages, '/insurance-calculator?who=me&age=30', '/family-plan'],
      ),
      form('plans/tiers.yaml', 'Plans', 'The four plans: names and words.', tiersSchema, planPages),
      form('plans/benefits.yaml', 'Benefits', 'What each plan pays for.', benefitsSchema, [
        '/insurance-plans',
        ...planPages,
      ]),
      form(
        'plans/cover.yaml',
        'Cover',
        'What no plan pays for, waiting periods, how care is authorised.',
        coverSchema,
        ['/insurance-plans', '/plans/gold'],
      ),
      form(
        'medicines.yaml',
        'Medicines',
        'Which plans pay for which medicines, and up to what.',
        medicinesSchema,
        ['/medicines'],
      ),
      form(
        'plans/typical-care.yaml',
        'Typical care',
        'What care costs and how often a year brings it, for “Which plan fits me?”.',
        typicalCareSchema,
        ['/insurance-plans?who=me&age=30&care=some#which-plan'],
      ),
      form(
        'contract.md',
        'Contract',
        'What buyers agree to. Every change is a new version.',
        contractSchema,
        ['/contract'],
      ),
    ],
  },
  {
    name: 'company',
    label: 'Company and people',
    help: 'Who the insurer is: every page takes names, numbers and promises from here.',
    forms: [
      form(
        'identity.yaml',
        'Identity',
        'Name, phones, address, hours, promises, claims.',
        identitySchema,
        ['/contact', '/', '/faqs'],
      ),
      form('company/team.yaml', 'Team', 'Departments and people.', teamSchema, ['/team']),
      form(
        'company/board.yaml',
        'Board',
        'Seats, committees and rules of the board.',
        boardSchema,
        ['/board'],
      ),
      form('company/offices.yaml', 'Offices', 'The six zonal offices.', officesSchema, [
        '/contact',
        '/story',
      ]),
      form(
        'company/work-with-us.yaml',
        'Work with us',
        'What we ask of hospitals, agents, the press and job seekers; our open data.',
        workWithUsSchema,
        ['/work-with-us'],
      ),
      form(
        'company/story.yaml',
        'Story',
        'How the company began, its years and its values.',
        storySchema,
        ['/story'],
      ),
    ],
  },
  {
    name: 'help',
    label: 'Questions, mails and search',
    help: 'What visitors ask and type, and what they get by email.',
    forms: [
      form('faqs.yaml', 'Questions', 'Questions and answers, in groups.', faqsSchema, [
        '/faqs?open=all',
      ]),
      form('get-care.yaml', 'Get care now', 'Help for who needs care.', getCareSchema, [
        '/get-care',
      ]),
      form(
        'search/keywords.yaml',
        'Search keywords',
        'What visitors type, by the page that answers it.',
        searchKeywordsSchema,
        ['/search?q=price'],
      ),
      form(
        'search/tasks.yaml',
        'What visitors come to do',
        'Above all other results of the search: logging in, renewing, complaining.',
        searchTasksSchema,
        ['/search?q=login', '/search?q=renew'],
      ),
      form(
        'search/urgent.yaml',
        'Words of danger',
        'Who to call and what to do, above the results of every search. Have a clinician approve it.',
        urgentSchema,
        ['/search?q=chest+pain', '/faqs?q=suicide'],
      ),
      form(
        'search/synonyms.yaml',
        'Synonyms',
        'Words that mean the same to the search.',
        synonymsSchema,
        ['/search?q=price'],
      ),
      form('mails.yaml', 'Mails', 'What people get who send us something.', mailsSchema, [
        '/contact',
      ]),
      form('qr-codes.yaml', 'QR codes', 'What codes are offered for.', qrCodesSchema, ['/qr-code']),
    ],
  },
  {
    name: 'wellness',
    label: 'Wellness',
    help: 'The quiz and the tips by email.',
    forms: [
      form('quiz/questions.yaml', 'Quiz', 'Questions by theme.', questionBankSchema, ['/']),
      form('wellness/tips.yaml', 'Health tips', 'Tips sent by email.', tipBankSchema, [
        '/wellness',
      ]),
    ],
  },
  {
    name: 'hospitals',
    label: 'Hospitals',
    help: 'The list itself is imported: npm run providers.',
    forms: [
      form(
        'providers/partners.yaml',
        'Partner hospitals',
        'Shown on the home page, and part of every directory.',
        partnersSchema,
        ['/', '/providers'],
      ),
      form(
        'providers/search-words.yaml',
        'Search words',
        'What visitors type into the search for hospitals.',
        searchWordsSchema,
        ['/providers'],
      ),
      form('providers/map.yaml', 'Map', 'Whom the map of results names.', tileMapSchema, [
        '/providers',
      ]),
    ],
  },
  {
    name: 'subjects',
    label: 'Subjects of posts',
    help: 'The categories that posts can be in.',
    forms: [
      form('posts/categories.yaml', 'Categories', 'The subjects of the posts.', categoriesSchema, [
        '/news',
      ]),
    ],
  },
];

/** Folders of files that share one form. */
export const folderForms: readonly FolderForm[] = [
  {
    ...form(
      'posts/',
      'Posts',
      'Articles. They show where WordPress is not set up.',
      postFileSchema,
      ['/posts/{slug}', '/news'],
    ),
    extension: 'md',
    singular: 'Post',
    isOpen: true,
  },
  {
    ...form(
      'pages/',
      'Pages of prose',
      'Privacy, terms and other pages of text.',
      informationSchema,
      ['/{slug}'],
    ),
    extension: 'md',
    singular: 'Page',
    isOpen: false,
  },
  {
    ...form(
      'plans/pages/',
      'Plan pages',
      'For individuals, families, companies and associations.',
      planPageSchema,
      ['/{slug}'],
    ),
    extension: 'yaml',
    singular: 'Plan page',
    isOpen: false,
  },
];

/** Files without a form, and why. */
export const withoutForm: Readonly<Record<string, string>> = {
  'providers/columns.yaml':
    'how an operator’s CSV file is read: changed with the file, by whoever imports it',
  'providers/sample.yaml': 'the words of the invented directory, until a real list is imported',
};

function form(
  path: string,
  label: string,
  help: string,
  schema: AnySchema,
  pages: readonly string[],
): ContentForm {
  return { path, label, help, schema, pages };
}
