import { randomUUID } from 'node:crypto';
import type { ClientsOfProcess } from '@lupa/clients/createClients.ts';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import type { Logger } from '@lupa/server/logger.ts';

/**
 * Asks for what pages have in common before the first visitor does, one after the other: the payment methods (requirement 7.39), then the
 * order of requirement 4.21. A call that fails is logged by its client and costs nothing else: a page asks again.
 */
export async function warmUp(clients: ClientsOfProcess, { toplist, logger }: { toplist: string; logger: Logger }): Promise<void> {
  const requestId = `warm-up-${randomUUID()}`;
  const own = logger.child({ requestId });
  const { content, arcade, partners } = clients.forPage({ logger: own, requestId }).clients;
  const steps: (() => Promise<unknown>)[] = [
    content.fetchPaymentMethods,
    () => partners.fetchToplist(toplist),
    content.fetchRoutes,
    arcade.fetchProviders,
    arcade.fetchFilters,
    content.fetchNavigation,
  ];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof ServiceUnavailableError)) own.error({ err: error }, 'the site cannot be warmed up');
    }
  }
}
