/** How somebody wants to get a quote. */
export const replyWays = [
  { value: 'email', label: 'By email' },
  { value: 'whatsapp', label: 'On WhatsApp' },
  { value: 'phone', label: 'By phone' },
] as const;
