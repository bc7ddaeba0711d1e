import { Icon } from '#app/ui/icon/icon.tsx';
import { Button } from './button.tsx';

interface CopyTextProps {
  readonly text: string;
  /** What is copied, such as "your reference". */
  readonly what: string;
}

/** Copies a text; copy-text.element.ts shows it where there are scripts. */
export function CopyText({ text, what }: CopyTextProps) {
  return (
    <copy-text className="no-print" data-text={text} hidden>
      <Button kind="secondary" small>
        <Icon name="copy" size={20} />
        <span>Copy</span>
        <span className="visually-hidden"> {what}</span>
      </Button>
      <output className="visually-hidden" />
    </copy-text>
  );
}
