import * as v from 'valibot';
import { longestValue } from '#app/features/buying/enrolment/draft/draft.ts';
import { offerSchema } from '#app/features/buying/plans/offer/offer.schema.ts';
import { parseAge } from '#app/features/buying/party/parse-age.ts';
import { parseQuote } from '#app/features/buying/party/party-codec.ts';
import { quoteFieldNames, readQuoteValues } from '#app/features/buying/party/party-fields.ts';
import { sendQuoteSchema } from '#app/features/buying/quote/send/send-quote.schema.ts';
import { enquiryForms } from '#app/features/company/work-with-us/enquiry.schemas.ts';
import { callBackSchema, contactSchema } from '#app/features/contact/contact.schema.ts';
import { findFaqs } from '#app/features/help/faqs/find-faqs.ts';
import { reimbursementSchema } from '#app/features/help/get-care/reimbursement.schema.ts';
import { readSentMessage } from '#app/features/help/get-care/sent-message.ts';
import { privacyRequestSchema } from '#app/features/information/privacy-request/privacy-request.schema.ts';
import { parseMedicineQuery } from '#app/features/medicines/medicine-paths.ts';
import { parseNewsQuery } from '#app/features/news/news-paths.ts';
import { parseQueryParts } from '#app/features/providers/directory/directory-query.ts';
import { correctionSchema } from '#app/features/providers/report/correction.schema.ts';
import { parseQuestion } from '#app/features/search/search-answer.ts';
import { checkBmi } from '#app/features/wellness/bmi/check-bmi.ts';
import { cleanLine, cleanSearch, cleanText, dropControls } from '#app/kernel/clean-text.ts';
import { parseDay } from '#app/kernel/days.ts';
import { foldText } from '#app/kernel/fold-text.ts';
import { textsIn } from '#app/kernel/form-answer.ts';
import { normalise } from '#app/kernel/normalise.ts';
import { parseWholeNumber } from '#app/kernel/numbers.ts';
import { parseForm, type FormSchema } from '#app/kernel/parse-form.ts';
import { plainText } from '#app/kernel/plain-text.ts';
import { newsletterSchema } from '#app/leads/newsletter/newsletter.schema.ts';
import { parsePhone } from '#app/leads/parse-phone.server.ts';
import { isTooShort } from '#app/ui/search-box/is-too-short.ts';
import { markedParts } from '#app/ui/search-box/suggestion-list.tsx';
import { renderMarkdown } from '#server/content/markdown/render-markdown.ts';
import { parseMarkdownFile, parseYaml } from '#server/content/parse-yaml.ts';
import { fillPlaceholders, withoutComments } from '#server/content/placeholders.ts';
import { createUrgent } from '#server/content/read-content.ts';
import { readSource } from '#server/content/open-files.ts';
import { createRedactor } from '#server/doctor/redact.ts';
import { readMemberFile } from '#server/enrolment/members/read-member-file.ts';
import { readMember } from '#server/enrolment/members/read-member.ts';
import { shownXml } from '#server/enrolment/members/shown-xml.ts';
import { decodeAddress } from '#server/decode-address.ts';
import { findPlace, listPlaceNames } from '#server/providers/find-place.ts';
import { encodingFor } from '#server/http/page-cache/finished-page.ts';
import {
  contentSecurityPolicy,
  findBlockedCode,
} from '#server/http/pages/content-security-policy.ts';
import { clientAddressReader } from '#server/http/visitor/client-address.ts';
import { isCrossSite } from '#server/http/limits/guards.ts';
import { wantsDataSaver } from '#server/http/visitor/cookies.ts';
import { findEditionSwitch, readEditionCookie } from '#server/http/visitor/resolve-edition.ts';
import { createLeaveKeys } from '#server/leads/mailings/leaving.ts';
import { createRouteNames } from '#server/metrics/metrics.ts';
import { directionOf, readingMinutesOf } from '#server/news/text-facts.ts';
import { outcomeOf, parseRetryAfter } from '#server/outbox/retry-policy.ts';
import { isPrivateAddress } from '#server/ip-address.ts';
import { createCsvParser, findDelimiter } from '#server/providers/import/csv-parser.ts';
import * as values from '#server/providers/import/value-readers.ts';
import { findSubscription } from '#server/push/subscription.ts';
import { parseSettings } from '#server/settings.ts';
import { tellingWords } from '#server/site-search/text-entry.ts';
import { serviceId, serviceWords } from '#server/upstream/service-text.ts';
import { createMediaRegister, isPublicOrigin } from '#server/upstream/wordpress/post-picture.ts';
import { toPost } from '#server/upstream/wordpress/wordpress-source.ts';
import { postSchema } from '#server/upstream/wordpress/wordpress-wire.ts';
import { escapeXml } from '#server/xml.ts';
import { prices } from '../support/plan-catalogue.ts';
import { requestFrom } from '../support/request-from.ts';
import { openSearch } from '../support/sample-index.ts';
import { repeatedIn } from './worst-texts.ts';

