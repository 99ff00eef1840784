/**
 * Path of an island's module, as `import.meta.glob` gives it, without the way up and the suffix:
 * `../../../packages/blocks/toplist/ToplistFilter.island.tsx` → `packages/blocks/toplist/ToplistFilter`.
 */
export function islandPath(globPath: string): string {
  return globPath.replace(/^(\.{0,2}\/)+/, '').replace(/\.island\.tsx$/, '');
}

/** The island that a module is named after: the export with the file's own name, else the default export. */
export function mainExport<Export>(path: string, module: Record<string, Export>): Export | undefined {
  return module[path.slice(path.lastIndexOf('/') + 1)] ?? module.default;
}
