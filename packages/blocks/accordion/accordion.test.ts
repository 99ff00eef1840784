// Requirements: 2.95.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { Accordion } from './Accordion.tsx';
import { accordionExamples } from './accordion.examples.ts';
import { buildAnswerIds, loadAccordion } from './accordion.load.server.ts';
import { accordionSchema } from './accordion.schema.ts';

const load = (example: unknown) => loadAccordion(accordionSchema.parse(example), createExampleContext());

test('a link to an answer is made of the words of its question, under its block', async () => {
  const { items } = await load(accordionExamples.questions);
  expect(items[0]?.anchor).toBe('accordion-faq-que-es-el-rollover');
});

test('a link to an answer unfolds it, without any script: its id is inside', async () => {
  const html = renderToString(createElement(Accordion, await load(accordionExamples.questions)));
  expect(html).toMatch(/<details(?![^>]* open)[^>]*>(?:(?!<\/details>).)*<\/summary><div id="accordion-faq-cuanto-demora-un-retiro"/);
});

test('ids stay apart where questions are alike or have no letters', () => {
  const ids = buildAnswerIds('accordion-x', ['¿Cuánto?', 'Cuánto', '¿?', '¡!']);
  expect(ids).toEqual(['accordion-x-cuanto', 'accordion-x-cuanto-2', 'accordion-x-pregunta', 'accordion-x-pregunta-2']);
  expect(buildAnswerIds('accordion-x', ['Bono', 'Bono', 'Bono 2', 'Title'])).toEqual([
    'accordion-x-bono',
    'accordion-x-bono-2',
    'accordion-x-bono-2-2',
    'accordion-x-title-2',
  ]);
});

test('an item without a question is left out', async () => {
  const { items } = await load(accordionExamples.broken);
  expect(items.map(({ title }) => title)).toEqual(['¿Y si no hay respuesta?']);
});