const urgent = createUrgent(await readSource('content', 'urgent'));
const placeNames = listPlaceNames({}, {});

/** What reads a text of somebody else. It may refuse it, by an error too. */
type Reader = (text: string) => unknown;

const directory = await openSearch();
const findAddress = clientAddressReader(parseSettings({ TRUST_PROXY: '127.0.0.1' }).TRUST_PROXY);
const leaveKeys = createLeaveKeys('secret');
const nameRoute = createRouteNames(['/', '/posts/:slug', '/a/:b?']);
const register = createMediaRegister(new Set(['https://wordpress.example']));
const html = { base: 'https://wordpress.example', register, findSlug: () => undefined };

const forms: Readonly<Record<string, FormSchema>> = {
  contact: contactSchema,
  'call back': callBackSchema,
  newsletter: newsletterSchema,
  'privacy request': privacyRequestSchema,
  ...Object.fromEntries(Object.values(enquiryForms).map(({ kind, schema }) => [kind, schema])),
  correction: correctionSchema,
  reimbursement: reimbursementSchema,
  'quote to send': sendQuoteSchema,
  'offer to a company': offerSchema('staff', prices.groups),
  'offer to an association': offerSchema('association', prices.groups),
};

/** Sends a text in every field of a form. */
function sendIn(schema: FormSchema): Reader {
  return (text) =>
    parseForm(schema, Object.fromEntries(Object.keys(schema.entries).map((name) => [name, text])));
}

function sendAs(name: string, text: string): URLSearchParams {
  return new URLSearchParams({ [name]: text });
}

function withHeader(name: string, text: string) {
  return requestFrom('127.0.0.1', { [name]: text });
}

interface Cleaners {
  readonly what: string;
  /** What the worst texts for them repeat. */
  readonly parts: readonly string[];
  readonly readers: Readonly<Record<string, Reader>>;
}

