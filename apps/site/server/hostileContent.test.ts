import { describe, expect, it, vi } from 'vitest';
import { pageRequests, setPage, text } from '../dev/testBed/foreignContent.ts';
import type { Answer } from '../dev/testBed/foreignServices.ts';
import { siteOfEachTest } from '../dev/testBed/siteOfEachTest.ts';

const { services, site } = siteOfEachTest();

describe('a stampede', () => {
  /** 200 visitors at once; the service answers when all of them have arrived. */
  async function askAtOnce(answer: Answer) {
    const held = Promise.withResolvers<Answer>();
    services.answers.set('/cms/page/%2F', () => held.promise);
    const before = { received: site.received(), asked: pageRequests(services, '/') };
    const asking = Promise.all(Array.from({ length: 200 }, () => site.get('/')));
    await vi.waitFor(() => expect(site.received()).toBe(before.received + 200), 60_000);
    held.resolve(answer);
    const answers = await asking;
    return { answers, asked: pageRequests(services, '/') - before.asked };
  }

  async function askCrowd(): Promise<string[]> {
    const { answers, asked } = await askAtOnce({
      json: { pages: [{ slug: '/', title: 'Portada', content: [text('nueva')] }], locale: 'es_CL' },
    });
    // Once more at most: the site ends what a publication names a second time, when the services have settled.
    expect([1, 2]).toContain(asked);
    return answers.map(({ text: html }) => (html.includes('nueva') ? 'nueva' : html.includes('vieja') ? 'vieja' : html));
  }

  it('on a page that nobody has asked for makes it once', async () => {
    expect(new Set(await askCrowd())).toEqual(new Set(['nueva']));
  });

  it('on a page that a publication has just ended makes it once, and shows nobody the old one', async () => {
    setPage(services, '/', { content: [text('vieja')] });
    await site.get('/');
    services.publish('page:/');
    await vi.waitFor(() => expect(site.logs.filter(({ message }) => message === 'change')).toHaveLength(1), 60_000);
    expect(new Set(await askCrowd())).toEqual(new Set(['nueva']));
  });

  it('on a page that cannot be made asks its service once', async () => {
    const { answers, asked } = await askAtOnce({ status: 500, json: {} });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(asked).toBe(1);
  });
});

describe('a block that includes itself', () => {
  const nested = (levels: number, type: string) =>
    `${`{"type":"${type}","id":"x","title":"dentro","entries":["a"],"content":`.repeat(levels)}null${'}'.repeat(levels)}`;

  it.each([
    ['ticker', 3],
    ['ticker', 2000],
    ['ticker', 3900],
    ['ticker', 20_000],
    ['contentSection', 2000],
    ['contentSection', 20_000],
  ])('%s, %i times over, costs itself at most', async (type, levels) => {
    const page = `{"pages":[{"slug":"/","title":"Portada","content":[${JSON.stringify(text('antes'))},${nested(levels, type)},${JSON.stringify(text('después'))}]}],"locale":"es_CL"}`;
    services.answers.set('/cms/page/%2F', { text: page });
    for (const round of [1, 2]) {
      const { status, text: html } = await site.get('/');
      expect([round, status]).toEqual([round, 200]);
      expect(html).toContain('antes');
      expect(html).toContain('después');
      expect(html.length).toBeLessThan(300_000);
      services.publish('page:/');
      await vi.waitFor(async () => expect((await site.get('/')).headers['x-cache']).toBe('miss'), 60_000);
    }
  });
});
