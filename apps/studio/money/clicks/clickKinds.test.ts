import { describe, expect, it } from 'vitest';
import { formatReason } from './clickKinds.ts';

describe('why a click was no person', () => {
  it.each([
    ['no placement', 'el enlace no traía la firma del sitio: no salió de una página, o alguien lo recortó'],
    ['sec-purpose: prefetch', 'el navegador avisó que lo pedía por adelantado (sec-purpose: prefetch)'],
    ['x-moz: prefetch', 'el navegador avisó que lo pedía por adelantado (x-moz: prefetch)'],
    ['sec-fetch-dest: image', 'se pidió como parte de otra página, no para abrirla (sec-fetch-dest: image)'],
    ['googlebot', 'se presentó como «googlebot»'],
    ['constructor', 'se presentó como «constructor»'],
  ])('is said in words: %s', (reason, words) => {
    expect(formatReason(reason)).toBe(words);
  });

  it('is not made up where it was not recorded', () => {
    expect(formatReason(null)).toBeNull();
  });
});
