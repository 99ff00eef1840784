// Requirements: 4.14, 9.8.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { setPage, startUsualServices, toplist } from '../dev/testBed/foreignContent.ts';
import { noBlocks, startTestSite } from '../dev/testBed/testSite.tsx';

it('every block hears who is compared at first: the first two of the initial toplist', async () => {
  const services = await startUsualServices();
  const site = await startTestSite(services.url, {
    rendering: {
      blockLoaders: { ...noBlocks, casinoComparator: { schema: z.object({}), load: async (_, { seeds }) => ({ seeds: await seeds }) } },
      blockViews: { ...noBlocks, casinoComparator: ({ seeds }: { seeds: string[] }) => <p>{`seeds: ${seeds.join()}.`}</p> },
    },
  });
  services.answers.set('/fenix/toplist/', toplist('Andino', 'Brava', 'Faro'));
  setPage(services, '/', { content: [{ type: 'casinoComparator', id: 'c' }] });
  expect((await site.get('/')).text).toContain('seeds: andino,brava.');
  await site.close();
  await services.stop();
});
