import { formatNumber } from '#app/kernel/numbers/format-number.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { groupNames } from './group-names.ts';
import type { SearchGroup } from './site-search.ports.ts';

/** The best results of one kind, and the way to all of them. */
export function ResultGroup({ group }: { readonly group: SearchGroup }) {
  const { kind, total, results, allPath } = group;
  const { title, all, icon } = groupNames[kind];
  return (
    <section className="search__group" aria-labelledby={`${kind}-results`}>
      <h2 id={`${kind}-results`}>
        <Icon name={icon} size={28} /> {title}
      </h2>
      <ul>
        {results.map((result) => (
          <li key={result.path + result.title}>
            <a href={result.path}>{result.title}</a>
            <p>{result.excerpt}</p>
          </li>
        ))}
      </ul>
      {allPath && (
        <a href={allPath} className="text-link">
          {all} ({formatNumber(total)})
        </a>
      )}
    </section>
  );
}
