import { findConnection, isDataCostly, isMotionReduced } from '../device-preferences.ts';

/** Narrower pages show the poster alone. */
const wide = '(min-width: 768px)';

/** Plays the film over its poster where allowed; `data-moving` lets the text beside it move. */
class BackgroundFilmElement extends HTMLElement {
  private choice: boolean | undefined;
  private video: HTMLVideoElement | undefined;

  connectedCallback(): void {
    this.button?.addEventListener('click', () => {
      this.choice = !this.isPlaying;
      this.update();
    });
    const update = () => this.update();
    for (const query of [wide, '(prefers-reduced-motion: reduce)']) {
      matchMedia(query).addEventListener('change', update);
    }
    findConnection()?.addEventListener('change', update);
    if (document.readyState === 'complete') update();
    else addEventListener('load', update, { once: true });
  }

  private get button(): HTMLButtonElement | null {
    return this.querySelector('button');
  }

  private get isPlaying(): boolean {
    return this.choice ?? !isMotionReduced();
  }

  private update(): void {
    if (!this.isConnected || document.readyState !== 'complete') return;
    const mayFetch = matchMedia(wide).matches && !isDataCostly();
    const isPlaying = this.isPlaying;
    const isTextMoving = isPlaying && !isMotionReduced();
    if (!mayFetch) this.removeFilm();
    else if (isPlaying) this.play();
    else this.video?.pause();
    if (this.button) {
      this.button.hidden = !mayFetch && isMotionReduced();
      this.button.toggleAttribute('data-stopped', !isPlaying);
    }
    this.closest('section')?.toggleAttribute('data-moving', isTextMoving);
  }

  private play(): void {
    this.video ??= this.addVideo();
    // A browser may refuse to play, such as to save power: then the poster stays.
    this.video.play().catch(() => undefined);
  }

  private removeFilm(): void {
    this.video?.remove();
    this.video = undefined;
  }

  private addVideo(): HTMLVideoElement {
    const video = document.createElement('video');
    const poster = this.querySelector('img');
    video.className = 'background-film__video';
    video.width = poster?.width ?? 0;
    video.height = poster?.height ?? 0;
    Object.assign(video, {
      muted: true,
      loop: true,
      playsInline: true,
      preload: 'auto',
      tabIndex: -1,
    });
    video.setAttribute('aria-hidden', 'true');
    video.addEventListener('playing', () => video.toggleAttribute('data-started', true));
    for (const type of ['webm', 'mp4']) {
      const source = document.createElement('source');
      source.src = this.dataset[type] ?? '';
      source.type = `video/${type}`;
      video.append(source);
    }
    poster?.after(video);
    return video;
  }
}

customElements.define('background-film', BackgroundFilmElement);
