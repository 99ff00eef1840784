import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import config from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

type Props = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export const generateMetadata = ({ params, searchParams }: Props): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams });

export default async function Page({ params, searchParams }: Props) {
  // There are no segments on the first page.
  const path = Object.values(await params).flat();
  const isNew = path[0] === 'collections' && path[2] === 'create';
  return RootPage({ config: isNew ? config.then(withoutFirstSave) : config, params, searchParams, importMap });
}

/**
 * Payload stores an empty document as soon as "Crear" is opened where drafts save themselves. The view finds its collection here; what the browser
 * is told comes from the list itself. `SaveGuard.tsx` stores the document once something was typed.
 */
function withoutFirstSave(config: SanitizedConfig): SanitizedConfig {
  const find = (test: (collection: SanitizedCollectionConfig) => boolean): SanitizedCollectionConfig | undefined => {
    const collection = config.collections.find(test);
    if (!collection?.versions?.drafts) return collection;
    return { ...collection, versions: { ...collection.versions, drafts: { ...collection.versions.drafts, autosave: false as const } } };
  };
  return { ...config, collections: Object.assign([...config.collections], { find }) };
}
