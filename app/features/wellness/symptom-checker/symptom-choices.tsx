import { useId } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { noneSelectedMessage } from './check-symptoms.ts';
import { symptoms, type Selection } from './symptoms.ts';

interface SymptomChoicesProps {
  /** What was ticked before, where the page comes from the server once more. */
  readonly ticked: Selection;
  readonly isNoneSelected: boolean;
  readonly onToggle: () => void;
}

/** The boxes, each a whole row to press on, and the message when none is ticked. */
export function SymptomChoices({ ticked, isNoneSelected, onToggle }: SymptomChoicesProps) {
  const errorId = useId();
  return (
    <fieldset
      className="symptom-checker__choices"
      aria-describedby={isNoneSelected ? errorId : undefined}
      onChange={onToggle}
    >
      <legend>Tick what you feel today.</legend>
      {symptoms.map(({ name, label, icon }, index) => (
        <label key={name} className="check-box">
          <input
            type="checkbox"
            name={name}
            defaultChecked={ticked.includes(name)}
            {...(isNoneSelected && index === 0 && { autoFocus: true })}
          />
          <span>{label}</span>
          <Icon name={icon} size={32} />
        </label>
      ))}
      <p id={errorId} role="alert" className="symptom-checker__error">
        {isNoneSelected && (
          <>
            <Icon name="circle-alert" size={18} />
            {noneSelectedMessage}
          </>
        )}
      </p>
    </fieldset>
  );
}
