import type { StoredTips } from './tip-bank.schema.ts';
import { tipResults, tipThemes, type TipsProfile } from './tips-profile.ts';
import type { Tip } from './tips.ports.ts';

/** Picks one tip for the result and one for each theme, the closest to the result. */
export function pickTips({ tips }: StoredTips, { result, themes }: TipsProfile): readonly Tip[] {
  const forResult = tips.find((tip) => !tip.theme && result && tip.results?.includes(result));
  const forThemes = themes.map((theme) => {
    const ofTheme = tips.filter((tip) => tip.theme === theme);
    return (
      ofTheme.find(({ results }) => result && results?.includes(result)) ??
      ofTheme.find(({ results }) => results === undefined)
    );
  });
  return [forResult, ...forThemes].flatMap((tip) => {
    if (!tip) return [];
    const title = tip.theme ? tipThemes[tip.theme] : result && tipResults[result];
    return [{ title: title ?? '', text: tip.text, source: tip.source }];
  });
}
