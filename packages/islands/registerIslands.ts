import { islandPath, mainExport } from './islandName.ts';

const names = new WeakMap<object, string>();

/** Thrown while rendering an island that the browser could not find. */
export class UnregisteredIslandError extends Error {
  override name = 'UnregisteredIslandError';
}

/**
 * Tells `<Island>` the names of components. Takes the result of `import.meta.glob('…/*.island.tsx', { eager: true })`; the browser's
 * `defineIslands` takes the same glob without `eager`, from a file in a sibling folder. May be called again with newer modules.
 */
export function registerIslands(modules: Record<string, unknown>): void {
  for (const [globPath, module] of Object.entries(modules)) {
    if (!globPath.endsWith('.island.tsx')) throw new Error(`${globPath} is not an island: its name must end with .island.tsx.`);
    if (isRecord(module)) registerModule(islandPath(globPath), module);
  }
}

/** The name under which the browser finds a component: its module's path, with `#Export` where it is not the module's main export. */
export function islandNameOf(component: object & { displayName?: string | undefined; name?: string }): string {
  const name = names.get(component);
  if (name !== undefined) return name;
  const label = component.displayName ?? (component.name || 'A component');
  throw new UnregisteredIslandError(
    `${label} is not a registered island. It must be exported by a *.island.tsx file that the glob given to registerIslands() covers.`,
  );
}

function registerModule(path: string, module: Record<string, unknown>) {
  const main = mainExport(path, module);
  for (const [exportName, component] of Object.entries(module)) {
    if (typeof component === 'function' || isRecord(component)) names.set(component, component === main ? path : `${path}#${exportName}`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
