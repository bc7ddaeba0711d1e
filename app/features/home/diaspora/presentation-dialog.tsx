import captions from '#app/assets/film/presentation.vtt?url';
import mp4 from '#app/assets/film/presentation.mp4?url';
import poster from '#app/assets/film/presentation-poster.webp?url';
import webm from '#app/assets/film/presentation.webm?url';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { WhileOpen } from '#app/ui/dialog/while-open.tsx';
import { presentationDialogId } from './presentation-dialog-id.ts';

const track = { src: captions, srcLang: 'en', label: 'English' };

/** The video pop-up of the first slide; the video loads only while it is shown. */
export function PresentationDialog() {
  return (
    <Dialog id={presentationDialogId} title="How it works">
      <div className="presentation">
        <WhileOpen
          content={
            <video controls playsInline poster={poster}>
              <source src={webm} type="video/webm" />
              <source src={mp4} type="video/mp4" />
              <track kind="captions" {...track} />
            </video>
          }
        >
          {/* Nothing is fetched before it is played, so this needs no opening and closing. */}
          <noscript>
            <video controls preload="none" src={mp4}>
              <track kind="captions" {...track} />
            </video>
          </noscript>
        </WhileOpen>
      </div>
    </Dialog>
  );
}
