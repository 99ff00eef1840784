import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { blockStylesEntry } from './page/styleSheets.ts';

const blocks = join(import.meta.dirname, '../../packages/blocks');
const entry = new RegExp(`^${blockStylesEntry('(?<folder>\\w+)')}$`);

/** A style sheet for each type of block, of the modules in its folder. What blocks share is in the sheet of every page (`client/styles.ts`). */
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
      handler: (id) => importStyles(listStyles(`${entry.exec(id)?.groups?.folder}/**`)),
    },
  };
}

function listFolders(): string[] {
  const folders = listStyles('*/**').map((file) => file.slice(0, file.indexOf('/')));
  return [...new Set(folders)].filter((folder) => folder !== 'shared');
}

const listStyles = (within: string): string[] => globSync(`${within}/*.module.css`, { cwd: blocks }).toSorted();

/** Exported, or they would be dropped as unused. */
function importStyles(files: string[]): string {
  return files.map((file, at) => `export { default as s${at} } from ${JSON.stringify(`${join(blocks, file)}?styles`)};`).join('\n');
}
