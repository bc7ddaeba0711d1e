import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { blogSchema } from 'starlight-blog/schema';

/** Starting at `src/content/docs/news`, which is a link to this site's articles. */
const pictures = '../../../../../../content/pictures/news';
const templateSchema = docsSchema({ extend: blogSchema });

/** This site's articles as the template wants them. */
function asTemplatePost({ published, picture, pictureAlt, categories, ...data }) {
  if (!published) return data;
  const cover = { image: `${pictures}/${picture}`, alt: pictureAlt };
  return { ...data, date: published, tags: categories, cover };
}

export const collections = {
  docs: defineCollection({
    loader: docsLoader(),
    schema: (context) => z.preprocess(asTemplatePost, templateSchema(context)),
  }),
};
