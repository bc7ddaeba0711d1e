/** The page of the wellness tools; their forms go there where no script answers them. */
export const wellnessPath = '/wellness';
