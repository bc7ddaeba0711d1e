/** A button under a page's lead. */
export interface PageAction {
  readonly label: string;
  /** A path of this site, an anchor of this page, or any full address (tel: and mailto: too). */
  readonly href: string;
  readonly kind: 'primary' | 'brand' | 'secondary';
}
