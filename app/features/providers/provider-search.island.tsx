import { useEffect, useRef, useEffectEvent, type RefObject } from 'react';
import type { InsurerContact } from '#app/site/contact/insurer-contact.ts';
import { UrgentPanel } from '#app/site/urgent/urgent-panel.tsx';
import { ProviderFilters } from './filters/provider-filters.tsx';
import { ProviderResults } from './results/provider-results.tsx';
import { titleOf } from './results/result-words.tsx';
import { SearchFailed } from './results/search-failed.tsx';
import type { TileMap } from './results-map/tile-map.types.ts';
import { SearchPanel } from './search-panel/search-panel.tsx';
import type { SearchOutcome } from './search-outcome.types.ts';
import { fillForm, filterSheetId, searchOf, searchOfForm } from './search-panel/search-form.ts';
import { useSearch } from './search-panel/use-search.ts';

export interface ProviderSearchProps {
  /** What the address leads to. */
  readonly outcome: SearchOutcome;
  /** Undefined where no map tiles are configured. */
  readonly tileMap: TileMap | undefined;
  readonly insurer: InsurerContact;
}

/** Finding a hospital: a plain form, which searches while one types once scripts run. */
export function ProviderSearch({ outcome: start, tileMap, insurer }: ProviderSearchProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const { outcome, isSearching, ask } = useLiveSearch(formRef, start);
  const { query, urgent } = outcome;
  const title = `${titleOf(outcome)} | ${insurer.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <SearchPanel query={query} formRef={formRef} />
      <div className="wrap urgent-slot" aria-live="polite">
        {urgent && <UrgentPanel help={urgent} edition={insurer.edition} />}
      </div>
      <div className="wrap columns providers__body">
        {outcome.kind === 'found' ? (
          <>
            <ProviderFilters result={outcome} />
            <ProviderResults
              result={outcome}
              tileMap={tileMap}
              insurer={insurer}
              isSearching={isSearching}
              onMore={ask}
            />
          </>
        ) : (
          <SearchFailed query={query} insurer={insurer} />
        )}
      </div>
    </>
  );
}

/**
 * Short enough for results to stand there within 100 ms, long enough for letters that a keyboard puts
 * in together; a search that the next letter overtakes is cancelled.
 */
const typingPauseMs = 20;

function useLiveSearch(formRef: RefObject<HTMLFormElement | null>, start: SearchOutcome) {
  const live = useSearch(start);
  const { outcome, isSearching } = live;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What the form last asked for; undefined when that has not been answered. */
  const asked = useRef<string | undefined>(searchOf(start.query));

  const search = () => {
    clearTimeout(timer.current);
    const wanted = formRef.current ? searchOfForm(formRef.current) : asked.current;
    if (wanted === undefined || wanted === asked.current) return;
    asked.current = wanted;
    live.ask(wanted);
  };
  const stop = () => {
    clearTimeout(timer.current);
    if (live.cancel()) asked.current = undefined;
  };

  // Something may have been typed or chosen before scripts ran.
  usePageLife(search, stop);
  const onInput = useEffectEvent(({ target }: Event) => {
    if (!isFieldOf(formRef.current, target)) return;
    clearTimeout(timer.current);
    if (isTyping(target)) timer.current = setTimeout(search, typingPauseMs);
    else search();
  });
  const onSubmit = useEffectEvent((event: Event) => {
    event.preventDefault();
    search();
    closeFilterSheet();
  });
  useEffect(() => {
    const ends = new AbortController();
    // Events of fields elsewhere do not pass through the form.
    document.addEventListener('input', (event) => onInput(event), ends);
    formRef.current?.addEventListener('submit', (event) => onSubmit(event), ends);
    return () => ends.abort();
  }, [formRef]);

  const isFirst = useRef(true);
  const fill = useEffectEvent((answer: SearchOutcome) => {
    // A newer search knows better.
    if (isSearching) return;
    asked.current = answer.kind === 'found' ? searchOf(answer.query) : undefined;
    if (formRef.current) fillForm(formRef.current, answer.query);
  });
  useEffect(() => {
    if (!isFirst.current) fill(outcome);
    isFirst.current = false;
  }, [outcome]);

  return live;
}

/** Stops when the page enters the back/forward cache, and starts again when it comes back. */
function usePageLife(start: () => void, stop: () => void): void {
  const onStart = useEffectEvent(start);
  const onStop = useEffectEvent(stop);
  useEffect(() => {
    const ends = new AbortController();
    addEventListener('pageshow', () => onStart(), ends);
    addEventListener('pagehide', () => onStop(), ends);
    onStart();
    return () => {
      ends.abort();
      onStop();
    };
  }, []);
}

function closeFilterSheet(): void {
  const sheet = document.getElementById(filterSheetId);
  // Browsers without popovers show the filters all the time.
  if (sheet && 'hidePopover' in sheet) sheet.hidePopover();
}

function isFieldOf(form: HTMLFormElement | null, target: EventTarget | null): boolean {
  return target instanceof Element && 'form' in target && target.form === form;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search';
}
