/** One slide of the diaspora page's hero; field names as the specification's section 3 has them. */
export interface HeroSlide {
  readonly id: number;
  readonly titleOne: string;
  readonly titleTwo: string;
  readonly bodyOne: string;
  readonly bodyTwo: string;
  readonly buttonLabels: {
    readonly plans: string;
    /** The same button on a small screen. */
    readonly plansShort: string;
    /** Opens the video; only the first slide has it. */
    readonly presentation?: string;
  };
  readonly link: string;
  readonly imageAlt: string;
  readonly image: string;
}
