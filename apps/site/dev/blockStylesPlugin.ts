import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { blockStylesEntry } from '../page/styleSheets.ts';

const repository = join(import.meta.dirname, '../../..');
const ownFolders = Object.fromEntries(
  globSync('apps/site/features/*/page', { cwd: repository }).map((folder) => [folder.split('/')[3] ?? '', folder]),
);
const entry = new RegExp(`^${blockStylesEntry('(?<folder>\\w+)')}$`);

export function blockStylesPlugin(): Plugin {
  return {
    name: 'lupa-block-styles',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: { rolldownOptions: { input: Object.fromEntries(listFolders().map((name) => [name, blockStylesEntry(name)])) } },
    }),
    resolveId: { filter: { id: entry }, handler: (id) => id },
    load: {
      filter: { id: entry },
      handler: (id) => {
        const folder = entry.exec(id)?.groups?.folder ?? '';
        return importStyles(listStyles(ownFolders[folder] ?? `packages/blocks/${folder}`));
      },
    },
  };
}

function listFolders(): string[] {
  const folders = listStyles('packages/blocks').map((file) => file.split('/')[2] ?? '');
  return [...new Set(folders), ...Object.keys(ownFolders)].filter((folder) => folder !== 'shared');
}

const listStyles = (folder: string): string[] => globSync(`${folder}/**/*.module.css`, { cwd: repository }).toSorted();

/** Exported, or they would be dropped as unused. */
function importStyles(files: string[]): string {
  return files.map((file, at) => `export { default as s${at} } from ${JSON.stringify(`${join(repository, file)}?styles`)};`).join('\n');
}
