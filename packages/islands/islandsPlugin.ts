import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { searchForWorkspaceRoot, type BuildOptions, type Plugin } from 'vite';

const reactRuntime = /\/node_modules\/(react|react-dom|scheduler)\/|\/islands\/(mountIsland|trackLoading)\.ts$/;

/**
 * What islands need of Vite, in the client build, the server build and in development. React and the hydration glue become one chunk;
 * nothing is inlined, so that a CSP of `'self'` holds. CSS Modules are named alike on server and client.
 *
 * Styles come from entries of their own, whose files the server links: each exports the modules that it imports with `?styles`. A
 * component's own import of its module gives class names only, so that no chunk is shared, and no style repeated, for the sake of CSS.
 */
export function islandsPlugin(): Plugin[] {
  return [configurePlugin(), importPlugin(), classNamesPlugin(), ...emptyStylesPlugin()];
}

function configurePlugin(): Plugin {
  let root = '';
  let shortName: ReturnType<typeof createShortNames> | undefined;
  return {
    name: 'lupa-islands',
    config: (_, { command, isSsrBuild }) => ({
      // Found later, they would make the development server reload the page.
      optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime'] },
      css: {
        modules: {
          generateScopedName: (name, file) => {
            const path = file.replace(/\?.*$/, '');
            if (command !== 'build') return readableName(name, relative(root, path));
            shortName ??= createShortNames(searchForWorkspaceRoot(root));
            return shortName(name, path);
          },
        },
      },
      build: { assetsInlineLimit: 0, ...(!isSsrBuild && clientBuild) },
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

/** Removes the empty style sheets of chunks without styles: before Vite notes them in scripts, and once it has written them. */
function emptyStylesPlugin(): Plugin[] {
  const apply: Plugin['apply'] = (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild;
  const hasStyles = (id: string) => /\.css(\?styles)?$/.test(id) && !id.endsWith('.module.css');
  return [
    {
      name: 'lupa-islands:no-links-to-empty-styles',
      apply,
      generateBundle: {
        order: 'pre',
        handler: (_, bundle) => {
          for (const file of Object.values(bundle))
            if (file.type === 'chunk' && !file.moduleIds.some(hasStyles)) file.viteMetadata?.importedCss.clear();
        },
      },
    },
    {
      name: 'lupa-islands:no-empty-styles',
      apply,
      generateBundle: {
        order: 'post',
        handler: (_, bundle) => {
          for (const [name, file] of Object.entries(bundle))
            if (file.type === 'asset' && name.endsWith('.css') && file.source.length <= '\n'.length) delete bundle[name];
        },
      },
    },
  ];
}

/** `Toplist_card_x3k9q` while developing: readable, and unique by path. */
const readableName = (name: string, path: string): string => `${basename(path).replace(/\..*$/, '')}_${name}_${digest(path)}`;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lettersAndDigits = `${letters}0123456789`;

/**
 * `b7x` in a build: a letter and a digit for the module, and a number for the class in it. Class names are a third of a page's HTML otherwise,
 * and numbers compress, where hashes do not. Server and client count the same modules of the workspace, in the same order; no name is a word,
 * which blockers of advertising might know.
 */
function createShortNames(workspace: string) {
  const modules = globSync('**/*.module.css', { cwd: workspace, exclude: ['**/node_modules/**', '**/dist/**'] }).toSorted();
  if (modules.length > letters.length * 10) throw new Error(`There are more modules of styles than short names: ${modules.length}`);
  const counted = new Map<string, string[]>();
  return (name: string, file: string): string => {
    const module = modules.indexOf(relative(workspace, file));
    if (module === -1) throw new Error(`${file} is not in the workspace ${workspace}`);
    const names = counted.get(file) ?? [];
    counted.set(file, names);
    if (!names.includes(name)) names.push(name);
    const number = names.indexOf(name);
    const last = lettersAndDigits[number % lettersAndDigits.length];
    const rest = number < lettersAndDigits.length ? '' : lettersAndDigits[Math.floor(number / lettersAndDigits.length) - 1];
    return `${letters[Math.floor(module / 10)]}${module % 10}${rest}${last}`;
  };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '').slice(0, 5);
