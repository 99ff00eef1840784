// Requirements: 2.103.
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { EmptyInfoBoxError, loadInfoBox } from './infoBox.load.server.ts';
import { infoBoxSchema } from './infoBox.schema.ts';

const load = (changes: object) => loadInfoBox(infoBoxSchema.parse({ type: 'infoBox', id: 'x', ...changes }), createExampleContext());

test.each([
  ['info', 'Ten en cuenta'],
  ['good', 'Buena señal'],
  ['caution', 'Atención'],
  ['bad', 'Advertencia'],
  ['violet', 'Ten en cuenta'],
])('the tone %s is a word too', async (tone, text) => {
  expect((await load({ tone, title: 'Título' })).toneText).toBe(text);
});

test('a link to a partner says that it is paid, another one does not; one that leads nowhere is left out', async () => {
  const linkTo = async (url: string) => (await load({ title: 'Título', link: { title: 'Ver', url } })).link;
  expect(await linkTo('/jugar/casino-andino/bienvenida')).toMatchObject({
    advertising: 'Publicidad',
    anchor: { rel: 'sponsored nofollow noreferrer noopener' },
  });
  expect(await linkTo('/bonos/')).toMatchObject({ advertising: null });
  expect(await linkTo('javascript:alert(1)')).toBeNull();
});

test('a box that says nothing is not shown', async () => {
  await expect(load({ tone: 'good', title: '', body: [] })).rejects.toThrow(EmptyInfoBoxError);
});
