import { formOfPath } from '../forms/form-data.ts';
import { pathOfDraft, type CheckedDraft } from './check-draft.ts';
import { editor, type Immutable } from './decap.ts';

interface PreviewProps {
  readonly entry: Immutable;
  readonly onFieldClick?: (path: string) => void;
}

interface PreviewState {
  readonly page: number;
  readonly edition: 'NG' | 'DG';
}

interface Preview {
  readonly props: PreviewProps;
  readonly state: PreviewState;
  setState(state: Partial<PreviewState>): void;
  forceUpdate(): void;
}

const againMs = 1000;

const { h } = editor;
const shown = new Set<Preview>();
let frame: HTMLIFrameElement | null = null;
let checked: CheckedDraft | undefined;

/** Loads the page again where the visitor stands. */
export function reloadPage(): void {
  frame?.contentWindow?.location.reload();
}

/** Says beside the form what stops the draft from being published. */
export function showChecked(draft: CheckedDraft | undefined): void {
  checked = draft;
  for (const preview of shown) preview.forceUpdate();
}

/** While the site takes in a change, it may answer with the error of a moment. */
function tryAgain(): void {
  if (frame?.contentDocument?.contentType === 'text/plain') setTimeout(reloadPage, againMs);
}

/** The page that is edited, beside its form. */
export function createPreview(siteUrl: string): unknown {
  return editor.createClass({
    getInitialState: (): PreviewState => ({ page: 0, edition: 'NG' }),
    componentDidMount(this: Preview) {
      shown.add(this);
    },
    componentWillUnmount(this: Preview) {
      shown.delete(this);
      checked = undefined;
    },
    render(this: Preview) {
      const pages = pagesOf(this.props.entry);
      const page = pages[this.state.page] ?? pages[0];
      return h(
        'div',
        { className: 'preview' },
        bar(this, pages, page, siteUrl),
        mistakesBox(this.props.onFieldClick),
        page === undefined
          ? h('p', { className: 'preview__none' }, 'Publish it, then its page is shown here.')
          : h('iframe', {
              className: 'preview__page',
              title: 'The page as visitors see it',
              key: `${page} ${this.state.edition}`,
              src: addressOf(page, this.state.edition, siteUrl),
              onLoad: tryAgain,
              ref: (element: HTMLIFrameElement | null) => {
                frame = element;
              },
            }),
      );
    },
  });
}

/** The pages that show an entry; none for a post that is not saved yet. */
function pagesOf(entry: Immutable): readonly string[] {
  const path = pathOfDraft(entry);
  const slug = entry.get('slug');
  const pages = formOfPath(editor.fileForms, path)?.pages ?? [];
  if (typeof slug !== 'string' || slug === '') return [];
  return pages.map((page) => page.replace('{slug}', slug));
}

/** The edition is the visitor's choice, kept in a cookie. */
function addressOf(page: string, edition: string, siteUrl: string): string {
  const address = new URL(page, siteUrl || location.origin);
  address.searchParams.set('edition', edition);
  return address.href;
}

function bar(
  preview: Preview,
  pages: readonly string[],
  page: string | undefined,
  siteUrl: string,
) {
  const { edition, page: chosen } = preview.state;
  return h(
    'div',
    { className: 'preview__bar' },
    h(
      'select',
      {
        'aria-label': 'Page',
        value: chosen,
        disabled: pages.length < 2,
        onChange: (event: { target: HTMLSelectElement }) =>
          preview.setState({ page: Number(event.target.value) }),
      },
      ...pages.map((each, at) => h('option', { key: each, value: at }, each)),
    ),
    ...(['NG', 'DG'] as const).map((each) =>
      h(
        'button',
        {
          key: each,
          type: 'button',
          'aria-pressed': edition === each,
          onClick: () => preview.setState({ edition: each }),
        },
        each === 'NG' ? 'Nigeria' : 'Global',
      ),
    ),
    page !== undefined &&
      h('a', { href: addressOf(page, edition, siteUrl), target: '_blank' }, 'Open'),
  );
}

function mistakesBox(onFieldClick: PreviewProps['onFieldClick']) {
  if (!checked || checked.count === 0) return null;
  const { fields, general } = checked;
  return h(
    'div',
    { className: 'preview__mistakes', role: 'status' },
    h('strong', null, 'Not ready to publish'),
    h(
      'ul',
      null,
      ...general.map(({ message }) => h('li', { key: message }, message)),
      ...fields.map(({ path, label, message }) =>
        h(
          'li',
          { key: path + message },
          h('button', { type: 'button', onClick: () => onFieldClick?.(path) }, label),
          ` ${message}`,
        ),
      ),
    ),
  );
}
