import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

const folder = join(process.cwd(), 'deploy/kubernetes');

const kustomizationSchema = z.object({
  resources: z.array(z.string()),
  images: z.array(z.object({ name: z.string() })),
  patches: z.array(z.object({ path: z.string(), target: z.object({ kind: z.string() }) })),
});
const patchSchema = z.array(z.object({ op: z.literal('add'), path: z.string(), value: z.unknown() }));
const resourceSchema = z.looseObject({ apiVersion: z.string(), kind: z.string(), metadata: z.object({ name: z.string() }) });
export type Resource = z.output<typeof resourceSchema>;

/**
 * What `kubectl apply -k deploy/kubernetes` would send, but for names of images and the namespace. `more`: files that are named there when they are wanted.
 */
export async function readManifests(more: string[] = []): Promise<{ resources: Resource[]; images: string[] }> {
  const { resources: files, images, patches } = kustomizationSchema.parse(parse(await read('kustomization.yaml')));
  const documents = (await Promise.all([...files, ...more].map(read))).flatMap((text) => parseAllDocuments(text));
  const resources = documents.map((document) => resourceSchema.parse(document.toJS()));
  for (const { path, target } of patches) {
    const changes = patchSchema.parse(parse(await read(path)));
    for (const resource of resources.filter(({ kind }) => kind === target.kind)) for (const change of changes) add(resource, change);
  }
  return { resources, images: images.map(({ name }) => name) };
}

const read = (name: string) => readFile(join(folder, name), 'utf8');

/** The `add` of RFC 6902. @throws Error when there is nothing to add it to */
function add(resource: Resource, { path, value }: z.output<typeof patchSchema>[number]): void {
  const keys = path.split('/').slice(1);
  const last = keys.pop() ?? '';
  let place: unknown = resource;
  for (const key of keys) place = (place as Record<string, unknown> | undefined)?.[key];
  if (typeof place !== 'object' || place === null) throw new Error(`${resource.kind} ${resource.metadata.name} has no ${path}`);
  (place as Record<string, unknown>)[last] = structuredClone(value);
}
