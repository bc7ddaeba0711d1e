import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';

interface FormThanksProps {
  readonly title: string;
  readonly reference: string;
  readonly children: ReactNode;
}

/** Takes a form's place once it is saved. */
export function FormThanks({ title, reference, children }: FormThanksProps) {
  return (
    <div className="media form-thanks">
      <Icon name="circle-check" size={32} />
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
        <p>
          Your reference is <strong className="form-thanks__reference">{reference}</strong>. Have it
          ready if you call.
        </p>
      </div>
    </div>
  );
}
