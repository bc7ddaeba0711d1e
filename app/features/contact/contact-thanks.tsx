import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';

interface ContactThanksProps {
  readonly title: string;
  readonly reference: string;
  /** What happens next. */
  readonly children: ReactNode;
}

/** Takes a form's place once it has been kept. */
export function ContactThanks({ title, reference, children }: ContactThanksProps) {
  return (
    <div className="contact-thanks">
      <Icon name="circle-check" size={32} />
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
        <p>
          Your reference is <strong className="contact-thanks__reference">{reference}</strong>.
          Please have it at hand when you call.
        </p>
      </div>
    </div>
  );
}
