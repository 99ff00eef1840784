// Requirements: 1.2, 2.13, 2.107, 2.108, 2.109, 2.110, 2.111, 2.112, 2.114, 9.6.
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import { type BlockContext, PageNotFoundError } from '@lupa/blocks/block.ts';
import { createPresenter } from '@lupa/blocks/presenter.server.ts';
import { Deadline } from '@lupa/clients/deadline.ts';
import { createClients } from '@lupa/clients/createClients.ts';
import { FeedState } from '@lupa/clients/feedState.ts';
import { TagEpochs } from '@lupa/clients/tagEpochs.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DrivenTimers } from '../../../tests/setup/drivenTimers.ts';
import { createCapturedLogger } from '../dev/testBed/capturedLogger.ts';
import { noQuery } from './pageQuery.ts';
import { buildBlockLayout } from './blockLayout.ts';
import { noBlocks } from '../dev/testBed/testSite.tsx';
import { prepareBlocks, type PrepareOptions } from './prepareBlocks.ts';

function createOptions(load: (stored: { id: string }, context: BlockContext) => Promise<unknown>, more: Partial<PrepareOptions> = {}) {
  const { logger, entries } = createCapturedLogger();
  const clock = { epochs: new TagEpochs(), feed: new FeedState(), now: Date.now };
  const nowhere = 'http://127.0.0.1:9';
  const { clients } = createClients({ urls: { content: nowhere, arcade: nowhere, partners: nowhere }, site: 'prueba', clock }).forPage({
    logger,
    requestId: 'test',
  });
  const failures: number[] = [];
  const timers = new DrivenTimers();
  const options: PrepareOptions = {
    rendering: {
      blockLoaders: { ...noBlocks, list: { schema: z.object({ id: z.string() }), load } },
      blockViews: { ...noBlocks, list: () => null },
    },
    context: {
      clients,
      presenter: createPresenter({
        imagesUrl: nowhere,
        clickoutUrl: nowhere,
        placementSecret: 'x',
        day: '2026-11-10',
        isInternalRoute: () => true,
        pageSlug: '/',
      }),
      locale: 'es-CL',
      contentLocale: 'es_CL',
      microcopy: buildMicrocopy([]),
      page: { slug: '/x/', title: '', updatedDate: null, author: null },
      now: new Date(),
      query: noQuery,
      seeds: Promise.resolve([]),
      initialToplist: 'home',
      legalStatus: 'unregulated',
    },
    logger,
    showsRawBlocks: true,
    onPassingFailure: () => failures.push(1),
    deadline: new Deadline(50, timers),
    ...more,
  };
  return { options, entries, failures, timers };
}

const list = (id: string) => ({ type: 'list', id });

