import type { PageAsker } from '@lupa/clients/createClients.ts';
import { Deadline } from '@lupa/clients/deadline.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import type { Context } from 'hono';
import { pageTimes } from '../page/pageModel.ts';

/** For whom a request asks the services. They have the time of one page, from now on. */
export function askerOf(context: Context<ServiceVariables>): Required<Omit<PageAsker, 'territory'>> {
  return { logger: context.get('logger'), requestId: context.get('requestId'), deadline: new Deadline(pageTimes.whole) };
}
