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
      <Icon name="circle-check" size={32} className="text-success" />
      <div>
        <h3>{title}</h3>
        <p className="above-3">{children}</p>
        <p className="above-3">
          Your reference is <strong className="tabular">{reference}</strong>. Have it ready if you
          call.
        </p>
      </div>
    </div>
  );
}
