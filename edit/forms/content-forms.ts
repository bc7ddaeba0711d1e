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
  /** The page that shows it best; `{{slug}}` is a file's own name. */
  readonly page: string;
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

/** Content files that each have a form. */
export const formGroups: readonly FormGroup[] = [
  {
    name: 'plans',
    label: 'Prices and plans',
    help: 'What plans cost and pay for. The calculator, quotes in PDF and enrolment follow.',
    forms: [
      form('plans/prices.yaml', 'Prices', priceListSchema, {
        page: '/insurance-plans',
        help: 'Prices, and the rules that change them.',
      }),
      form('plans/tiers.yaml', 'Plans', tiersSchema, {
        page: '/plans/gold',
        help: 'The four plans: names and words.',
      }),
      form('plans/benefits.yaml', 'Benefits', benefitsSchema, {
        page: '/insurance-plans',
        help: 'What each plan pays for.',
      }),
      form('plans/cover.yaml', 'Cover', coverSchema, {
        page: '/insurance-plans',
        help: 'What no plan pays for, waiting periods, how care is authorised.',
      }),
      form('medicines.yaml', 'Medicines', medicinesSchema, {
        page: '/medicines',
        help: 'Which plans pay for which medicines, and up to what.',
      }),
      form('plans/typical-care.yaml', 'Typical care', typicalCareSchema, {
        page: '/insurance-plans?who=me&age=30&care=some#which-plan',
        help: 'What care costs and how often a year brings it, for “Which plan fits me?”.',
      }),
      form('contract.md', 'Contract', contractSchema, {
        page: '/contract',
        help: 'What buyers agree to. Every change is a new version.',
      }),
    ],
  },
  {
    name: 'company',
    label: 'Company and people',
    help: 'Who the insurer is: every page takes names, numbers and promises from here.',
    forms: [
      form('identity.yaml', 'Identity', identitySchema, {
        page: '/contact',
        help: 'Name, phones, address, hours, promises, claims.',
      }),
      form('company/team.yaml', 'Team', teamSchema, {
        page: '/team',
        help: 'Departments and people.',
      }),
      form('company/board.yaml', 'Board', boardSchema, {
        page: '/board',
        help: 'Seats, committees and rules of the board.',
      }),
      form('company/offices.yaml', 'Offices', officesSchema, {
        page: '/contact',
        help: 'The six zonal offices.',
      }),
      form('company/work-with-us.yaml', 'Work with us', workWithUsSchema, {
        page: '/work-with-us',
        help: 'What we ask of hospitals, agents, the press and job seekers; our open data.',
      }),
      form('company/story.yaml', 'Story', storySchema, {
        page: '/story',
        help: 'How the company began, its years and its values.',
      }),
    ],
  },
  {
    name: 'help',
    label: 'Questions, mails and search',
    help: 'What visitors ask and type, and what they get by email.',
    forms: [
      form('faqs.yaml', 'Questions', faqsSchema, {
        page: '/faqs?open=all',
        help: 'Questions and answers, in groups.',
      }),
      form('get-care.yaml', 'Get care now', getCareSchema, {
        page: '/get-care',
        help: 'Help for who needs care.',
      }),
      form('search/keywords.yaml', 'Search keywords', searchKeywordsSchema, {
        page: '/search?q=price',
        help: 'What visitors type, by the page that answers it.',
      }),
      form('search/tasks.yaml', 'What visitors come to do', searchTasksSchema, {
        page: '/search?q=login',
        help: 'Above all other results of the search: logging in, renewing, complaining.',
      }),
      form('search/urgent.yaml', 'Words of danger', urgentSchema, {
        page: '/search?q=chest+pain',
        help: 'Who to call and what to do, above the results of every search. Have a clinician approve it.',
      }),
      form('search/synonyms.yaml', 'Synonyms', synonymsSchema, {
        page: '/search?q=price',
        help: 'Words that mean the same to the search.',
      }),
      form('mails.yaml', 'Mails', mailsSchema, {
        page: '/contact',
        help: 'What people get who send us something.',
      }),
      form('qr-codes.yaml', 'QR codes', qrCodesSchema, {
        page: '/qr-code',
        help: 'What codes are offered for.',
      }),
    ],
  },
  {
    name: 'wellness',
    label: 'Wellness',
    help: 'The quiz and the tips by email.',
    forms: [
      form('quiz/questions.yaml', 'Quiz', questionBankSchema, {
        page: '/',
        help: 'Questions by theme.',
      }),
      form('wellness/tips.yaml', 'Health tips', tipBankSchema, {
        page: '/wellness',
        help: 'Tips sent by email.',
      }),
    ],
  },
  {
    name: 'hospitals',
    label: 'Hospitals',
    help: 'The list itself is imported: npm run providers.',
    forms: [
      form('providers/partners.yaml', 'Partner hospitals', partnersSchema, {
        page: '/',
        help: 'Shown on the home page, and part of every directory.',
      }),
      form('providers/search-words.yaml', 'Search words', searchWordsSchema, {
        page: '/providers',
        help: 'What visitors type into the search for hospitals.',
      }),
      form('providers/map.yaml', 'Map', tileMapSchema, {
        page: '/providers',
        help: 'Whom the map of results names.',
      }),
    ],
  },
  {
    name: 'subjects',
    label: 'Subjects of posts',
    help: 'The categories that posts can be in.',
    forms: [
      form('posts/categories.yaml', 'Categories', categoriesSchema, {
        page: '/news',
        help: 'The subjects of the posts.',
      }),
    ],
  },
];

/** Folders of files that share one form. */
export const folderForms: readonly FolderForm[] = [
  {
    ...form('posts/', 'Posts', postFileSchema, {
      page: '/posts/{{slug}}',
      help: 'Articles. They show where WordPress is not set up.',
    }),
    extension: 'md',
    singular: 'Post',
    isOpen: true,
  },
  {
    ...form('pages/', 'Pages of prose', informationSchema, {
      page: '/{{slug}}',
      help: 'Privacy, terms and other pages of text.',
    }),
    extension: 'md',
    singular: 'Page',
    isOpen: false,
  },
  {
    ...form('plans/pages/', 'Plan pages', planPageSchema, {
      page: '/{{slug}}',
      help: 'For individuals, families, companies and associations.',
    }),
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
  schema: AnySchema,
  words: Pick<ContentForm, 'page' | 'help'>,
): ContentForm {
  return { path, label, schema, ...words };
}
