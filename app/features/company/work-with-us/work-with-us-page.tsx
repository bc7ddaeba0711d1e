import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { enquiryIds, type EnquiryId, type WorkWithUs } from './work-with-us.schema.ts';
import workStyles from './work-with-us.css?inline';

interface WorkWithUsPageProps {
  readonly work: WorkWithUs;
  /** The form that the answer is for. */
  readonly sentForm: EnquiryId | undefined;
  readonly answer: FormAnswer | undefined;
}

/** For hospitals, agents, the press and job seekers: what we ask of each, and a form. */
export function WorkWithUsPage({ work, sentForm, answer }: WorkWithUsPageProps) {
  return (
    <>
      <Stylesheet name="work-with-us" css={workStyles} />
      <article className="page-body">
        <PageHero {...work} />
        <div className="wrap stack stack--6 page-content">
          <Doors work={work} />
          {work.isSample && <SampleNote />}
        </div>
        {enquiryIds.map((id, at) => (
          <section
            key={id}
            id={id}
            className={at % 2 === 0 ? 'section section--soft' : 'section'}
            aria-labelledby={`${id}-title`}
          >
            <div className="wrap columns">
              <div className="stack">
                <h2 id={`${id}-title`}>{work[id].title}</h2>
                <Prose html={work[id].text} />
              </div>
              <EnquiryForm
                id={id}
                promise={work[id].answer}
                answer={sentForm === id ? answer : undefined}
              />
            </div>
          </section>
        ))}
        <OpenData {...work.openData} />
      </article>
    </>
  );
}

const icons: Readonly<Record<EnquiryId, IconName>> = {
  hospitals: 'hospital',
  agents: 'family',
  press: 'conversation',
  jobs: 'person',
};

/** Leads to the four sections, each by a card. */
function Doors({ work }: Pick<WorkWithUsPageProps, 'work'>) {
  return (
    <nav aria-label="On this page">
      <ul className="grid grid--4">
        {enquiryIds.map((id) => (
          <li key={id} className="card card-link link-card media media--middle" data-pressable="">
            <IconTile name={icons[id]} />
            <a href={`#${id}`}>{work[id].title}</a>
            <p className="fine-print">{work[id].short}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SampleNote() {
  return (
    <p className="message">
      <Icon name="info" size={24} />
      <span>
        <strong>Sample conditions.</strong> What this page asks and promises is an example.
      </span>
    </p>
  );
}

function OpenData({ title, text, licence }: WorkWithUs['openData']) {
  return (
    <section id="open-data" className="section section--soft" aria-labelledby="open-data-title">
      <div className="wrap stack stack--6">
        <div className="stack">
          <h2 id="open-data-title">{title}</h2>
          <Prose html={text} />
        </div>
        <p>
          Licence:{' '}
          <a className="text-link" href={licence.href} target="_blank" rel="noopener license">
            {licence.name}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
      </div>
    </section>
  );
}
