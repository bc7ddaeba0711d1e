import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { PlanName } from '../enrolment/checkout.server.ts';

interface SinglePageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Shows a page of one column: a title, a sentence and what to do next. */
export function SinglePage({ title, lead, children }: SinglePageProps) {
  return (
    <div className="wrap stack stack--6 buying-page__single">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </div>
  );
}

interface PlanPickerProps {
  readonly plans: readonly PlanName[];
  /** The calculator's query, passed on to the checkout. */
  readonly query?: string;
}

/** Lists the plans, each linked to its checkout. */
export function PlanPicker({ plans, query = '' }: PlanPickerProps) {
  return (
    <ul className="grid plan-picker">
      {plans.map(({ id, name, suits }) => (
        <li key={id}>
          <a className="card" href={`/checkout/${id}${query === '' ? '' : `?${query}`}`}>
            <strong>{name}</strong>
            <span>{suits}</span>
            <Icon name="arrow-right" size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
