import { describe, expect, it } from 'vitest';
import { formatReason } from './clickKinds.ts';

describe('why a click was no person', () => {
  it.each([
    ['HEAD', 'solo preguntó por el enlace, sin abrirlo (HEAD)'],
    ['no user agent', 'no dijo con qué programa venía'],
    ['no browser', 'su programa no se presenta como un navegador'],
    ['no placement', 'el enlace no traía la firma del sitio: no salió de una página, o alguien lo recortó'],
    ['placement refused', 'la firma del enlace no es de esta oferta: se copió de otro enlace o se inventó'],
    ['placement outdated', 'la firma del enlace tenía más de 30 días: era de una página que llevaba mucho tiempo abierta o guardada'],
    ['many agents', 'desde esa conexión llegaron en una hora más navegadores distintos de los que usa la gente'],
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
