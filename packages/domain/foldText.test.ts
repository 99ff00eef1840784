import { expect, it } from 'vitest';
import { foldText, slugify } from './foldText.ts';

it.each([
  ['Cómo retirar en 24 horas', 'como-retirar-en-24-horas'],
  ['  ¿Qué es el «rollover»? ', 'que-es-el-rollover'],
  ['Señales', 'senales'],
  ['¡¿?!', ''],
])('a title becomes a part of a path: %s', (title, slug) => expect(slugify(title)).toBe(slug));

it('accents and capitals are put away, signs stay', () => expect(foldText('¡ÑANDÚ de Ñuñoa!')).toBe('¡nandu de nunoa!'));
