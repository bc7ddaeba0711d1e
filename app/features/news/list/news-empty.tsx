import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { newsPath } from './news-query.ts';
import type { NewsPage } from '../news.ports.ts';

/** Says why the list is empty and links to the closest list with articles. */
export function NewsEmpty({ list }: { readonly list: NewsPage }) {
  const { title, advice, to, label } = describe(list);
  return (
    <div className="news__empty">
      <h2>{title}</h2>
      <output className="lead">{advice}</output>
      <ButtonLink href={to} kind="brand">
        {label}
      </ButtonLink>
    </div>
  );
}

function describe({ problem, words, category }: NewsPage) {
  const all = { to: newsPath({}), label: 'Show all articles' };
  if (problem === 'no such category') {
    return {
      title: 'We can’t find that topic',
      advice: 'Choose a topic from the list above.',
      ...all,
    };
  }
  if (problem === 'no such page') {
    const to = newsPath({ category: category?.slug, words });
    const advice = 'Articles change page as we publish new ones.';
    return { title: 'That page doesn’t exist any more', advice, to, label: 'Go to the first page' };
  }
  if (words === '') {
    return {
      title: 'We haven’t published any articles yet',
      advice: 'Our team can answer your questions.',
      to: '/contact',
      label: 'Contact us',
    };
  }
  const title = `Nothing found for “${words}”`;
  if (!category) return { title, advice: 'Try a shorter word, or just one word.', ...all };
  const advice = `You searched ${category.name} only.`;
  return { title, advice, to: newsPath({ words }), label: 'Search all topics' };
}
