import type { PageAsker } from '@lupa/clients/createClients.ts';
import { Deadline, type Timers } from '@lupa/clients/deadline.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import type { Context } from 'hono';
import { pageTimes } from '../page/pageModel.ts';

declare module 'hono' {
  interface ContextVariableMap {
    timers?: Timers | undefined;
  }
}

export function askerOf(context: Context<ServiceVariables>): Required<Omit<PageAsker, 'territory'>> {
  return {
    logger: context.get('logger'),
    requestId: context.get('requestId'),
    deadline: new Deadline(pageTimes.whole, context.get('timers')),
  };
}
