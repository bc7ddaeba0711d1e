import { Icon } from '#app/ui/icon/icon.tsx';
import { CallSales } from '../page/phone.tsx';
import { tierIds } from '../prices/price-list.ts';
import { FitBasis } from './fit-basis.tsx';
import { FitCard } from './fit-card.tsx';
import type { FitData } from './fit-data.ts';

type Result = NonNullable<FitData['result']>;
type Priced = Extract<Result, { readonly kind: 'priced' }>;

interface FitResultProps {
  readonly data: FitData;
  readonly result: Result;
}

/** Compares a year with each plan, the one that costs least first. */
export function FitResult({ data, result }: FitResultProps) {
  if (result.kind === 'call') {
    return (
      <>
        <p>{result.words}</p>
        <CallSales kind="secondary" />
      </>
    );
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- put in place, it says that it is there */}
      <h3 className="above-8" tabIndex={-1} autoFocus>
        A year with each plan
      </h3>
      <Verdict data={data} result={result} />
      <p className="message" role="note">
        <Icon name="info" size={22} />
        <span>
          <strong>This is an estimate, not a promise.</strong> A year can bring more care, or less.
          {data.basis.isSample && ' The costs of care in it are samples.'} The plans cost what the
          calculator says.
        </span>
      </p>
      <HospitalNote data={data} />
      <ol className="grid above-6">
        {result.cards.map((card, at) => (
          <FitCard key={card.tier} card={card} data={data} isFirst={at === 0} />
        ))}
      </ol>
      <FitBasis data={data} />
    </>
  );
}

function Verdict({ data, result }: { readonly data: FitData; readonly result: Priced }) {
  const { cards, people, level, otherwise } = result;
  const [best, ...others] = cards;
  const close = others.filter(({ isClose }) => isClose).map(({ name }) => name);
  return (
    <p>
      For {people} with {levelName(data, level)} care, <strong>{best?.name}</strong> costs least in
      the first year: about {best?.total}.{' '}
      {close.length > 0 &&
        `${inList(close)} ${close.length > 1 ? 'come' : 'comes'} close: the difference is smaller than an estimate can tell. `}
      {otherwise.map(({ tier, levels }) => {
        const names = levels.map((each) => levelName(data, each)).join(' or ');
        return `With ${names} care, ${data.tiers[tier].name} would cost least. `;
      })}
    </p>
  );
}

function levelName({ levels }: FitData, level: string): string {
  return levels.find(({ id }) => id === level)?.name.toLowerCase() ?? '';
}

/** Says what the directory knows of the visitor's hospital. */
export function HospitalNote({ data }: { readonly data: FitData }) {
  const { hospital, hospitalLinks } = data;
  switch (hospital.kind) {
    case 'none':
      return null;
    case 'unavailable':
      return <p>We can’t look up hospitals right now, so we’ve left yours out. Try again later.</p>;
    case 'unknown':
      return (
        <p>
          We found no hospital called “{hospital.typed}”, so we’ve left it out. Check its name, or{' '}
          <a href={searchPath(hospital.typed)}>search all hospitals</a>.
        </p>
      );
    case 'several':
      return (
        <div className="fit__which">
          <p>
            Which hospital do you mean by “{hospital.typed}”? Until you choose, we’ve left it out.
          </p>
          <ul>
            {hospitalLinks.map(({ name, place, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>, {place}
              </li>
            ))}
          </ul>
          <p className="above-2">
            None of these? <a href={searchPath(hospital.typed)}>Search all hospitals</a>.
          </p>
          <SampleWords isSample={hospital.isSample} />
        </div>
      );
    case 'found':
      return (
        <p>
          <FoundWords data={data} /> <SampleWords isSample={hospital.isSample} />
        </p>
      );
  }
}

function searchPath(typed: string): string {
  return `/providers?q=${encodeURIComponent(typed)}`;
}

function FoundWords({ data: { hospital, tiers } }: { readonly data: FitData }) {
  if (hospital.kind !== 'found') return null;
  const { id, name, place, plans } = hospital.hospital;
  const link = <a href={`/providers/${id}`}>{name}</a>;
  if (plans.length === 0) {
    return (
      <>
        We don’t know yet which plans pay for care at {link}, {place}, so we’ve left it out. Ask us
        before you buy.
      </>
    );
  }
  const names = tierIds.filter((tier) => plans.includes(tier)).map((tier) => tiers[tier].name);
  return (
    <>
      {inList(names)} {names.length > 1 ? 'pay' : 'pays'} for care at {link}, {place}.
    </>
  );
}

function SampleWords({ isSample }: { readonly isSample: boolean }) {
  return isSample ? (
    <small className="block above-2">Hospitals here are invented examples.</small>
  ) : null;
}

function inList(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}
