import * as v from 'valibot';
import type { ContentFolder } from './content-folder.ts';
import type { Publishing } from './publishing.ts';
import { Refusal } from './refusal.ts';
import type { TrialFolder } from './trial-folder.ts';

/** What Decap's backend `proxy` sends, which names more that a working tree does not have, and our dialog. */
const asset = v.object({ path: v.string(), content: v.string(), encoding: v.literal('base64') });
const dataFile = v.object({ path: v.string(), raw: v.string() });
const request = v.variant('action', [
  v.object({
    action: v.literal('entriesByFolder'),
    params: v.object({ folder: v.string(), extension: v.string() }),
  }),
  v.object({
    action: v.literal('entriesByFiles'),
    params: v.object({
      files: v.array(v.object({ path: v.string(), label: v.optional(v.string()) })),
    }),
  }),
  v.object({ action: v.literal('getEntry'), params: v.object({ path: v.string() }) }),
  v.object({
    action: v.literal('persistEntry'),
    params: v.object({ dataFiles: v.array(dataFile), assets: v.array(asset) }),
  }),
  v.object({ action: v.literal('getMedia'), params: v.object({ mediaFolder: v.string() }) }),
  v.object({ action: v.literal('getMediaFile'), params: v.object({ path: v.string() }) }),
  v.object({ action: v.literal('persistMedia'), params: v.object({ asset }) }),
  v.object({ action: v.literal('deleteFiles'), params: v.object({ paths: v.array(v.string()) }) }),
  v.object({ action: v.literal('getDeployPreview'), params: v.unknown() }),
  v.object({ action: v.literal('compare') }),
  v.object({ action: v.literal('publish'), params: v.object({ seen: v.string() }) }),
  v.object({ action: v.literal('undo'), params: v.object({ commit: v.string() }) }),
]);

type EditorRequest = v.InferOutput<typeof request>;
type Change = (folder: ContentFolder) => Promise<void>;

interface EditorApiOptions {
  readonly content: ContentFolder;
  readonly trial: TrialFolder;
  readonly publishing: Publishing;
}

/** Answers the editor. @throws ValiError, PathError, or Refusal, before anything is written */
export function createEditorApi({ content, trial, publishing }: EditorApiOptions) {
  async function save(change: Change): Promise<void> {
    const mistakes = await trial.tryChange(change);
    if (mistakes.length > 0) throw new Refusal(mistakes.join('\n'));
    await change(content);
  }

  return async (body: unknown): Promise<unknown> => {
    const asked: EditorRequest = v.parse(request, body);
    switch (asked.action) {
      case 'entriesByFolder': {
        const paths = await content.list(asked.params.folder, `.${asked.params.extension}`);
        return Promise.all(paths.map((path) => content.readEntry(path)));
      }
      case 'entriesByFiles':
        return Promise.all(
          asked.params.files.map(({ path, label }) => content.readEntry(path, label)),
        );
      case 'getEntry':
        return content.readEntry(asked.params.path);
      case 'persistEntry':
        await save(changeOf(asked.params));
        return { message: 'saved' };
      case 'getMedia': {
        const paths = await content.list(asked.params.mediaFolder, '');
        return Promise.all(paths.map((path) => content.readMedia(path)));
      }
      case 'getMediaFile':
        return content.readMedia(asked.params.path);
      case 'persistMedia': {
        await save(changeOf({ dataFiles: [], assets: [asked.params.asset] }));
        return content.readMedia(asked.params.asset.path);
      }
      case 'deleteFiles':
        await save(async (folder) => {
          for (const path of asked.params.paths) await folder.remove(path);
        });
        return { message: 'deleted' };
      case 'getDeployPreview':
        return null;
      case 'compare':
        return publishing.compare();
      case 'publish':
        return publishing.publish(asked.params.seen);
      case 'undo':
        return publishing.undo(asked.params.commit);
    }
  };
}

interface SavedFiles {
  readonly dataFiles: readonly v.InferOutput<typeof dataFile>[];
  readonly assets: readonly v.InferOutput<typeof asset>[];
}

function changeOf({ dataFiles, assets }: SavedFiles): Change {
  return async (folder) => {
    for (const { path, content, encoding } of assets) {
      await folder.write(path, Buffer.from(content, encoding));
    }
    for (const { path, raw } of dataFiles) await folder.write(path, raw);
  };
}
