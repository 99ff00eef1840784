// Requirements: 4.26, 8.17, 9.14.
import { createClients } from '@lupa/clients/createClients.ts';
import { FeedState } from '@lupa/clients/feedState.ts';
import { TagEpochs } from '@lupa/clients/tagEpochs.ts';
import { emptyGlobals } from '@lupa/contracts/globals.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { pageAnswerExample, type Page } from '@lupa/contracts/page.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { describe, expect, it } from 'vitest';
import { createPageContext, type PageContext } from './pageContext.ts';
import { runPageMiddleware, UnknownMiddlewareError } from './runPageMiddleware.ts';

const [page] = pageAnswerExample.pages;
if (!page) throw new Error('The examples have changed.');
const example: Page = page;

function createWatchedContext(middleware: string[] | null) {
  const nowhere = 'http://127.0.0.1:9';
  const clock = { epochs: new TagEpochs(), feed: new FeedState(), now: Date.now };
  const { clients } = createClients({ urls: { content: nowhere, arcade: nowhere, partners: nowhere }, site: 'prueba', clock }).forPage({
    logger: createLogger('test', 'silent'),
    requestId: 'test',
  });
  const steps: string[] = [];
  const content = {
    ...clients.content,
    fetchMicrocopy: async () => {
      steps.push('ask microcopy');
      return buildMicrocopy([{ key: 'play', value: 'Jugar ya' }]);
    },
    fetchGlobals: async () => {
      steps.push('ask globals');
      return { ...emptyGlobals, siteName: 'Ajeno' };
    },
  };
  const context = createPageContext({
    page: { ...example, middleware },
    status: 200,
    locale: 'es-CL',
    clients: { ...clients, content },
  });
  const watched = new Proxy<PageContext>(context, {
    set(target, name, value) {
      steps.push(String(name));
      return Reflect.set(target, name, value);
    },
  });
  return { context: watched, steps };
}

describe('page middleware', () => {
  it('runs in the order of the specification: page view, microcopy, user location, globals', async () => {
    const { context, steps } = createWatchedContext(null);
    await runPageMiddleware(context);
    expect(steps).toEqual(['analytics', 'ask microcopy', 'microcopy', 'userLocationPath', 'ask globals', 'globals']);
    expect(context).toMatchObject({ microcopy: { play: 'Jugar ya' }, userLocationPath: '/api/location', globals: { siteName: 'Ajeno' } });
  });

  it('runs in the order of the page’s own list, and nothing else', async () => {
    const { context, steps } = createWatchedContext(['contentful-globals', 'microcopy']);
    await runPageMiddleware(context);
    expect(steps).toEqual(['ask globals', 'globals', 'ask microcopy', 'microcopy']);
    const empty = createWatchedContext([]);
    await runPageMiddleware(empty.context);
    expect(empty.steps).toEqual([]);
  });

  it.each(['teleport', '', 'constructor', 'Microcopy'])('without one of the name "%s" fails before any has run', async (name) => {
    const { context, steps } = createWatchedContext(['microcopy', name]);
    await expect(runPageMiddleware(context)).rejects.toThrow(UnknownMiddlewareError);
    await expect(runPageMiddleware(context)).rejects.toMatchObject({ message: 'Unknown middleware', middleware: name });
    expect(steps).toEqual([]);
  });
});
