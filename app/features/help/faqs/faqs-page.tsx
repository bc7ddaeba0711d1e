import { PhoneLink } from '#app/site/contact/phone-link.tsx';
import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { PageContents } from '#app/ui/page-contents/page-contents.tsx';
import { UrgentSlot, type UrgentSlotProps } from '#app/site/urgent/urgent-slot.tsx';
import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { PersonCallOut } from '#app/site/contact/person-call-out.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import type { AnsweredQuestion } from '#app/kernel/linked-data.ts';
import { FaqGroups } from './faq-groups.tsx';
import type { FaqGroup, FaqsPage as FaqsContent } from './faqs.ports.ts';
import faqsStyles from './faqs.css?inline';
import { findFaqs, describeFaqs, longestSearch, type FaqMatches } from './find-faqs.ts';

interface FaqsPageProps {
  readonly content: FaqsContent;
  readonly words: string;
  readonly isAllOpen: boolean;
  readonly urgent: UrgentSlotProps;
}

/** All questions with their answers, to search, to unfold and to link to. */
export function FaqsPage({ content, words, isAllOpen, urgent }: FaqsPageProps) {
  const faqs = content.groups.flatMap(({ questions }) => questions);
  const matches = findFaqs(faqs, words);
  const subjects = subjectsToShow(content.groups, matches);
  const isOpen = isAllOpen || isShort(matches);
  return (
    <>
      <Stylesheet name="faqs" css={faqsStyles} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element is the article itself */}
      <faq-list className="page-body" role="article">
        <PageHero {...content}>
          <FaqSearch words={words} />
        </PageHero>
        <UrgentSlot {...urgent} />
        <div className="wrap page-content columns faqs__body">
          {subjects.length > 0 && <PageContents title="Subjects" sections={subjects} />}
          <div>
            <FaqBar total={faqs.length} matches={matches} words={words} isAllOpen={isAllOpen} />
            <NothingFound isHidden={matches?.ids.size !== 0} />
            <FaqGroups groups={content.groups} matches={matches} isOpen={isOpen} />
          </div>
        </div>
        <PersonCallOut />
      </faq-list>
    </>
  );
}

function subjectsToShow(groups: readonly FaqGroup[], matches: FaqMatches | undefined) {
  return groups.filter(
    ({ questions }) => !matches || questions.some(({ id }) => matches.ids.has(id)),
  );
}

/** What a search has found is few enough to be shown with its answers. */
function isShort(found: FaqMatches | undefined): boolean {
  return found !== undefined && found.ids.size <= 3;
}

function NothingFound({ isHidden }: { readonly isHidden: boolean }) {
  const { phone } = useInsurerContact();
  return (
    <p className="faqs__nothing above-6" hidden={isHidden}>
      Try another word, call <PhoneLink phone={phone} /> or <a href="/contact">write to us</a>.
    </p>
  );
}

interface FaqBarProps {
  readonly total: number;
  readonly matches: FaqMatches | undefined;
  readonly words: string;
  readonly isAllOpen: boolean;
}

function FaqBar({ total, matches, words, isAllOpen }: FaqBarProps) {
  return (
    <div className="bar faq-bar">
      <output className="muted">{describeFaqs(total, matches, words)}</output>
      {/* Without scripts the page comes again, unfolded or folded. */}
      <form
        hidden={matches?.ids.size === 0}
        toolname="open-answers"
        tooldescription="Open or close all answers"
        action="/faqs"
      >
        {words !== '' && <input type="hidden" name="q" value={words} />}
        {!isAllOpen && <input type="hidden" name="open" value="all" />}
        <Button type="submit" kind="secondary" small>
          {isAllOpen ? 'Collapse all' : 'Expand all'}
        </Button>
      </form>
    </div>
  );
}

/** A search among the questions: a plain form that needs no script, live where there is one (faq-list.element.ts). */
function FaqSearch({ words }: { readonly words: string }) {
  return (
    <search aria-label="Questions">
      <form
        className="form__row measure-wide above-6"
        action="/faqs"
        toolname="search-questions"
        tooldescription="Search the FAQs"
        toolautosubmit=""
      >
        <Field
          id="faq-words"
          label="Search the questions"
          name="q"
          type="search"
          maxLength={longestSearch}
          defaultValue={words}
          enterKeyHint="search"
          autoComplete="off"
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}

/** All questions with their answers as plain text, for search engines. */
export function plainFaqs(groups: readonly FaqGroup[]): readonly AnsweredQuestion[] {
  return groups.flatMap((group) =>
    group.questions.map(({ question, plainAnswer }) => ({ question, answer: plainAnswer })),
  );
}
