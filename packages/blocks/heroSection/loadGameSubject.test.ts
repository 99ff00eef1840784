import { partnerEntityExample, type PartnerEntity } from '@lupa/contracts/partnerEntity.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { heroSectionSchema } from './heroSection.schema.ts';
import { loadGameSubject } from './loadGameSubject.ts';

const gone = () => Promise.reject(new Error('gone'));

const load = (changes: object, fetchPartnerEntities: () => Promise<PartnerEntity[]> = async () => [partnerEntityExample]) =>
  loadGameSubject(
    heroSectionSchema.parse({ id: 'h', title: 'Juego', variant: 'play-game', ...changes }),
    createExampleContext({ clients: { content: { fetchPartnerEntities } } }),
  );

test("shows the game with its editors' extras, the way to play it free and its picture first", async () => {
  const subject = await load({ gameId: 101 });
  expect(subject?.game).toMatchObject({ name: 'Desierto Florido', picture: { isPriority: true }, freePlay: { target: '_blank' } });
  expect(subject?.facts).toContainEqual({ label: 'Volatilidad', value: 'Alta' });
  expect(subject?.realMoney).toBeNull();
});

test('leads to the named casino by its main offer, labelled as advertising', async () => {
  const subject = await load({ gameId: 101, partner: 'casino-andino' });
  expect(subject?.realMoney?.link.anchor).toMatchObject({ rel: 'sponsored nofollow noreferrer noopener', target: '_blank' });
  expect(subject?.realMoney?.link.anchor.href).toContain('/jugar/casino-andino/bienvenida?');
  expect(subject?.realMoney?.advertising.text).toContain('Publicidad');
});

test.each([
  ['is inactive', async () => [{ ...partnerEntityExample, activePartner: false }]],
  ['has a replacement', async () => [{ ...partnerEntityExample, recommendedPartner: 'otro' }]],
  ['has nothing to link to', async () => [{ ...partnerEntityExample, urlOffer: null }]],
  ['is gone', async () => []],
  ['cannot be asked for', gone],
])('leads to no casino that %s', async (_, entities) => {
  expect((await load({ gameId: 101, partner: 'casino-andino' }, entities))?.realMoney).toBeNull();
});

test('of a game whose free play is stopped it says so, with one like it to play', async () => {
  const subject = await load({ gameId: 207 });
  expect(subject?.game).toMatchObject({ name: 'Chinchilla de Plata', freePlay: null });
  expect(subject?.game.stopped?.text).toContain('Chinchilla de Plata no parte ahora');
  expect(subject?.game.stopped?.alike?.play).toMatchObject({ 'data-play-game': '101' });
});

test('a game that the catalogue does not know leaves the texts', async () => {
  expect(await load({ gameId: 999 })).toBeNull();
  expect(await load({})).toBeNull();
});
