import {
  planIds,
  planNetworks,
  type PlanId,
} from '#app/features/providers/directory/plan-bands.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';

/** Which plans pay for care at this place. */
export function FacilityPlans({ plans }: { readonly plans: readonly PlanId[] }) {
  return (
    <section className="facility-plans" aria-label="Plans">
      <h2>Which plans cover care here</h2>
      {plans.length > 0 ? (
        <ul>
          {planIds.map((plan) => (
            <li key={plan} className={plans.includes(plan) ? 'facility-plans__covered' : undefined}>
              <Icon name={plans.includes(plan) ? 'check' : 'minus'} size={22} />
              {planNetworks[plan].name}
              <span>{plans.includes(plan) ? 'covered' : 'not covered'}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>We don’t know yet which plans cover care here. Ask us before you go.</p>
      )}
      <p>
        <TextLink href="/insurance-plans">Compare the plans</TextLink>
      </p>
    </section>
  );
}