/** Everything that reads what visitors, groups, services, editors and proxies have written. */
export const cleaners: readonly Cleaners[] = [
  {
    what: 'forms',
    parts: repeatedIn.common,
    readers: {
      ...Object.fromEntries(
        Object.entries(forms).map(([name, schema]) => [`form: ${name}`, sendIn(schema)]),
      ),
      cleanText: (text) => cleanText(text, text.length),
      cleanLine: (text) => cleanLine(text, text.length),
      dropControls,
      'normalise NFC': (text) => normalise(text, 'NFC'),
      'normalise NFD': (text) => normalise(text, 'NFD'),
      'normalise NFKC': (text) => normalise(text, 'NFKC'),
      foldText,
      parseAge,
      parseDay,
      'parseDay of a start': (text) => parseDay(text.slice(0, 400)),
      parseWholeNumber: (text) => parseWholeNumber(text),
      parsePhone,
      checkBmi: (text) => checkBmi({ height: text, weight: text, age: text }),
      textsIn: (text) => textsIn(sendAs('name', text), ['name'], longestValue),
      findPlace: (text) => findPlace(placeNames, text, 'lagos'),
      findSubscription,
    },
  },
  {
    what: 'lists of members and hospitals',
    parts: repeatedIn.csv,
    readers: {
      readMemberFile: (text) => readMemberFile(Buffer.from(text), 'order'),
      'readMemberFile and readMember': async (text) => {
        const heading = 'First name,Last name,Gender,Date of birth,Email,Phone,State\n';
        const { rows } = await readMemberFile(Buffer.from(heading + text), 'order');
        return rows.map((row) => readMember(row, rules));
      },
      createCsvParser: (text) => {
        const parser = createCsvParser(',');
        return [parser.push(text), parser.end()];
      },
      findDelimiter,
      readWords: (text) => values.readWords(text, 100),
      readOneOf: (text) => values.readOneOf(text, { public: ['government'] }, []),
      readPlace: (text) => values.readPlace(text, text),
      readBands: values.readBands,
      readPhone: values.readPhone,
      readDay: values.readDay,
      quoted: values.quoted,
    },
  },
  {
    what: 'workbooks',
    parts: ['state="hidden" ', ' t="e" ', '<sheet ', '<c ', '<c><f ', '<c><f>', '/>'],
    readers: {
      'shownXml of a sheet': (text) => shownXml(`<sheet ${text}`),
      'shownXml of a cell': (text) => shownXml(`<c ${text}`),
      'shownXml of a formula': (text) => shownXml(`<c><f ${text}`),
    },
  },
  {
    what: 'addresses and searches',
    parts: repeatedIn.common,
    readers: {
      parseQuestion: (text) => parseQuestion(sendAs('q', text)),
      parseQueryParts: (text) => parseQueryParts(sendAs('q', text)),
      'parseQueryParts near a place': (text) => parseQueryParts(sendAs('near', text)),
      'search of hospitals': (text) => directory.search(parseQueryParts(sendAs('q', text))),
      parseNewsQuery: (text) => parseNewsQuery(sendAs('q', text)),
      parseMedicineQuery: (text) => parseMedicineQuery(sendAs('q', text)),
      cleanSearch: (text) => cleanSearch(text, text.length),
      readSentMessage: (text) => {
        const sent = new FormData();
        for (const name of ['plan', 'hospital', 'problem']) sent.set(name, text);
        return readSentMessage(sent, []);
      },
      findFaqs: (text) => findFaqs([], text),
      tellingWords,
      findUrgent: (text) => urgent.find(text),
      isTooShort,
      'markedParts of what was typed': (text) => markedParts('Plans for parents', text),
      parseQuote: (text) => {
        const typed = new URLSearchParams(quoteFieldNames.map((name) => [name, text]));
        return parseQuote(readQuoteValues(typed), prices, { tier: 'gold', currency: 'NGN' });
      },
      findEditionSwitch: (text) =>
        findEditionSwitch(new URL(`https://a.example/${text}?edition=DG`)),
      createRouteNames: nameRoute,
      'verify of leaving': (text) => leaveKeys.verify(text),
    },
  },
  {
    what: 'headers and cookies',
    parts: repeatedIn.cookies,
    readers: {
      readEditionCookie: (text) => readEditionCookie(withHeader('cookie', text)),
      wantsDataSaver: (text) => wantsDataSaver(withHeader('cookie', text)),
      clientAddressReader: (text) => findAddress(withHeader('x-forwarded-for', text)),
      encodingFor: (text) => encodingFor(withHeader('accept-encoding', `br${text}`)),
      isCrossSite: (text) => isCrossSite(withHeader('origin', text), 'https://a.example'),
      isPrivateAddress,
      parseRetryAfter: (text) => parseRetryAfter(text, 0),
    },
  },
  {
    what: 'WordPress and other services',
    parts: repeatedIn.html,
    readers: {
      toPost: (text) => toPost(aPost(text), new Map(), html),
      decodeAddress,
      plainText,
      readingMinutesOf,
      directionOf,
      isPublicOrigin,
      escapeXml,
      contentSecurityPolicy: (text) => contentSecurityPolicy(text, policy),
      findBlockedCode,
      serviceWords: (text) => v.safeParse(serviceWords, text),
      serviceId: (text) => v.safeParse(serviceId, text),
      outcomeOf: (text) => outcomeOf({ status: 429, retryAfter: text, text }, 0),
      createRedactor: (text) => createRedactor({ PAYPAL_SECRET: 'secret' })(text),
    },
  },
  {
    what: 'Markdown of editors',
    parts: repeatedIn.markdown,
    readers: {
      fillPlaceholders: (text) => fillPlaceholders(text, new Map()),
      renderMarkdown: (text) => renderMarkdown(text, markdown),
    },
  },
  {
    what: 'YAML of editors',
    parts: repeatedIn.yaml,
    readers: {
      parseYaml: (text) => parseYaml({ file: 'a.yaml', text }, v.unknown()),
      parseMarkdownFile: (text) =>
        parseMarkdownFile({ file: 'a.md', text: `---\ntitle: a\n${text}` }, v.unknown()),
      withoutComments,
    },
  },
];

const markdown = {
  file: 'a.md',
  title: 'A',
  placeholders: new Map<string, string>(),
  foldsQuestions: true,
};
const policy = { frameOrigins: [], imageOrigins: [], isTls: true, isFramed: false };
const rules = {
  buyer: 'staff',
  plan: 'silver',
  hasDependants: true,
  grades: [{ name: 'Manager', plan: 'platinum' }],
  prices,
  today: '2026-11-21',
} as const;

/** A post as WordPress sends it. */
function aPost(content: string) {
  return v.parse(postSchema, {
    id: 1,
    slug: 'a',
    link: 'https://wordpress.example/a/',
    date_gmt: '2026-11-21T09:00:00',
    modified_gmt: '2026-11-21T09:00:00',
    title: { rendered: '' },
    excerpt: { rendered: '' },
    content: { rendered: content, protected: false },
  });
}
