import type { ReactNode } from 'react';
import { HtmlTemplate } from '../html-template/html-template.tsx';

interface WhileOpenProps {
  /** What is there while the dialog is open, and is fetched no sooner. */
  readonly content: ReactNode;
  /** What is there while it is closed, and without scripts. */
  readonly children?: ReactNode;
}

/** A part of a dialog that exists only while the dialog is open: see while-open.element.ts. */
export function WhileOpen({ content, children }: WhileOpenProps) {
  return (
    <while-open>
      <HtmlTemplate>{content}</HtmlTemplate>
      {children}
    </while-open>
  );
}
