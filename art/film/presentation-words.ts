/** What one scene of the presentation says: a headline and a sentence, broken into lines. */
export interface SceneWords {
  readonly headline: readonly string[];
  readonly sentence: readonly string[];
}

/** How long each scene is on screen. */
export const sceneSeconds = 6;

/** The words of the presentation, scene by scene; the captions are made from the same list. */
export const presentationWords = {
  call: {
    headline: ['Look after', 'home, from', 'wherever you are'],
    sentence: ['Health insurance for your family in Nigeria.'],
  },
  choice: {
    headline: ['Choose who', 'you are', 'buying for'],
    sentence: ['Your parents, your children, any loved one.'],
  },
  hospitals: {
    headline: ['See hospitals', 'near them', 'before you pay'],
    sentence: ['9,000+ health facilities to look through.'],
  },
  plans: {
    headline: ['Choose one of', 'four plans'],
    sentence: ['What is covered and what is not', 'is written on the page.'],
  },
  payment: {
    headline: ['Pay in your', 'own currency'],
    sentence: ['The hospital is paid directly.'],
  },
  care: {
    headline: ['They get care', 'at a hospital', 'near them'],
    sentence: ['In 36 states plus the FCT.'],
  },
  family: {
    headline: ['Get a plan for', 'a loved one'],
    sentence: ['300,000+ enrollees, 9,000+ health facilities.'],
  },
} as const satisfies Record<string, SceneWords>;

export type SceneName = keyof typeof presentationWords;
export const sceneNames = Object.keys(presentationWords) as SceneName[];
