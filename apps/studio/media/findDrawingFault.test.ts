import { expect, test } from 'vitest';
import { findDrawingFault } from './findDrawingFault.ts';

const faultOf = (content: string, attributes = '') =>
  findDrawingFault(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" ${attributes}>${content}</svg>`,
    ),
  );

test.each([
  '<path d="M0 0h40v20H0z" fill="#b5532a"/>',
  '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><rect width="40" height="20" fill="url(#a)"/>',
  '<style>.a { fill: url("#b"); }</style><g class="a"><title>Logo</title><text x="1" y="9">Lupa</text></g>',
  '<symbol id="s"><circle r="4"/></symbol><use href="#s"/><use xlink:href="#s" x="9"/>',
  '<image href="data:image/png;base64,iVBORw0KGgo=" width="9" height="9"/>',
  '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>',
])('%s is taken', (content) => {
  expect(faultOf(content)).toBeNull();
});

test.each([
  ['<script>alert(1)</script>', 'El SVG usa <script>'],
  ['<rect onload="alert(1)"/>', 'El SVG tiene un programa en «onload»'],
  ['<foreignObject><p/></foreignObject>', 'El SVG usa <foreignObject>'],
  ['<filter id="f"><feTurbulence numOctaves="1000"/></filter>', 'El SVG usa <filter>'],
  ['<rect style="fill: red; filter: blur(900px)"/>', 'El SVG usa filtros'],
  ['<style>rect { filter: blur(900px) }</style>', 'El SVG usa filtros'],
  ['<animate attributeName="x"/>', 'El SVG usa <animate>'],
  ['<image href="https://other.example/a.png"/>', 'El SVG se refiere a algo fuera de sí mismo'],
  ['<image href="file:///etc/passwd"/>', 'El SVG se refiere a algo fuera de sí mismo'],
  ['<use xlink:href="other.svg#a"/>', 'El SVG se refiere a algo fuera de sí mismo'],
  ['<a href="javascript:alert(1)"><rect/></a>', 'El SVG usa <a>'],
  ['<rect fill="url(https://other.example/a.svg#b)"/>', 'El SVG se refiere a algo fuera de sí mismo'],
  ['<style>@import "https://other.example/a.css"</style>', 'El SVG se refiere a algo fuera de sí mismo'],
  ['<g id="a"><use href="#a"/></g>', 'El SVG repite tanto sus partes'],
])('%s is not', (content, fault) => {
  expect(faultOf(content)).toContain(fault);
});

test('a drawing that multiplies its parts is not taken, whichever way it refers to them', () => {
  const levels = [1, 2, 3, 4, 5];
  const grow = (part: (level: number, inner: string) => string, use: (level: number) => string) =>
    faultOf(`<g id="l0"><rect/></g>${levels.map((level) => part(level, use(level - 1).repeat(10))).join('')}${use(5)}`);
  const group = (level: number, inner: string) => `<g id="l${level}">${inner}</g>`;
  const pattern = (level: number, inner: string) => `<pattern id="l${level}">${inner}</pattern>`;
  expect(grow(group, (level) => `<use href="#l${level}"/>`)).toContain('El SVG repite tanto sus partes');
  expect(grow(pattern, (level) => `<rect fill="url(#l${level})"/>`)).toContain('El SVG repite tanto sus partes');
});

test('entities, a foreign style sheet, too much of it, and what is no drawing are not taken', () => {
  const of = (text: string) => findDrawingFault(Buffer.from(text));
  expect(of('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg/>')).toContain('entidades');
  expect(of('<?xml-stylesheet href="https://other.example/a.css"?><svg/>')).toContain('hoja de estilo');
  expect(of(`<svg>${'<rect/>'.repeat(5001)}</svg>`)).toContain('5000 elementos');
  expect(of(`<svg>${' '.repeat(600_000)}</svg>`)).toContain('512 KB');
  expect(of('no drawing')).toBe('El archivo no es un SVG.');
});
