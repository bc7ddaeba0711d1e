import icon192 from '#app/assets/icons/icon-192.png?url';
import icon512 from '#app/assets/icons/icon-512.png?url';
import maskable512 from '#app/assets/icons/maskable-512.png?url';
import type { Identity } from '#app/site/identity.types.ts';
import { palette } from '#app/ui/tokens/palette.ts';

/** Describes the installed app. */
export function webManifest({ name, tagline }: Pick<Identity, 'name' | 'tagline'>) {
  return {
    id: '/',
    name,
    short_name: name,
    description: tagline,
    lang: 'en-NG',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: palette['indigo-900'],
    theme_color: palette['indigo-900'],
    categories: ['health', 'medical', 'finance'],
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png' },
      { src: icon512, sizes: '512x512', type: 'image/png' },
      { src: maskable512, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut('Find a hospital', '/providers'),
      shortcut('Get a Quote', '/insurance-calculator'),
      shortcut('Wellness Corner', '/wellness'),
      shortcut('Emergency numbers', '/offline'),
    ],
  };
}

function shortcut(name: string, url: string) {
  return { name, url, icons: [{ src: icon192, sizes: '192x192', type: 'image/png' }] };
}
