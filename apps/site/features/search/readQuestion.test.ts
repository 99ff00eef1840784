import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { expect, it } from 'vitest';
import { isCloseTo, readQuestion } from './readQuestion.ts';

const texts = buildMicrocopy([]);

it.each([
  ['¿Es confiable Faro Austral?', 'trust', 'Faro Austral'],
  ['faro austral ESTAFA!!', 'trust', 'faro austral'],
  ['cuánto demora un retiro en Faro Austral', 'payment', 'Faro Austral'],
  ['bono de faro austral', 'bonus', 'faro austral'],
  ['Faro Austral no me paga', 'complaint', 'Faro Austral'],
  ['bet365', null, 'bet365'],
  ['casinos con webpay', null, 'webpay'],
  ['jugar plinko gratis', 'game', 'plinko'],
  ['bonos', 'bonus', ''],
  ['¿?', null, ''],
])('«%s» asks for %s about «%s»', (question, intent, subject) => {
  expect(readQuestion(question, texts)).toEqual({ intent, subject });
});

it('the words are those of the site, in any language', () => {
  const english = buildMicrocopy([
    { key: 'search_words_trust', value: 'safe' },
    { key: 'search_words_other', value: 'is, it' },
  ]);
  expect(readQuestion('is Faro Austral safe?', english)).toEqual({ intent: 'trust', subject: 'Faro Austral' });
});

it.each([
  ['faro austrl', 'Faro Austral', true],
  ['faroaustral', 'Faro Austral', true],
  ['goldn huazo', 'Golden Huaso', true],
  ['goldn uazo', 'Golden Huaso', false],
  ['minja', 'Minga', true],
  ['minjo', 'Minga', false],
  ['faro', 'fari', false],
  ['codere', 'Cobre Palace', false],
  ['', '', false],
])('«%s» for «%s»: %s', (one, other, isClose) => {
  expect(isCloseTo(one, other)).toBe(isClose);
  expect(isCloseTo(other, one)).toBe(isClose);
});
