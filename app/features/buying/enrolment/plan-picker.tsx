import { Icon } from '#app/ui/icon/icon.tsx';
import type { PlanName } from './checkout.ts';

interface PlanPickerProps {
  readonly plans: readonly PlanName[];
  /** The calculator's query, carried along. */
  readonly query?: string;
}

/** The plans to choose one from, each leading into its checkout. */
export function PlanPicker({ plans, query = '' }: PlanPickerProps) {
  return (
    <ul className="plan-picker">
      {plans.map(({ id, name, suits }) => (
        <li key={id}>
          <a href={`/checkout/${id}${query === '' ? '' : `?${query}`}`}>
            <strong>{name}</strong>
            <span>{suits}</span>
            <Icon name="arrow-right" size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
