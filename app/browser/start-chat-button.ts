import { floatClear } from '#app/shell/footer/float-clear.ts';

/** Lets the WhatsApp button float in the corner of the window wherever it covers nothing there. */
export function startChatButton(): void {
  const button = document.querySelector<HTMLElement>('.whats-app-button');
  if (button) floatClear(button);
}
