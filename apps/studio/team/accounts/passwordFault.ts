import { foldText } from '@lupa/domain/foldText.ts';
const shortestPassword = 12;
const longestPassword = 200;

export type PasswordOwner = { email?: string | null | undefined; name?: string | null | undefined };

// What the lists of leaked passwords begin with, in English and in Chile, without the digits that people put behind.
const commonWords =
  `password passw0rd contrasena clave claves acceso entrar login usuario user admin administrador administrator administracion
root letmein welcome bienvenido bienvenida iloveyou teamo tequiero qwertyuiop qwerty qwertz azerty asdfghjkl asdf zxcvbnm abc secret secreto monkey dragon
master princess princesa sunshine football futbol colocolo universidad udechile catolica chile santiago casino casinos bonos bono ruleta cambiame changeme
default prueba test demo temporal hola mundo hello world primavera verano otono invierno enero febrero marzo abril mayo junio julio agosto septiembre
octubre noviembre diciembre lupa studio estudio payload`.split(/\s+/);
const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890'];
const fewestOwn = 6;
const fewestDifferent = 5;
// More different characters than a telephone number can have.
const mostDigits = 10;

/** What is wrong with a password that somebody wants to use, in words for them; null when nothing is. Payload makes lists of colons and commas. */
export function findPasswordFault(password: string, owner: PasswordOwner): string | null {
  const length = Array.from(password).length;
  if (length < shortestPassword) return `La contraseña lleva al menos ${shortestPassword} caracteres. Cuatro palabras sueltas bastan.`;
  if (length > longestPassword) return `La contraseña lleva como máximo ${longestPassword} caracteres.`;
  const plain = simplify(password);
  if (new Set(plain).size < fewestDifferent || /^(.{1,5})\1+.{0,4}$/.test(plain))
    return 'La contraseña repite siempre lo mismo. Junta cuatro palabras sueltas.';
  const own = [owner.email?.split('@') ?? [], owner.name?.split(/\s+/) ?? []].flat().flatMap((word) => word.split(/[^\p{L}\p{N}]+/u));
  const rest = removeSequences(removeWords(removeWords(plain, own.map(simplify)), commonWords));
  const isRandom = rest === plain && new Set(plain).size > mostDigits;
  if (!isRandom && rest.replaceAll(/[^\p{L}]/gu, '').length < fewestOwn)
    return 'Es fácil de adivinar por sus palabras comunes o series o por tu nombre o correo. Junta cuatro palabras sueltas.';
  return null;
}

const lookAlikes: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

/** Small letters without accents; digits that stand inside a word become the letters that they stand for. */
function simplify(text: string): string {
  return foldText(text).replaceAll(/(?<=\p{L})[0134579@$!](?=\p{L})/gu, (character) => lookAlikes[character] ?? character);
}

function removeWords(text: string, words: string[]): string {
  const longestFirst = words.filter((word) => word.length >= 3).toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), text);
}

/** `4567`, `lkjh`, `cdef`: four or more in a row of the alphabet or the keyboard, in either direction. */
function removeSequences(text: string): string {
  const runs = [...rows, ...rows.map((row) => Array.from(row).toReversed().join(''))];
  let rest = '';
  for (let at = 0; at < text.length;) {
    let length = 4;
    if (!runs.some((run) => at + length <= text.length && run.includes(text.slice(at, at + length)))) {
      rest += text[at] ?? '';
      at += 1;
      continue;
    }
    while (at + length < text.length && runs.some((run) => run.includes(text.slice(at, at + length + 1)))) length += 1;
    at += length;
  }
  return rest;
}
