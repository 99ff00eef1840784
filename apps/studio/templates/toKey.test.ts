import { expect, it } from 'vitest';
import { toKey } from './toKey.ts';

it.each([
  ['Cómo retirar en 24 horas', 'como-retirar-en-24-horas'],
  ['  ¿Qué es el «rollover»? ', 'que-es-el-rollover'],
  ['Señales', 'senales'],
  ['¡¿?!', ''],
])('a topic becomes a part of a path: %s', (topic, key) => expect(toKey(topic)).toBe(key));
