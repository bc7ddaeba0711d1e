import { countInWords, type SearchAnswer } from './search-answer.ts';

interface SearchStatusProps {
  readonly id: string;
  readonly answer: SearchAnswer;
}

/** How much was found, said aloud whenever it changes. */
export function SearchStatus({ id, answer }: SearchStatusProps) {
  return (
    <output className="search__status">
      {answer.kind === 'nothing-asked' ? null : <span id={id}>{describe(answer)}</span>}
    </output>
  );
}

function describe(answer: SearchAnswer) {
  switch (answer.kind) {
    case 'nothing-asked':
      return null;
    case 'too-short':
      return 'Type at least two letters, so that there is something to look for.';
    case 'found':
      return answer.total === 0 ? (
        <>Nothing found for “{answer.words}”</>
      ) : (
        <>
          <strong>{countInWords(answer.total)}</strong> for “{answer.words}”
        </>
      );
  }
}
