import stylesUrl from './notices.css?url';

interface NoticeAction {
  readonly label: string;
  readonly kind?: 'secondary';
  readonly run: () => void;
}

export interface Notice {
  /** A notice replaces the one of the same id. */
  readonly id: string;
  readonly icon:
    'info' | 'message-circle' | 'rotate-cw' | 'clock' | 'circle-check' | 'circle-alert';
  readonly title: string;
  readonly words: readonly (string | Node)[];
  readonly actions?: readonly NoticeAction[];
  readonly onClose?: () => void;
}

const shown = new Map<string, HTMLElement>();

/** Shows a notice, or replaces it. */
export function showNotice(notice: Notice): void {
  const element = createNotice(notice);
  const previous = shown.get(notice.id);
  if (previous) previous.replaceWith(element);
  else corner().append(element);
  shown.set(notice.id, element);
}

/** Removes a notice, if it is shown. */
export function hideNotice(id: string): void {
  shown.get(id)?.remove();
  shown.delete(id);
}

/** Lists the ids of the notices on screen. */
export function shownNotices(): readonly string[] {
  return [...shown.keys()];
}

let cornerElement: HTMLElement | undefined;

function corner(): HTMLElement {
  if (cornerElement) return cornerElement;
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = stylesUrl;
  cornerElement = create('div', 'notices');
  document.head.append(styles);
  document.body.append(cornerElement);
  return cornerElement;
}

function createNotice({ id, icon, title, words, actions, onClose }: Notice): HTMLElement {
  const notice = create('section', 'notice on-deep');
  notice.setAttribute('role', 'status');
  notice.setAttribute('aria-label', title);
  const text = create('div', 'notice__words');
  const heading = create('p', 'strong');
  heading.append(title);
  const paragraph = create('p');
  paragraph.append(...words);
  text.append(heading, paragraph);
  if (actions) text.append(createActions(actions));
  notice.append(createIcon(icon, 24), text);
  if (onClose) {
    const close = () => {
      hideNotice(id);
      onClose();
    };
    const button = createButton('icon-button notice__close', createIcon('x', 20), close);
    button.setAttribute('aria-label', 'Close');
    notice.append(button);
  }
  return notice;
}

function createActions(actions: readonly NoticeAction[]): HTMLElement {
  const row = create('div', 'row above-3');
  for (const { label, kind, run } of actions) {
    const look = kind ? `button button--${kind} button--small` : 'button button--small';
    row.append(createButton(look, label, run));
  }
  return row;
}

function createButton(look: string, content: Node | string, run: () => void): HTMLElement {
  const button = create('button', look);
  button.setAttribute('type', 'button');
  button.append(content);
  button.addEventListener('click', run);
  return button;
}

function createIcon(name: string, size: number): SVGElement {
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('class', `icon icon--${name}`);
  icon.setAttribute('width', String(size));
  icon.setAttribute('height', String(size));
  icon.setAttribute('aria-hidden', 'true');
  return icon;
}

function create(tag: string, className = ''): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  return element;
}

/** Creates a link in a notice that opens beside the page. */
export function linkTo(href: string, words: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.append(words);
  link.target = '_blank';
  link.rel = 'noopener';
  const note = document.createElement('span');
  note.className = 'visually-hidden';
  note.append(' (in a new tab)');
  link.append(note);
  return link;
}
