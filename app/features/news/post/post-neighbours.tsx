import { Icon } from '#app/ui/icon/icon.tsx';
import type { PostTitle, PostView } from '../news.ports.ts';
import { postPath } from '../post-path.ts';

/** The articles published just before and after this one. */
export function PostNeighbours({ view: { newer, older } }: { readonly view: PostView }) {
  if (!newer && !older) return null;
  return (
    <nav className="post-neighbours" aria-label="More articles by date">
      {older && <Neighbour title={older} label="Older article" rel="prev" />}
      {newer && <Neighbour title={newer} label="Newer article" rel="next" />}
    </nav>
  );
}

interface NeighbourProps {
  readonly title: PostTitle;
  readonly label: string;
  readonly rel: 'prev' | 'next';
}

function Neighbour({ title: { slug, title, direction }, label, rel }: NeighbourProps) {
  return (
    <a href={postPath(slug)} rel={rel} className={`post-neighbours__${rel}`}>
      <Icon name={rel === 'prev' ? 'arrow-left' : 'arrow-right'} size={20} />
      <span>
        <small>{label}</small> <b dir={direction}>{title}</b>
      </span>
    </a>
  );
}
