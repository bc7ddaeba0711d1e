import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { newsPath } from './news-query.ts';
import type { NewsPage } from './news.ports.ts';

/** Nothing to show, why, and the nearest place where there is something. */
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
    return { title: 'We have no such subject', advice: 'Choose one of those above.', ...all };
  }
  if (problem === 'no such page') {
    const to = newsPath({ category: category?.slug, words });
    const advice = 'Articles move up as we publish new ones.';
    return { title: 'There is no such page', advice, to, label: 'Go to the first page' };
  }
  if (words === '') {
    return {
      title: 'No articles yet',
      advice: 'The first one will stand here. Until then, our team answers your questions.',
      to: '/contact',
      label: 'Contact us',
    };
  }
  const title = `Nothing found for “${words}”`;
  if (!category) return { title, advice: 'Try a shorter word, or one word only.', ...all };
  const advice = `This search looked in ${category.name} only.`;
  return { title, advice, to: newsPath({ words }), label: 'Search all subjects' };
}
