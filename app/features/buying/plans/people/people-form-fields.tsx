import { NumberField, StepperField } from '../../page/stepper-field.tsx';
import type { PeoplePageData } from './people-page-data.ts';

interface PeopleFormFieldsProps {
  readonly data: PeoplePageData;
  /** Called when a button changes a number. */
  readonly onStep: () => void;
}

/** Asks for the people of one kind of buyer. */
export function PeopleFormFields({ data, onStep }: PeopleFormFieldsProps) {
  const { kind, buyer, prices } = data;
  const { adult, older } = prices.ages;
  switch (kind) {
    case 'ages':
      return (
        <NumberField
          label={buyer === 'me' ? 'Your age' : 'Their age'}
          name="age"
          hint="In years, on the day cover starts"
        />
      );
    case 'family':
      return <FamilyFields family={prices.family} ages={prices.ages} onStep={onStep} />;
    case 'staff':
    case 'association':
      return (
        <NumberField
          label={kind === 'staff' ? 'Number of staff' : 'Number of members'}
          name="people"
          hint={`Adults aged ${adult.fromAge} to ${adult.toAge}. Add those aged ${older.fromAge} to ${older.toAge} and children in the calculator`}
        />
      );
  }
}

type FamilyFieldsProps = Pick<PeoplePageData['prices'], 'family' | 'ages'> &
  Pick<PeopleFormFieldsProps, 'onStep'>;

function FamilyFields({ family, ages, onStep }: FamilyFieldsProps) {
  const { adult, older } = ages;
  return (
    <>
      <StepperField
        label="Adults"
        name="adults"
        least={1}
        most={family.mostAdults}
        hint={`Aged ${adult.fromAge} to ${adult.toAge}, 1 or ${family.mostAdults}`}
        onChange={onStep}
      />
      <StepperField
        label="Children"
        name="children"
        most={family.mostChildren}
        hint={`Under ${adult.fromAge}, up to ${family.mostChildren}`}
        onChange={onStep}
      />
      <StepperField
        label="Parents"
        name="parents"
        most={family.mostParents}
        hint={`Aged ${older.fromAge} to ${older.toAge}, up to ${family.mostParents}. The calculator prices older parents`}
        onChange={onStep}
      />
    </>
  );
}
