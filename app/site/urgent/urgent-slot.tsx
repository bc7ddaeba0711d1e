import { useSite } from '#app/site/use-site.ts';
import { HtmlTemplate } from '#app/ui/html-template.tsx';
import { UrgentPanel } from './urgent-panel.tsx';
import type { UrgentEntry, UrgentHelp } from './urgent.ports.ts';
import { wordAttributes } from './urgent-words.ts';

export interface UrgentSlotProps {
  /** For what has been asked. */
  readonly help: UrgentHelp | undefined;
  /** For whatever will be. */
  readonly entries: readonly UrgentEntry[];
}

/** The help for a search, with that for all others: this page searches in the browser as well. */
export function UrgentSlot({ help, entries }: UrgentSlotProps) {
  const { edition } = useSite();
  return (
    <>
      <div className="wrap urgent-slot" aria-live="polite">
        {help && <UrgentPanel help={help} edition={edition} />}
      </div>
      <HtmlTemplate id="urgent-help">
        {entries.map((entry) => (
          <div key={entry.title} {...wordAttributes(entry)}>
            <UrgentPanel help={entry} edition={edition} />
          </div>
        ))}
      </HtmlTemplate>
    </>
  );
}
