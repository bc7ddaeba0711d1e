import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import starlightBlog from 'starlight-blog';

const title = 'Adire Health';

export default defineConfig({
  integrations: [
    starlight({
      title,
      plugins: [starlightBlog({ title: 'News', prefix: 'news', postCount: 13 })],
    }),
  ],
});