describe('prepareBlocks', () => {
  it('tells each block its place on the page and among those of its type', async () => {
    const { options } = createOptions(async ({ id }, { index, place }) => ({ id, index, place }));
    const other = { type: 'elsewhere', id: 'x' };
    const blocks = await prepareBlocks([list('a'), other, list('b'), list('c')], options);
    const propsOf = blocks.map((block) => block.kind === 'view' && block.props);
    expect(propsOf).toEqual([{ id: 'a', index: 0, place: 0 }, false, { id: 'b', index: 2, place: 1 }, { id: 'c', index: 3, place: 2 }]);
  });

  it('loads all blocks at once and keeps their order and place', async () => {
    const started: string[] = [];
    const everyoneStarted = Promise.withResolvers<void>();
    const { options } = createOptions(async ({ id }) => {
      started.push(id);
      if (started.length === 3) everyoneStarted.resolve();
      await everyoneStarted.promise;
      return { id };
    });
    const blocks = await prepareBlocks([list('a'), { ...list('b'), variant: 'compact' }, list('c')], options);
    expect(blocks).toMatchObject([
      { kind: 'view', id: 'a', index: 0, variant: '', props: { id: 'a' } },
      { kind: 'view', id: 'b', index: 1, variant: 'compact' },
      { kind: 'view', id: 'c', index: 2 },
    ]);
  });

  it.each<[string, () => Promise<unknown>, number]>([
    ['late', () => new Promise(() => {}), 1],
    ['without its service', () => Promise.reject(new ServiceUnavailableError('toplist', 'answered 500')), 1],
    ['with a mistake in its content', () => Promise.reject(new Error('no such toplist')), 0],
    [
      'throwing at once',
      () => {
        throw new TypeError('bug');
      },
      0,
    ],
  ])('leaves out a block that is %s, and says so', async (_, failing, passingFailures) => {
    const { options, entries, failures, timers } = createOptions(({ id }) => (id === 'bad' ? failing() : Promise.resolve({ id })));
    const blocks = await timers.pass(prepareBlocks([list('a'), list('bad'), list('c')], options));
    expect(blocks.map(({ id, index }) => [id, index])).toEqual([
      ['a', 0],
      ['c', 2],
    ]);
    expect(entries).toEqual([
      expect.objectContaining({
        level: 'error',
        details: expect.objectContaining({ page: '/x/', block: 'bad', type: 'list', err: expect.any(Error) }),
      }),
    ]);
    expect(failures).toHaveLength(passingFailures);
  });

  it('lets a block declare that the page is not found', async () => {
    const { options, entries } = createOptions(({ id }) =>
      id === 'bad' ? Promise.reject(new PageNotFoundError('There is no such casino.')) : Promise.resolve({ id }),
    );
    await expect(prepareBlocks([list('a'), list('bad')], options)).rejects.toThrow(PageNotFoundError);
    expect(entries).toEqual([]);
  });

  it('shows the data of types without a view only where that is wanted', async () => {
    const blocks = [
      { type: 'ticker', id: 't', speed: 1 },
      { type: 'carousel', id: 'c' },
    ];
    const { options, entries } = createOptions(async () => ({}));
    expect(await prepareBlocks(blocks, options)).toMatchObject([
      { kind: 'raw', type: 'ticker', data: blocks[0] },
      { kind: 'raw', type: 'carousel' },
    ]);
    expect(entries.map(({ message }) => message)).toEqual(['a block has no view', 'a block has no view']);
    expect(await prepareBlocks(blocks, { ...options, showsRawBlocks: false })).toEqual([]);
  });
});

describe('buildBlockLayout', () => {
  const layoutOf = (type: string, variant = '', index = 0) => buildBlockLayout({ type, variant, index });

  it.each([
    ['freeGames', ''],
    ['casinoComparator', ''],
    ['heroSection', 'payment'],
    ['heroSection', 'provider'],
    ['heroSection', 'casino-review'],
    ['topList', 'mini-review-component'],
  ])('%s %s takes the full width', (type, variant) => {
    expect(layoutOf(type, variant)).toMatchObject({ isFullWidth: true, hasContentWrapper: false });
  });

  it.each([
    ['heroSection', 'with-background-image'],
    ['heroSection', 'with-image-and-button'],
    ['heroSection', 'play-game'],
    ['playGame', ''],
  ])('%s %s skips the wrapper', (type, variant) => {
    expect(layoutOf(type, variant)).toMatchObject({ isFullWidth: false, hasContentWrapper: false });
  });

  it.each([
    ['heroSection', 'default'],
    ['topList', 'default'],
    ['contentSection', 'payment'],
    ['anything', ''],
  ])('%s %s stands in the wrapper', (type, variant) => {
    expect(layoutOf(type, variant)).toMatchObject({ isFullWidth: false, hasContentWrapper: true });
  });

  it('puts a type that nobody knows in the wrapper, whatever it is called', () => {
    for (const type of ['ticker', ...Object.getOwnPropertyNames(Object.prototype)])
      expect(layoutOf(type), type).toEqual({ isFullWidth: false, hasContentWrapper: true, isLazy: false });
  });

  it('puts off everything after the third block but toplists', () => {
    expect([0, 1, 2, 3, 9].map((index) => layoutOf('contentSection', '', index).isLazy)).toEqual([false, false, true, true, true]);
    expect(layoutOf('topList', '', 9).isLazy).toBe(false);
  });
});
