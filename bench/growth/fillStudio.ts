import { inBatches, inTransaction } from '../../apps/studio/core/publish/transaction.ts';
import { publishLater } from '../../apps/studio/core/publish/publishLater.ts';
import { isolateRequest } from '../../apps/studio/core/publish/reader.ts';
import type { Studio } from '../../apps/studio/testing/startStudio.ts';
import { paragraph, published, samplePartner } from '../../apps/studio/testing/samples.ts';

const casinos = 50;
const sentences = 'Lo que un casino pide y lo que da, con lo que cuesta retirar y en cuántos días llega. '.repeat(8);

/** Blocks of a page: a casino, two texts, what speaks for it, and links to the pages before and after it. */
export function benchBlocks(index: number, count: number, partner: unknown): Record<string, unknown>[] {
  const link = (to: number) => ({ title: `Página ${to}`, url: benchPath((to + count) % count) });
  return [
    { blockType: 'heroSection', title: `Página ${index}`, variant: 'default', partner },
    { blockType: 'contentSection', title: 'Lo que ofrece', body: paragraph(sentences) },
    { blockType: 'ratings', partner },
    { blockType: 'prosCons', title: 'A favor y en contra' },
    { blockType: 'contentSection', title: 'Cómo se retira', body: paragraph(sentences) },
    { blockType: 'usefulLinks', links: [link(index - 1), link(index + 1)] },
  ];
}

export const benchPath = (index: number): string => `/guias/pagina-${index}/`;

/** Published pages of fifty casinos by one author, written and not published yet. @returns their ids */
export async function fillStudio(payload: Studio['payload'], pages: number): Promise<number[]> {
  const author = await payload.create({ collection: 'authors', data: { name: 'Antonia' }, context: publishLater });
  const partners: number[] = [];
  for (let index = 0; index < casinos; index++)
    partners.push((await payload.create({ collection: 'partners', data: samplePartner(`casino-${index}`), context: publishLater })).id);
  const ids: number[] = [];
  for (const batch of inBatches(Array.from({ length: pages }, (_, index) => index)))
    await inTransaction(payload, async (req) => {
      for (const index of batch) {
        const content = benchBlocks(index, pages, partners[index % casinos] ?? 0) as never;
        const data = { internalName: `Página ${index}`, title: `Página ${index}`, slug: benchPath(index), author: author.id, content };
        const made = { collection: 'pages', depth: 0, context: publishLater, req: isolateRequest(req) } as const;
        ids.push((await payload.create({ ...made, data: { ...data, ...published } })).id);
      }
    });
  return ids;
}
