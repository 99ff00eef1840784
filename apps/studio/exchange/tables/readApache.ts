import { FileFault, type FileRow, maximumCell, maximumRows, type Table, tooManyRows } from './table.ts';
import { readPattern } from './translateRedirects.ts';

const directive =
  /^\s*(?:Redirect(?:Match|Permanent|Temp)?\s+(?:\d{3}|permanent|temp|seeother|gone|["'^/])|Rewrite(?:Rule|Cond|Engine|Base)\s)/im;
const nginxDirective = /^\s*(?:rewrite\s+\S+\s+\S[^;\n]*;|(?:location\s[^\n{]*\{\s*)?return\s+30\d\s+[^;\n]+;)/m;

/** Whether a text is a file of Apache (`.htaccess`, `.conf`) or nginx with rules about addresses. */
export const isServerFile = (text: string): boolean => directive.test(text) || nginxDirective.test(text);

type Rule = { source: string; target: string; code: string; isPattern: boolean; fault?: string; note?: string };
type State = { base: string; conditions: string[][]; sections: string[]; blocks: string[][] };

const assembled = 'Lleva a una dirección que arma con partes de otra.';
const below = 'Apache mueve también lo que está debajo de esta ruta; aquí se mueve solo ella.';

/**
 * The redirects of a file of Apache or nginx, in the columns of Redirection's export: `row` is the line. Rules that do not redirect, or by more than an
 * address, have their reason as a fault; other directives are no redirects. @throws FileFault
 */
export function readApache(text: string): Omit<Table, 'encoding'> {
  const rows: FileRow[] = [];
  const state: State = { base: '/', conditions: [], sections: [], blocks: [] };
  for (const { line, words } of readLines(text)) {
    const rule = readDirective(words, state);
    if (rule === null) continue;
    const { fault = null, note, source, target, code, isPattern } = rule;
    const inside = state.sections.find((section) => !/^(?:IfModule|IfDefine|VirtualHost|Directory)\b/i.test(section));
    const reason = fault ?? (inside === undefined ? null : `Vale solo dentro de <${inside}>.`);
    const cells = { source, target, code, regex: isPattern };
    rows.push({ row: line, cells, fault: reason && `${reason} (${words.join(' ').slice(0, 200)})`, losses: {}, ...(note && { note }) });
    if (rows.length > maximumRows) throw tooManyRows();
  }
  if (rows.length === 0) throw new FileFault('Este archivo de reglas no tiene ninguna redirección.');
  return { format: nginxDirective.test(text) ? 'nginx' : 'apache', separator: null, names: ['source', 'target', 'code', 'regex'], rows };
}

const mostWords = 20;

function* readLines(text: string): Generator<{ line: number; words: string[] }> {
  let start = 0;
  let whole = '';
  for (const [index, one] of text.split(/\r\n|\n|\r/).entries()) {
    if (whole === '') start = index + 1;
    const isOpen = one.endsWith('\\');
    whole += isOpen ? `${one.slice(0, -1)} ` : one;
    if (isOpen) continue;
    if (whole.length > maximumCell) throw new FileFault(`La línea ${start} es demasiado larga.`, 400);
    const words = [...whole.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].slice(0, mostWords).map(([, quoted, plain]) => quoted ?? plain ?? '');
    if (words.length > 0 && !whole.trimStart().startsWith('#')) yield { line: start, words };
    whole = '';
  }
}

function readDirective([name = '', ...words]: string[], state: State): Rule | null {
  if (name.startsWith('</')) state.sections.pop();
  else if (name.startsWith('<')) state.sections.push([name.slice(1), ...words].join(' ').replace(/\s*>$/, ''));
  switch (name.toLowerCase()) {
    case 'redirect':
      return readRedirect(words, false);
    case 'redirectmatch':
      return readRedirect(words, true);
    case 'redirectpermanent':
      return readRedirect(['301', ...words], false);
    case 'redirecttemp':
      return readRedirect(['302', ...words], false);
    case 'rewritebase':
      state.base = words[0] ?? '/';
      return null;
    case 'rewritecond':
      state.conditions.push(words);
      return null;
    case 'rewriterule':
      return readRewrite(words, state.base, state.conditions.splice(0));
    default:
      return readNginx([name, ...words], state);
  }
}

/** Of nginx: `rewrite`, and `return` within a `location =`. */
function readNginx(words: readonly string[], state: State): Rule | null {
  const [name = '', ...rest] = words;
  const [source = '', target = '', flag = ''] = rest.map((word) => word.replace(/;$/, ''));
  const open = words.indexOf('{');
  if (name === '}') state.blocks.pop();
  if (open > 0) {
    state.blocks.push(words.slice(0, open));
    const rule = words.length > open + 1 ? readNginx(words.slice(open + 1), state) : null;
    if (words.at(-1) === '}') state.blocks.pop();
    return rule;
  }
  const block = state.blocks.at(-1) ?? [];
  if (name === 'rewrite') {
    const flags = { permanent: 'R=301', redirect: 'R=302' }[flag] ?? '';
    const rule = readRewrite([source, target, flags], '/', []);
    return block[0] === 'if' ? { ...rule, fault: `Depende de una condición: ${block.join(' ')}.` } : rule;
  }
  if (name !== 'return' || !/^(?:30\d|410)$/.test(source)) return null;
  const rule = { source: block[2] ?? '', target, code: source, isPattern: false };
  if (block[0] === 'location' && block[1] === '=') return /\$/.test(target) ? { ...rule, fault: assembled } : rule;
  return { ...rule, fault: 'Vale para más de una dirección.' };
}

function readRedirect(words: readonly string[], isPattern: boolean): Rule {
  const hasCode = /^(?:\d{3}|permanent|temp|seeother|gone)$/i.test(words[0] ?? '');
  const [code = '', source = '', target = ''] = hasCode ? words : ['302', ...words];
  const hasBelow = !isPattern && !/\.\w+$/.test(source) && !/^(?:410|gone)$/i.test(code);
  return { source, target, code, isPattern, ...(hasBelow && { note: below }) };
}

function readRewrite([pattern = '', given = '', flagText = '']: readonly string[], base: string, conditions: readonly string[][]): Rule {
  const flags = flagText
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((flag) => flag.trim().toUpperCase());
  const redirect = flags.map((flag) => /^R(?:EDIRECT)?(?:=(.+))?$/.exec(flag)).find(Boolean);
  const isGone = flags.some((flag) => flag === 'G' || flag === 'GONE');
  const isForeign = /^https?:\/\//i.test(given);
  const code = isGone ? '410' : (redirect?.[1] ?? '302');
  const target = given.replace(/\?$/, '');
  const path = readPattern(pattern);
  const from = path === null ? pattern : path.startsWith('/') ? path : `${base.replace(/\/?$/, '/')}${path}`;
  const query = readQuery(conditions);
  const rule = { source: `${from}${query === null ? '' : query}`, target, code, isPattern: path === null };
  if (query === null) return { ...rule, fault: `Depende de una condición: ${conditions.map((words) => words.join(' ')).join(' y ')}.` };
  if (!isGone && !redirect && !isForeign) return { ...rule, fault: 'Cambia la dirección por dentro, sin redirigir.' };
  if (/[$%]\d|%\{|\$\w/.test(target)) return { ...rule, fault: assembled };
  return rule;
}

/** `?id=3` of the one condition that names a whole query, nothing without one, null where there are others. */
function readQuery(conditions: readonly string[][]): string | null {
  const asked = conditions.filter(([tested, pattern]) => !(tested === '%{REQUEST_FILENAME}' && /^!-[fd]$/.test(pattern ?? '')));
  const [first, ...others] = asked;
  if (first === undefined) return '';
  const [tested, pattern = '', flags = ''] = first;
  if (others.length > 0 || tested !== '%{QUERY_STRING}' || /\bOR\b/i.test(flags)) return null;
  const query = readPattern(pattern.replace(/^\(\^\|&\)/, '^').replace(/\(&\|\$\)$/, '$'));
  return query === null || query === '' ? null : `?${query}`;
}
