import { Icon } from '#app/ui/icon/icon.tsx';
import { Button } from './button.tsx';

interface PrintButtonProps {
  readonly className?: string;
  readonly children: string;
}

/** Prints the page; print-button.element.ts shows it where there are scripts. */
export function PrintButton({ className, children }: PrintButtonProps) {
  return (
    <print-button>
      <Button kind="secondary" className={className} hidden>
        <Icon name="printer" size={20} />
        {children}
      </Button>
    </print-button>
  );
}
