import type { Edition } from '#app/site/edition.ts';

interface FamilyHelpProps {
  readonly edition: Edition;
  /** Of the same form, where someone else is covered. */
  readonly someonePath: string;
}

/** Says how to cover an adult who has no place in a family's form, such as a sister. */
export function FamilyHelp({ edition, someonePath }: FamilyHelpProps) {
  const other = <a href={someonePath}>buy for someone else</a>;
  return (
    <p className="field__hint">
      {edition === 'NG' ? (
        <>A grown-up brother, sister or child needs a separate order: {other}.</>
      ) : (
        <>
          Parents and a grown-up brother or sister? Make the brother or sister the first adult. Any
          other adult needs a separate order: {other}.
        </>
      )}
    </p>
  );
}
