import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';

interface FormThanksProps {
  readonly title: string;
  /** Where staff ask for it on the phone. */
  readonly reference?: string;
  /** What happens next. */
  readonly children: ReactNode;
}

/** Takes a form's place once it has been kept. */
export function FormThanks({ title, reference, children }: FormThanksProps) {
  return (
    <div className="form-thanks">
      <Icon name="circle-check" size={32} />
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
        {reference !== undefined && (
          <p>
            Your reference is <strong className="form-thanks__reference">{reference}</strong>.
            Please have it at hand when you call.
          </p>
        )}
      </div>
    </div>
  );
}
