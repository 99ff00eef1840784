import { imageSources } from './imagePath.ts';

/** Other image hosts that the resize host reads from: the first folder of a source path there, and the base URL that it stands for. */
export type ImageOrigins = ReadonlyMap<string, string>;

/** Reads `name=https://host/base,other=https://…`. @throws Error that names the wrong entry */
export function parseImageOrigins(text: string): ImageOrigins {
  const origins = new Map<string, string>();
  for (const entry of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const mark = entry.indexOf('=');
    const [name, origin] = [entry.slice(0, mark), entry.slice(mark + 1)];
    const isTaken = origins.has(name) || Object.values<string>(imageSources).includes(name);
    const url = URL.canParse(origin) ? new URL(origin) : null;
    const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.search === '' && url.hash === '';
    if (!/^[a-z][a-z0-9-]*$/.test(name) || isTaken || !isPlain) throw new Error(`"${entry}" is not a name of its own and a URL`);
    origins.set(name, url.href.replace(/\/+$/, ''));
  }
  return origins;
}
