import { isMotionReduced } from '../carousel/is-motion-reduced.ts';
import { savesData } from '../data-saver/saves-data.ts';
import { findConnection } from './connection.ts';
import { filmMinWidthPx, filmPermission, type FilmPermission } from './film-permission.ts';

/** Told on the section around a film when what moves in it begins or ends. */
export const motionChange = 'motionchange';

/**
 * Plays the film over its poster where device, line and visitor allow it, once the page has loaded.
 * The section around it says by `data-moving` whether text beside the film may move.
 */
class BackgroundFilmElement extends HTMLElement {
  private choice: boolean | undefined;
  private video: HTMLVideoElement | undefined;

  connectedCallback(): void {
    this.button?.addEventListener('click', () => {
      this.choice = !this.isPlaying;
      this.update();
    });
    const update = () => this.update();
    for (const query of [`(min-width: ${filmMinWidthPx}px)`, '(prefers-reduced-motion: reduce)']) {
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
    const permission = readPermission();
    const isPlaying = this.isPlaying;
    const isTextMoving = isPlaying && !isMotionReduced();
    if (permission === 'never') this.removeFilm();
    else if (isPlaying) this.play();
    else this.video?.pause();
    this.showButton(isPlaying, permission !== 'never' || !isMotionReduced());
    const section = this.closest('section');
    section?.toggleAttribute('data-moving', isTextMoving);
    section?.dispatchEvent(new Event(motionChange));
  }

  private showButton(isPlaying: boolean, isNeeded: boolean): void {
    const button = this.button;
    if (!button) return;
    button.hidden = !isNeeded;
    button.toggleAttribute('data-stopped', !isPlaying);
    button.setAttribute('aria-label', isPlaying ? 'Pause animation' : 'Play animation');
  }

  private play(): void {
    this.video ??= this.addVideo();
    // A browser may refuse to play, to save power for one: then the poster stays.
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

function readPermission(): FilmPermission {
  return filmPermission({
    isWide: matchMedia(`(min-width: ${filmMinWidthPx}px)`).matches,
    isMotionReduced: isMotionReduced(),
    isSavingData: savesData(),
    effectiveType: findConnection()?.effectiveType,
  });
}

customElements.define('background-film', BackgroundFilmElement);
