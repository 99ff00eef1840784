import type { Manifest } from 'vite';
import type { PageAssets } from './pageModel.ts';

export const blockStylesEntry = (folder: string): string => `block-styles/${folder}`;

const joinedFolder = '/assets/blocks/';
const separator = ',';
const extension = '.css';

export function findBlockStyles(manifest: Manifest): Record<string, string> {
  const entries = Object.entries(manifest).flatMap(([source, chunk]) => {
    const file = chunk?.css?.[0];
    const folder = source.startsWith(blockStylesEntry('')) ? source.slice(blockStylesEntry('').length) : undefined;
    return folder && file ? [[folder, `/${file}`] as const] : [];
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The style sheets of a page with these blocks: one for all of them together, at an address that pages with the same types share, and the one
 * of every page, whose rules for what blocks share come last.
 */
export function listStyleSheets(
  { styles, blockStyles }: Pick<PageAssets, 'styles' | 'blockStyles'>,
  blocks: readonly { type: string }[],
): string[] {
  const folders = new Set(blocks.map(({ type }) => type.toLowerCase()));
  const sheets = Object.entries(blockStyles).flatMap(([folder, url]) => (folders.has(folder.toLowerCase()) ? [url] : []));
  return [...(sheets.length > 1 ? [joinSheets(sheets)] : sheets), ...styles];
}

/** `/assets/blocks/list-B1x,table-A2y.css`: everything that the address stands for is in it, so any instance of the site answers it, of any build that it keeps. */
function joinSheets(urls: string[]): string {
  const names = urls.map((url) => url.slice(url.lastIndexOf('/') + 1, -extension.length));
  return `${joinedFolder}${names.join(separator)}${extension}`;
}

/** The URLs that were joined; null for any other address. */
export function readJoinedSheets(path: string): string[] | null {
  if (!path.startsWith(joinedFolder) || !path.endsWith(extension)) return null;
  const names = path.slice(joinedFolder.length, -extension.length).split(separator);
  const isOrdered = names.every((name, at) => at === 0 || (names[at - 1] ?? '') < name);
  return isOrdered && names.length > 1 ? names.map((name) => `/assets/${name}${extension}`) : null;
}
