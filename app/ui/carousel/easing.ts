/** The same curve as `--ease`: animations of the Web Animations API cannot read a custom property. */
export const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
