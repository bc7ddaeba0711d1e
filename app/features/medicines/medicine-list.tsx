import type { PlanId } from '#app/features/providers/directory/plan-bands.ts';
import { payWords } from './medicine-words.ts';
import type { Medicine, MedicineGroup } from './medicines.ports.ts';

interface MedicineGroupsProps {
  readonly groups: readonly MedicineGroup[];
  readonly plan: PlanId | undefined;
}

/** All medicines by what they treat, each group folded until it is asked for or found in the page. */
export function MedicineGroups({ groups, plan }: MedicineGroupsProps) {
  return (
    <div className="accordion">
      {groups.map(({ id, title, medicines }) => (
        <details key={id}>
          <summary>
            <span>
              {title} <small>{medicines.length}</small>
            </span>
          </summary>
          {/* The anchor is within: browsers unfold the group when a link leads inside. */}
          <MedicineList id={id} medicines={medicines} plan={plan} />
        </details>
      ))}
    </div>
  );
}

interface MedicineListProps {
  readonly id?: string;
  readonly medicines: readonly Medicine[];
  readonly plan: PlanId | undefined;
}

/** Medicines with who pays for them. */
export function MedicineList({ id, medicines, plan }: MedicineListProps) {
  return (
    <ul className="medicine-list" id={id}>
      {medicines.map((medicine) => (
        <MedicineItem key={medicine.name} medicine={medicine} plan={plan} />
      ))}
    </ul>
  );
}

interface MedicineItemProps {
  readonly medicine: Medicine;
  readonly plan: PlanId | undefined;
}

function MedicineItem({ medicine, plan }: MedicineItemProps) {
  const { name, brands, use, form, limit } = medicine;
  const { isPaid, words, others } = payWords(medicine, plan);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {brands.length > 0 && <p className="note">Brands: {brands.join(', ')}</p>}
        <p className="note">
          {use}
          {form && <small> ({form})</small>}
        </p>
      </div>
      {/* Its sign is drawn by CSS: hundreds of icons would outweigh the rest of the page. */}
      <div className={isPaid ? 'tick' : 'dash'}>
        <p className="strong">{words}</p>
        <p className="note">{others ?? limit}</p>
      </div>
    </li>
  );
}
