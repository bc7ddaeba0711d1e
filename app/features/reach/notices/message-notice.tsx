import type { PushMessage } from '../push/push-message.ts';
import { Notice } from './notice.tsx';

interface MessageNoticeProps {
  readonly message: PushMessage;
  readonly onClose: () => void;
}

/** A push message that came while the page is open. */
export function MessageNotice({ message, onClose }: MessageNoticeProps) {
  const { title, body, url } = message;
  return (
    <Notice icon="message-circle" title={title} onClose={onClose}>
      {body !== '' && <p>{body}</p>}
      {url && (
        <p>
          <a href={url} target="_blank" rel="noopener" onClick={onClose}>
            Open<span className="visually-hidden"> (in a new tab)</span>
          </a>
        </p>
      )}
    </Notice>
  );
}
