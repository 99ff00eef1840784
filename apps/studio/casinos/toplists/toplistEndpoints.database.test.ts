import { callStudio } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { describe, expect, it } from 'vitest';
import { pixel, published, sampleOffer, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import type { PreviewFacts } from './buildPreview.ts';

const studio = await testStudio();
const editor = await logIn(studio, 'editor');
const ask = (partners: string, headers = editor) => callStudio(studio, `toplist-preview?partners=${partners}`, { headers });
const facts = async (...ids: number[]) => (await (await ask(ids.join(','))).json()) as PreviewFacts;

describe('what a preview is made of', () => {
  it('is what the site shows, not what is being written', async () => {
    const { payload } = studio;
    const logo = await payload.create({ collection: 'media', data: { alt: 'Logo' }, file: pixel });
    const other = await payload.create({ collection: 'partners', data: { ...samplePartner('casino-otro'), name: 'Casino Otro' } });
    const { id } = await payload.create({
      collection: 'partners',
      data: { ...samplePartner('casino-uno'), name: 'Casino Uno', logo: logo.id, recommendedPartner: other.id },
    });
    await payload.update({ collection: 'partners', id, draft: true, data: { name: 'Casino Nuevo' } });
    const second = await payload.create({ collection: 'offers', data: { ...sampleOffer(id, 'dos'), position: 1, trackingUrl: null } });
    const main = await payload.create({
      collection: 'offers',
      data: { ...sampleOffer(id, 'uno'), expiration: '2099-12-31T12:00:00.000Z' },
    });
    await payload.update({ collection: 'offers', id: main.id, draft: true, data: { titlePreview: 'Borrador' } });
    await payload.create({ collection: 'offers', data: { ...sampleOffer(id, 'tres'), _status: 'draft' } });

    expect(await facts(id)).toEqual({
      [id]: {
        name: 'Casino Uno',
        slug: 'casino-uno',
        isActive: true,
        isOutdated: true,
        rating: null,
        verdict: null,
        logo: `/api/media/file/${logo.filename}`,
        recommended: 'Casino Otro',
        licences: [],
        legalPeriods: [],
        offers: [
          {
            position: 0,
            hasLink: true,
            territories: [],
            offer: { id: String(main.id), attributes: { titlePreview: '100 % hasta $300.000', expiration: '2099-12-31' } },
          },
          {
            position: 1,
            hasLink: false,
            territories: [],
            offer: { id: String(second.id), attributes: { titlePreview: '100 % hasta $300.000', expiration: null } },
          },
        ],
      },
    });
  });

  it('names a casino that is not published, and knows nothing of one that is not there', async () => {
    const data = { ...samplePartner('casino-oculto'), _status: 'draft' } as const;
    const { id } = await studio.payload.create({ collection: 'partners', data });
    expect(await facts(id, 999_999)).toEqual({ [id]: expect.objectContaining({ name: 'casino-oculto', slug: null, offers: [] }) });
    await studio.payload.update({ collection: 'partners', id, data: published });
    expect((await facts(id))[id]).toMatchObject({ slug: 'casino-oculto', isOutdated: false });
  });

  it('is for people with a login, and answers nonsense with nothing', async () => {
    expect((await ask('1', {})).status).toBe(401);
    for (const nonsense of ['', 'a', '1,', "1');--", '1,99999999999999999999']) expect(await (await ask(nonsense)).json()).toEqual({});
  });
});
