import { planIds, planNetworks, type PlanId } from '#app/location/directory/plan-bands.ts';

/** Which plans pay for care at a place. */
export function PlanTags({ plans }: { readonly plans: readonly PlanId[] }) {
  if (plans.length === 0)
    return <span className="plan-tag plan-tag--unknown">Ask us which plans</span>;
  if (plans.length === planIds.length)
    return <span className="plan-tag plan-tag--all">All plans</span>;
  return plans.map((plan) => (
    <span key={plan} className="plan-tag">
      {planNetworks[plan].name}
    </span>
  ));
}
