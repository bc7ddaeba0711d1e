import type { Plugin } from 'vite';

/** What the site uses of React. The build fails where one is missing here. */
const names: Readonly<Record<string, readonly string[]>> = {
  react: [
    'Fragment',
    'Suspense',
    'createContext',
    'createElement',
    'lazy',
    'memo',
    'startTransition',
    'use',
    'useCallback',
    'useDeferredValue',
    'useEffect',
    'useEffectEvent',
    'useId',
    'useLayoutEffect',
    'useMemo',
    'useRef',
    'useState',
    'useSyncExternalStore',
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  'react-dom': ['flushSync'],
  'react-dom/client': ['hydrateRoot'],
};

const prefix = '\0named-react:';

/**
 * React is CommonJS. Imported as it is, it has every file of the site fetch the bundler's helpers, in
 * one more file, to ask it for each name at each use. So it is asked once, in the framework's file.
 */
export const namedReact: Plugin = {
  name: 'named-react',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer) {
    if (id in names && importer?.includes('/app/')) return prefix + id;
    return undefined;
  },
  load(id) {
    if (!id.startsWith(prefix)) return undefined;
    const source = id.slice(prefix.length);
    const list = names[source]?.join(', ') ?? '';
    return `import react from '${source}'; export const { ${list} } = react;`;
  },
};
