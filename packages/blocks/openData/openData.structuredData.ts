import type { StructuredData } from '../structuredData.ts';
import type { OpenDataProps } from './openData.load.server.ts';
import { openDataLicence } from './openDataFiles.ts';

export function openDataStructuredData({ id, title, files, siteName, updated, microcopy }: OpenDataProps): StructuredData[] {
  return [
    {
      kind: 'dataset',
      id: `openData-${id}`,
      name: title ?? microcopy.open_data_name.replace('{site}', () => siteName),
      description: microcopy.open_data_description,
      licence: openDataLicence.url,
      files: files.map(({ name, format, anchor }) => ({ name, format, href: anchor.href })),
      updated: updated?.iso ?? null,
    },
  ];
}
