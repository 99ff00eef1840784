import { judgeExperiment } from '@lupa/domain/experiment/judgeExperiment.ts';
import { expect, test } from 'vitest';
import { describeJudgement, formatEvidence } from './experimentLabels.ts';

const said = (a: number, b: number, isRunning = true) => {
  const judgement = judgeExperiment({ a, b });
  return [describeJudgement(judgement, isRunning), formatEvidence(judgement)].map((text) => text.replaceAll(/\s/g, ' '));
};

test('what the test has decided, with its bounds', () => {
  expect(said(1000, 1200)).toEqual([
    'B es mejor. B lleva un 20% más de personas a los casinos (entre +5% y +37%).',
    'Evidencia: más de 1.000; decide desde 20.',
  ]);
  expect(said(1200, 1000)[0]).toBe('A es mejor. B lleva un 17% menos de personas a los casinos (entre -27% y -5%).');
});

test('what is open says within which bounds', () => {
  expect(said(500, 520)).toEqual([
    'Todavía no se sabe cuál es mejor.',
    expect.stringMatching(/^Evidencia: 0,\d; decide desde 20\. Con lo contado, la diferencia de B frente a A está entre -\d+% y \+\d+%\.$/),
  ]);
  expect(said(0, 0, false)).toEqual(['Terminó sin que se supiera cuál es mejor.', 'Evidencia: 1; decide desde 20.']);
});

test('a version that nobody chose has no difference in percent', () => {
  expect(said(0, 40)[0]).toMatch(/^(B es mejor\.|Todavía no se sabe cuál es mejor\.)$/);
});
