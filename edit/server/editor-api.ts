import * as v from 'valibot';
import { openContentFolder, type ContentFolder } from './content-folder.ts';
import type { Publishing } from './publishing.ts';
import { Refusal } from './refusal.ts';
import { refuseMistakes } from './refuse-mistakes.ts';

const text = v.string();
const asset = v.object({ path: text, content: text, encoding: v.literal('base64') });
const labelled = v.object({ path: text, label: v.optional(text) });
const dataFile = v.object({ path: text, raw: text });
const request = v.object({ action: text, params: v.optional(v.unknown()) });

/** Answers the editor. @throws ValiError or Refusal, before anything is written */
export function createEditorApi(content: ContentFolder, publishing: Publishing) {
  async function save(change: (folder: ContentFolder) => Promise<void>): Promise<void> {
    await refuseMistakes(async (folder) => {
      await content.copyTo(folder);
      await change(openContentFolder(folder));
    });
    await change(content);
  }

  /** What Decap's backend `proxy` asks for, which names more that a working tree does not have, and our dialog. */
  const actions = new Map([
    action('entriesByFolder', { folder: text, extension: text }, async (asked) => {
      const paths = await content.list(asked.folder, `.${asked.extension}`);
      return Promise.all(paths.map((each) => content.readEntry(each)));
    }),
    action('entriesByFiles', { files: v.array(labelled) }, ({ files }) =>
      Promise.all(files.map((each) => content.readEntry(each.path, each.label))),
    ),
    action('getEntry', { path: text }, (asked) => content.readEntry(asked.path)),
    action(
      'persistEntry',
      { dataFiles: v.array(dataFile), assets: v.array(asset) },
      async ({ dataFiles, assets }) => {
        await save(async (folder) => {
          for (const each of assets) await writeAsset(folder, each);
          for (const each of dataFiles) await folder.write(each.path, each.raw);
        });
        return { message: 'saved' };
      },
    ),
    action('getMedia', { mediaFolder: text }, async ({ mediaFolder }) => {
      const paths = await content.list(mediaFolder, '');
      return Promise.all(paths.map((each) => content.readMedia(each)));
    }),
    action('getMediaFile', { path: text }, (asked) => content.readMedia(asked.path)),
    action('persistMedia', { asset }, async (asked) => {
      await save((folder) => writeAsset(folder, asked.asset));
      return content.readMedia(asked.asset.path);
    }),
    action('deleteFiles', { paths: v.array(text) }, async ({ paths }) => {
      await save(async (folder) => {
        for (const each of paths) await folder.remove(each);
      });
      return { message: 'deleted' };
    }),
    action('compare', {}, () => publishing.compare()),
    action('publish', { seen: text }, ({ seen }) => publishing.publish(seen)),
    action('undo', { commit: text }, ({ commit }) => publishing.undo(commit)),
  ]);

  return async (body: unknown): Promise<unknown> => {
    const asked = v.parse(request, body);
    const answer = actions.get(asked.action);
    if (!answer) throw new Refusal(`${asked.action}: the editor does not do this`);
    return answer(asked.params ?? {});
  };
}

/** An answer to what has parameters of a shape. */
function action<const Entries extends v.ObjectEntries>(
  name: string,
  entries: Entries,
  answer: (params: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => unknown,
) {
  const schema = v.object(entries);
  return [name, (params: unknown) => answer(v.parse(schema, params))] as const;
}

function writeAsset(folder: ContentFolder, asked: v.InferOutput<typeof asset>): Promise<void> {
  return folder.write(asked.path, Buffer.from(asked.content, asked.encoding));
}
