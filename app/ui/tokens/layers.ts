import { fileURLToPath } from 'node:url';
import type { AtRule, ChildNode, Plugin } from 'postcss';

const app = fileURLToPath(new URL('../../', import.meta.url));
const layerOf = { ui: 'ui', site: 'ui', shell: 'shell', features: 'feature', gallery: 'feature' };

/** PostCSS plugin: puts each sheet's rules in the cascade layer of the folder under `app/`. */
export function layersByFolder(): Plugin {
  return {
    postcssPlugin: 'layers-by-folder',
    Once(root, { AtRule: Layer }) {
      const nodes = [...root.nodes];
      let open: AtRule | undefined;
      for (const node of nodes) {
        const params = findLayer(node);
        if (params !== undefined && open?.params !== params) {
          open = new Layer({ name: 'layer', params, nodes: [] });
          node.before(open);
        }
        if (params === undefined) open = undefined;
        else open?.append(node);
      }
    },
  };
}

/** Undefined where a sheet names its layer, and for the fonts. */
function findLayer(node: ChildNode): string | undefined {
  const isBare = node.type === 'atrule' && /^(layer|import)$/.test(node.name);
  const file = node.source?.input.file;
  if (isBare || file === undefined || !file.startsWith(app)) return undefined;
  const folder = file.slice(app.length).split('/', 1)[0] ?? '';
  return layerOf[folder as keyof typeof layerOf];
}
