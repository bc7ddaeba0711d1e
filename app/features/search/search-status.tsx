import { countInWords, type SearchAnswer } from './search-answer.ts';

interface SearchStatusProps {
  readonly id: string;
  readonly answer: SearchAnswer;
}

/** How much was found, said aloud whenever it changes. */
export function SearchStatus({ id, answer }: SearchStatusProps) {
  return (
    <output id={id} className="search__status">
      {describe(answer)}
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
