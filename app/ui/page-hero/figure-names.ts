/** Figures a page may carry beside its title: drawings under app/assets/figures. */
export const figureNames = [
  'association',
  'corporate',
  'diaspora-call',
  'doctor',
  'elder-seated',
  'family',
  'family-standing',
  'grandmother',
  'individual',
  'wheelchair-user',
] as const;

export type FigureName = (typeof figureNames)[number];
