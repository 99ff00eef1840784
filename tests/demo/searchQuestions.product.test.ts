// Requirements: 14.8, 14.9.
import { microcopyDefaults } from '@lupa/contracts/microcopy.ts';
import { beforeAll, expect, it } from 'vitest';
import { findSharedDemo } from '../setup/demoOnDemand.ts';
import { pollUntil } from '../setup/pollUntil.ts';
import { attributesOf, decodeEntities } from './crawl.ts';

let siteUrl: string;

beforeAll(async () => {
  ({ siteUrl } = await findSharedDemo());
});

/** The answer when every service had its say: on a busy machine one may miss its deadline, which the site says. */
async function ask(question: string): Promise<{ answer: string; rest: string }> {
  const html = await pollUntil(`an answer to ${question} of all services`, async () => {
    const text = await (await fetch(`${siteUrl}/api/search?${new URLSearchParams({ q: question }).toString()}`)).text();
    return text.includes(microcopyDefaults.search_incomplete) ? null : text;
  });
  const [answer = ''] = /<section aria-labelledby="search-verdict".*?<\/section>/s.exec(html) ?? [];
  return { answer, rest: html.replace(answer, '') };
}
const textOf = (html: string): string => decodeEntities(html.replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ');

const trusted = ['Lo recomendamos', 'Peor retiro medido: 11 h 30 min', 'Así desde el 11 nov 2026'];
const unknown = ['No lo hemos revisado', 'lista negra', 'Curazao (CGA)', 'Desde cuándo existe esa dirección no lo sabemos', 'retiro chico'];

it.each<[question: string, casino: string, says: string[], leadsTo: string]>([
  ['bet365', 'bet365', unknown, '/guias/verificar-licencia/'],
  ['codere', 'codere', unknown, 'https://www.scj.gob.cl/'],
  ['¿es confiable jugabet?', 'jugabet', unknown, '/lista-negra/'],
  ['jugabet no paga', 'jugabet', unknown, '/guias/reclamar/'],
  ['faro austral estafa', 'Faro Austral', trusted, '/resenas/faro-austral/'],
  ['es confiable faro austral', 'Faro Austral', trusted, '/resenas/faro-austral/'],
  ['https://www.faro-austral.example/bono?x=1', 'Faro Austral', trusted, '/resenas/faro-austral/'],
  ['https://www.faroaustral.cl/', 'faroaustral.cl', [...unknown, 'se parece a Faro Austral'], '/resenas/faro-austral/'],
  ['faro austrl', 'Faro Austral', ['Escribiste «faro austrl»', ...trusted], '/resenas/faro-austral/'],
  ['retiro faro austral', 'Faro Austral', [...trusted, 'Cuánto tardó en pagar'], '/resenas/faro-austral/#registro-22'],
  ['bono de Faro Austral', 'Faro Austral', [...trusted, 'Qué cuesta el bono'], '/resenas/faro-austral/#costo'],
  ['reclamo faro austral', 'Faro Austral', [...trusted, 'no paga'], '/guias/reclamar/'],
  ['bahia neon', 'Bahía Neón', ['En la lista negra'], '/lista-negra/'],
  ['goldn huazo', 'Golden Huaso', ['Escribiste «goldn huazo»', 'Cerrado a jugadores nuevos'], '/resenas/golden-huaso/'],
  ['nevado once es seguro?', 'Nevado Once', ['No lo recomendamos'], '/resenas/nevado-once/'],
])('«%s» is answered about %s', async (question, casino, says, leadsTo) => {
  const { answer } = await ask(question);
  expect(textOf(answer)).toContain(`¿Puedo confiar en ${casino}?`);
  for (const text of says) expect(textOf(answer)).toContain(text);
  expect(attributesOf(answer, 'href', 'a')).toContain(leadsTo);
});

it.each([
  ['casinos con webpay', '/metodos-de-pago/webpay/'],
  ['retiro webpay', '/metodos-de-pago/webpay/'],
  ['que es el rolover', '/guias/rollover/'],
  ['cómo reclamar', '/guias/reclamar/'],
  ['', '/buscar/?q='],
])('«%s» is no question about one casino, and leads to %s first', async (question, path) => {
  const { answer, rest } = await ask(question);
  expect(answer).toBe('');
  expect(attributesOf(rest, 'href', 'a')[0]).toContain(path);
});

it.each(['%', '_', '🎰', '¿? …'])('«%s» finds nothing, and says what can be asked', async (question) => {
  const { answer, rest } = await ask(question);
  expect(answer).toBe('');
  expect(textOf(rest)).toContain('Escribe al menos una letra o un número');
  expect(attributesOf(rest, 'href', 'a')).toEqual([]);
});
