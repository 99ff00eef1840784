import { describe, expect, it } from 'vitest';
import { published, sampleOffer, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';

const studio = await testStudio();
const partner: { id: number } = await studio.payload.create({ collection: 'partners', data: samplePartner('casino') });

const contradicting = { rollover: 35, terms: 'Rollover de 40 veces el bono.' };

describe('an offer whose text contradicts its fields', () => {
  it('is not published, and the field says what the text says', async () => {
    const { payload } = studio;
    const refused = payload.create({ collection: 'offers', data: { ...sampleOffer(partner.id, 'uno'), ...contradicting } });
    await expect(refused).rejects.toMatchObject({
      data: { errors: [{ path: 'rollover', message: 'El texto dice 40 veces y este campo dice 35 veces.' }] },
    });
    expect((await payload.count({ collection: 'offers' })).totalDocs).toBe(0);
  });

  it('may be kept as a draft, and is refused when that is published', async () => {
    const { payload } = studio;
    const draft = { ...sampleOffer(partner.id, 'dos'), ...contradicting, _status: 'draft' as const };
    const { id } = await payload.create({ collection: 'offers', data: draft, draft: true });
    const publish = (data: object) => payload.update({ collection: 'offers', id, data: { ...data, ...published } });
    await expect(publish({})).rejects.toMatchObject({ data: { errors: [{ path: 'rollover' }] } });
    await expect(publish({ rollover: 40 })).resolves.toMatchObject({ rollover: 40 });
  });
});
