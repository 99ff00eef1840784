import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import type { BuildOptions, Plugin } from 'vite';

const reactRuntime = /\/node_modules\/(react|react-dom|scheduler)\/|\/islands\/(mountIsland|trackLoading)\.ts$/;

/**
 * What islands need of Vite, in the client build, the server build and in development. React and the hydration glue become one chunk;
 * nothing is inlined, so that a CSP of `'self'` holds. CSS Modules are named by their path below the root, alike on server and client,
 * and unchanged while a style is edited.
 *
 * All styles become one file, linked by the server: those of the entry that exports `import.meta.glob('…/*.module.css?styles')`. A
 * component's own import of its module gives class names only, so that no chunk is shared, and no style repeated, for the sake of CSS.
 */
export function islandsPlugin(): Plugin[] {
  return [configurePlugin(), importPlugin(), classNamesPlugin()];
}

function configurePlugin(): Plugin {
  let root = '';
  return {
    name: 'lupa-islands',
    config: (_, { command, isSsrBuild }) => ({
      // Found later, they would make the development server reload the page.
      optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime'] },
      css: {
        modules: {
          generateScopedName: (name, file) => {
            const path = relative(root, file).replace(/\?.*$/, '').replaceAll('\\', '/');
            return command === 'build' ? shortName(name, path) : readableName(name, path);
          },
        },
      },
      build: { assetsInlineLimit: 0, cssCodeSplit: false, ...(!isSsrBuild && clientBuild) },
    }),
    configResolved(config) {
      root = config.root;
    },
  };
}

const clientBuild: BuildOptions = {
  manifest: true,
  modulePreload: false,
  rolldownOptions: {
    // An entry that only exports its styles must keep them.
    preserveEntrySignatures: 'exports-only',
    output: { codeSplitting: { groups: [{ name: 'react', test: reactRuntime }] } },
  },
};

/** Vite wraps each `import()` in 1 KB of script that preloads what the chunk imports. Here that is React, fetched at the same time. */
function importPlugin(): Plugin {
  return {
    name: 'lupa-islands:import',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

/** Comes after Vite has read a module's class names, and before it collects its styles. */
function classNamesPlugin(): Plugin {
  return {
    name: 'lupa-islands:class-names',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: () => '',
    },
  };
}

/** `Toplist_card_x3k9q` while developing: readable, and unique by path. */
const readableName = (name: string, path: string): string => `${basename(path).replace(/\..*$/, '')}_${name}_${digest(path)}`;

/** `_x3k9q` in a build: class names are a third of a page's HTML otherwise. */
function shortName(name: string, path: string): string {
  const owner = `${path} ${name}`;
  const short = `_${digest(owner)}`;
  const other = owners.get(short) ?? owner;
  if (other !== owner) throw new Error(`The classes "${other}" and "${owner}" get the same name: rename one of them.`);
  owners.set(short, owner);
  return short;
}

const owners = new Map<string, string>();

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '').slice(0, 5);
