import { formatNumber } from '#app/kernel/numbers.ts';
import { fieldId } from '#app/ui/form/form-context.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { fixFormId } from './lines-form.tsx';
import type { ListChanges } from './member.ts';
import type { FoundView } from './members-view.ts';

/** Says what a file or form came to: people taken, mistakes by line, and what has changed. */
export function FoundList({ found }: { readonly found: FoundView }) {
  const { leftOut, mistakes, shown, changes } = found;
  const isFix = shown.some(({ field }) => field !== undefined);
  return (
    <section
      className="card panel"
      aria-labelledby="found-title"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a reload, says at once what came of it
      autoFocus
    >
      <h2 className="small-title media media--middle media--close" id="found-title">
        <Icon name={mistakes === 0 ? 'circle-check' : 'circle-alert'} />
        {titleOf(found)}
      </h2>
      {changes && <p>{changeWords(changes)}</p>}
      {mistakes > 0 && (
        <>
          <p>{whatToDo(found, isFix)}</p>
          <ul className="bullets stack stack--2">
            {shown.map(({ text, field }) => (
              <li key={text}>
                {field === undefined ? text : <a href={`#${fieldId(fixFormId, field)}`}>{text}</a>}
              </li>
            ))}
          </ul>
          {shown.length < mistakes && (
            <p>
              These are the first {shown.length} of {formatNumber(mistakes)} mistakes, in{' '}
              {linesText(leftOut)}.
            </p>
          )}
        </>
      )}
    </section>
  );
}

function whatToDo({ taken }: FoundView, isFix: boolean): string {
  if (taken === 0) {
    return `We couldn’t accept any lines. Correct these ${isFix ? 'below.' : 'in your file and send it again.'}`;
  }
  const how = isFix ? 'below' : 'in your file and send the whole file again';
  return `We’ve kept the correct lines. Correct these ${how}, or continue without them.`;
}

function titleOf({ taken, leftOut, mistakes }: FoundView): string {
  if (mistakes === 0) return `${peopleText(taken)} accepted, with no mistakes`;
  return `${peopleText(taken)} accepted, ${linesText(leftOut)} to correct`;
}

function changeWords({ added, removed, changed, same }: ListChanges): string {
  const parts = [
    [added, 'new'],
    [changed, 'changed'],
    [removed, 'no longer on it'],
    [same, 'as before'],
  ] as const;
  const words = parts.filter(([count]) => count > 0);
  const text = words.map(([count, what]) => `${formatNumber(count)} ${what}`).join(', ');
  return `Compared with your previous list: ${text}.`;
}

/** "1 person", "80 people". */
export function peopleText(count: number): string {
  return count === 1 ? '1 person' : `${formatNumber(count)} people`;
}

function linesText(count: number): string {
  return count === 1 ? '1 line' : `${formatNumber(count)} lines`;
}
