import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';

interface NoticeProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
  /** Where it can be put away. */
  readonly onClose?: () => void;
}

/** Something to know, in the corner of the window, until it is dealt with. */
export function Notice({ icon, title, children, onClose }: NoticeProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- output holds no paragraphs
    <section className="notice on-deep" role="status" aria-label={title}>
      <Icon name={icon} />
      <div className="notice__words">
        <p className="notice__title">{title}</p>
        {children}
      </div>
      {onClose && (
        <button type="button" className="notice__close" aria-label="Close" onClick={onClose}>
          <Icon name="x" size={20} />
        </button>
      )}
    </section>
  );
}
