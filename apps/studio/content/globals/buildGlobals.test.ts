import { describe, expect, it } from 'vitest';
import type { Reader } from '../../core/publish/publishing.ts';
import { buildGlobals } from './buildGlobals.ts';
import { createTestReader } from '../../testing/testReader.ts';

const saved = { updatedAt: '2026-11-02T12:00:00.000Z' };

async function bodiesOf(spanish: object, english: object = {}) {
  const findGlobal: Reader['findGlobal'] = async (_, locale) => (locale === 'en' ? english : spanish) as never;
  const documents = await buildGlobals(createTestReader({}, { findGlobal }));
  return new Map(documents.map(({ locale, body }) => [locale, body]));
}

describe('the data of the site', () => {
  it('are not public before anybody has saved them', async () => {
    expect((await bodiesOf({ siteName: 'Lupa' })).size).toBe(0);
  });

  it('are in another language what is filled in there, and Spanish where it is empty', async () => {
    const bonusTypes = [{ key: 'a', value: 'A' }];
    const footer = { address: 'Santiago', siteName: 'Lupa', linksArea: [{ title: 'T', links: [{ text: 'b', link: '/b/' }] }] };
    const own = { address: '', siteName: 'Magnifier', linksArea: [], copyrightArea: { text: '', links: [] } };
    const bodies = await bodiesOf(
      { ...saved, siteName: 'Lupa', bonusTypes, footer: { ...footer, copyrightArea: { text: '©' } } },
      { siteName: '', bonusTypes: [], footer: own },
    );
    expect(bodies.get('en')).toMatchObject({
      siteName: 'Lupa',
      bonusTypes: { a: 'A' },
      footer: { address: 'Santiago', siteName: 'Magnifier', linksArea: [{ linkTitle: { title: 'T' } }], copyrightArea: { text: '©' } },
    });
    const other = await bodiesOf(
      { ...saved, siteName: 'Lupa', bonusTypes },
      { siteName: 'Magnifier', bonusTypes: [{ key: 'b', value: 'B' }], footer: { address: 'London' } },
    );
    expect(other.get('en')).toMatchObject({ siteName: 'Magnifier', bonusTypes: { b: 'B' }, footer: { address: 'London' } });
    expect(other.get('es_CL')).toMatchObject({ siteName: 'Lupa', bonusTypes: { a: 'A' } });
  });

  it('name the day on which a helpline was tried, and no other', async () => {
    const items = [
      { name: 'a', link: 'tel:1', verifiedOn: '2026-11-03T02:00:00.000Z' },
      { name: 'b', link: 'tel:2', verifiedOn: null },
      { name: 'c', link: 'https://c.example/', verifiedOn: '2026-11-03T02:00:00.000Z' },
    ];
    const bodies = await bodiesOf({ ...saved, siteName: 'Lupa', footer: { trustedArea: { items } } });
    const body = bodies.get('es_CL') as { footer: { trustedArea: { items: { verifiedOn?: string | null }[] } } };
    expect(body.footer.trustedArea.items.map(({ verifiedOn }) => verifiedOn ?? null)).toEqual(['2026-11-02', null, null]);
  });
});
