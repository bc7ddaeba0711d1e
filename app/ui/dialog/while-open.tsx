import type { ReactNode } from 'react';
import { HtmlTemplate } from '../html-template.tsx';

interface WhileOpenProps {
  readonly content: ReactNode;
  /** Shown while it is closed, and without scripts. */
  readonly children?: ReactNode;
}

/** Part of a dialog that exists only while it is open (while-open.element.ts). */
export function WhileOpen({ content, children }: WhileOpenProps) {
  return (
    <while-open>
      <HtmlTemplate>{content}</HtmlTemplate>
      {children}
    </while-open>
  );
}
