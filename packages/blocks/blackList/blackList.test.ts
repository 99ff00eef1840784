// Requirements: 2.97.
import { expect, test } from 'vitest';
import { parseGenerously } from '@lupa/contracts/generous.ts';
import { createExampleContext, exampleHosts } from '../shared/examples/exampleContext.ts';
import { blackListExamples } from './blackList.examples.ts';
import { EmptyBlackListError, loadBlackList } from './blackList.load.server.ts';
import { blackListSchema } from './blackList.schema.ts';

const load = (example: object, changes?: Parameters<typeof createExampleContext>[0]) =>
  loadBlackList(parseGenerously(blackListSchema, example).value, createExampleContext(changes));
const withSource = async (source: string, webSite = 'malo.example') => {
  const { casinos } = await load({ type: 'blackList', id: 'x', items: [{ name: 'Malo', webSite, source }] });
  return casinos[0]?.source;
};

test('says since when, and where it was found', async () => {
  const { casinos } = await load(blackListExamples.register);
  expect(casinos[0]?.since).toEqual({ iso: '2026-08-14', text: '14 de agosto de 2026' });
  expect(casinos[0]?.source?.text).toBe('registro.example');
  expect(casinos[0]?.source?.anchor).toMatchObject({ target: '_blank', rel: 'nofollow noreferrer noopener' });
});

test('a date that is none is left out', async () => {
  expect((await load(blackListExamples.broken)).casinos.map(({ since }) => since)).toEqual([null, null, null]);
});

test('no source leads to the casino itself, to a partner or nowhere', async () => {
  expect(await withSource('https://www.malo.example/about')).toEqual({ text: 'malo.example', anchor: null });
  expect(await withSource('https://ayuda.malo.example/', 'https://malo.example/es')).toEqual({ text: 'ayuda.malo.example', anchor: null });
  expect((await withSource(`${exampleHosts.clickout}/jugar/malo/bienvenida`))?.anchor).toBeNull();
  expect(await withSource('javascript:alert(1)')).toBeNull();
  expect(await withSource('un lector')).toEqual({ text: 'un lector', anchor: null });
  expect((await withSource('https://otromalo.example/'))?.anchor).not.toBeNull();
});

test.each([
  ['/nosotros/fuentes/', 'una página de este sitio'],
  ['/resenas/malo/#registro-4', 'Ver las pruebas en la reseña'],
])('a source of ours (%s) is told as what it is: %s', async (source, text) => {
  expect(await withSource(source)).toEqual({ text, anchor: { href: source } });
});

test('recommends by review, and nobody who is not recommended any more', async () => {
  const { casinos } = await load(blackListExamples.register);
  expect(casinos.map(({ alternative }) => alternative)).toEqual([
    { name: 'Casino Andino', review: { href: '/resenas/casino-andino/' } },
    { name: 'Pacífico Play', review: { href: '/resenas/pacifico-play/' } },
    null,
  ]);
  const broken = await load(blackListExamples.broken);
  expect(broken.casinos.map(({ name, alternative }) => [name, alternative])).toEqual([
    ['Sin Nada', null],
    ['Fecha Rara', null],
    ['Enlace Malo', null],
  ]);
});

test('stands without alternatives where the partners cannot be had', async () => {
  const failing = { partners: { fetchPartnersBySlug: () => Promise.reject(new Error('down')) } };
  const { casinos } = await load(blackListExamples.register, { clients: failing });
  expect(casinos.map(({ alternative }) => alternative)).toEqual([null, null, null]);
});

test('an empty register is not shown', async () => {
  await expect(load({ type: 'blackList', id: 'x', items: [] })).rejects.toThrow(EmptyBlackListError);
});
