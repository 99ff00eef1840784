import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { cleanDrawing } from './cleanDrawing.ts';
import { ImageError } from './imageError.ts';

const drawing = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" ${attributes}>${content}</svg>`;

const clean = async (text: string | Buffer): Promise<string> => (await cleanDrawing(Buffer.from(text))).toString();

async function faultOf(text: string | Buffer): Promise<string> {
  const error: unknown = await clean(text).catch((error: unknown) => error);
  if (!(error instanceof ImageError)) return `taken: ${String(error)}`;
  return error.detail === '' ? error.fault : `${error.fault} ${error.detail}`;
}

const drawn = async (text: string): Promise<Buffer> => sharp(Buffer.from(text)).raw().toBuffer();

test.each([
  '<path d="M0 0h40v20H0z" fill="#b5532a"/>',
  '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="rgb(0, 0, 255)"/></linearGradient></defs><rect width="40" height="20" fill="url(#a)"/>',
  '<style>.a { fill: rgba(9,9,9,.5); stroke-width:2; } @media screen { .b > c, #d { stroke: red } }</style><g class="a"><rect class="b" width="9" height="9"/></g>',
  '<style type="text/css"><![CDATA[ .a{fill:url("#b");opacity:.5} ]]></style><linearGradient id="b"><stop stop-color="red"/></linearGradient><rect class="a" width="40" height="9"/>',
  '<symbol id="s"><circle r="4"/></symbol><use href="#s"/><use xlink:href="#s" x="9" transform="rotate(45 9 9)"/>',
  '<rect width="20" height="20" style="fill:hsl(120, 50%, 50%);stroke:#000;stroke-dasharray:5,5;transform:scale(.5)"/>',
  '<mask id="m"><rect width="20" height="20" fill="#fff"/></mask><clipPath id="c"><circle r="9"/></clipPath><g mask="url(\'#m\')" clip-path="url( #c )"><rect width="40" height="20"/></g>',
  '<text x="1" y="9" font-family="\'Open Sans\', sans-serif" font-size="8">Lupa &amp; <tspan fill="red">más</tspan></text>',
  '<rect width="9" height="9" fill="red" filter="none" style="filter:none"/>',
  '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><rect width="9" height="9" filter="url(#f)"/><rect x="20" width="9" height="9" style="filter:url(#f)"/>',
])('%s is taken, and drawn as it was', async (content) => {
  const taken = await clean(drawing(content));
  expect((await drawn(taken)).equals(await drawn(drawing(content)))).toBe(true);
  // What is clean stays as it is.
  expect(await clean(taken)).toBe(taken);
});

test.each([
  '<script>alert(1)</script>',
  '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
  '<rect onload="alert(1)"/>',
  '<rect xlink:onclick="alert(1)" onclick="alert(1)"/>',
  '<foreignObject><p onclick="alert(1)"/></foreignObject>',
  '<switch><foreignObject><p>alert(1)</p></foreignObject><rect/></switch>',
  '<a href="javascript:alert(1)"><rect/></a>',
  '<text><a xlink:href="https://other.example/alert">a</a></text>',
  '<style>@import "https://other.example/alert.css"</style>',
  '<style>@\\69mport u\\72l(https://other.example/alert.css);</style>',
  '<style>@<![CDATA[import]]> "https://other.example/alert.css"</style>',
  '<style>@font-face{font-family:a;src:url(https://other.example/alert.woff)}</style>',
])('%s is taken without what no picture shows', async (content) => {
  const taken = await clean(drawing(content));
  expect(taken).not.toMatch(/script|alert|import|foreign|onclick|other\.example/i);
  expect((await drawn(taken)).equals(await drawn(drawing(content)))).toBe(true);
});

test.each([
  ['<SCRIPT>alert(1)</SCRIPT>', 'element <SCRIPT>'],
  ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Lupa</p></foreignObject>', 'element <foreignObject>'],
  ['<foreignObject><div style="background:conic-gradient(red,blue)"/></foreignObject>', 'element <foreignObject>'],
  ['<filter id="f"><feTurbulence numOctaves="1000"/></filter>', 'element <feTurbulence>'],
  ['<filter id="f"><feImage href="https://other.example/a.png"/></filter>', 'element <feImage>'],
  ['<animate attributeName="x"/>', 'element <animate>'],
  ['<use href="#a"><set attributeName="href" to="https://other.example/a.svg#b"/></use>', 'element <set>'],
])('%s is not taken: %s', async (content, fault) => {
  expect(await faultOf(drawing(content))).toBe(fault);
});

test.each([
  '<rect filter="blur(900px)"/>',
  '<rect filter="url(#f) blur(900px)"/>',
  '<rect style="fill: red; filter: blur(900px)"/>',
  '<style>rect { filter: blur(900px) }</style>',
  '<style>rect{f\\69lter:blur(900px)}</style>',
  '<style>rect{\\000066ilter:blur(900px)}</style>',
  '<style>rect{&#102;ilter:blur(900px)}</style>',
  '<style>rect{fi<![CDATA[lter]]>:blur(900px)}</style>',
  '<style>rect{fi<!-- -->lter:blur(900px)}</style>',
  '<style>rect{fill:red;/**/FILTER/**/:blur(900px)}</style>',
  '<style>@media all { @media screen { rect { &:hover { f\\ilter: blur(9px) } } } }</style>',
  '<rect style="f\\69lter:blur(900px)"/>',
  '<rect style="&#x66;ilter:blur(900px)"/>',
  '<rect style="backdrop-filter:blur(900px)"/>',
])('a filter is found in %s', async (content) => {
  expect(await faultOf(drawing(content))).toBe('filter');
});

test.each([
  '<image href="https://other.example/a.png"/>',
  '<image href="file:///etc/passwd"/>',
  '<image x:href="https://other.example/a.png" xmlns:x="http://www.w3.org/1999/xlink"/>',
  '<image y:href="https://other.example/a.png" xmlns:y="urn:other"/>',
  '<image HREF="https://other.example/a.png"/>',
  '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
  '<image href="&#104;ttps://other.example/a.png"/>',
  '<use xlink:href="other.svg#a"/>',
  '<rect fill="url(https://other.example/a.svg#b)"/>',
  '<rect filter="url(https://other.example/a.svg#b)"/>',
  '<rect style="filter:u\\72l(//other.example/a.svg#b)"/>',
  '<rect fill="u\\72l(https://other.example/a.svg#b)"/>',
  '<rect fill="&#117;rl(https://other.example/a.svg#b)"/>',
  '<rect fill="URL( \'//other.example/a.svg#b\' )"/>',
  '<rect mask="image-set(\'https://other.example/a.png\' 1x)"/>',
  '<rect style="fill:u\\72l(https://other.example/a)"/>',
  '<rect style="mask:src(\'https://other.example/a\')"/>',
  '<rect style="clip-path:url(\'\\68ttps://other.example/a#b\')"/>',
  '<style>@media all{rect{marker:url(https://other.example/a#b)}}</style>',
  '<style>rect{mask:image-set("https://other.example/a.png" 1x)}</style>',
])('a reference to elsewhere is found in %s', async (content) => {
  expect(await faultOf(drawing(content))).toBe('reference');
});

test('rules of a style sheet that are not known are not taken', async () => {
  expect(await faultOf(drawing('<style>@keyframes a { to { fill: red } }</style>'))).toBe('rule @keyframes');
  expect(await faultOf(drawing('<style>@supports (fill: red) { rect { fill: url(#a) } }</style>'))).toBe('rule @supports');
});

test('what editors and people leave in a drawing is gone, and what nobody knows', async () => {
  const taken = await clean(
    `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- Juan Secreto -->
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 9 9" data-author="Juan Secreto" sodipodi:docname="/home/juan/secreto.svg">
    <metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><creator>Juan Secreto</creator></rdf:RDF></metadata>
    <sodipodi:namedview><rect id="Secreto"/></sodipodi:namedview><style>/* Juan Secreto */ .a{fill:red;-inkscape-font-specification:'Secreto'}</style>
    <rect class="a" width="9" height="9" style="--author: Secreto"/><?secreto juan?></svg>`,
  );
  expect(taken).not.toMatch(/secreto|juan|DOCTYPE|inkscape|sodipodi/i);
  expect(taken).toContain('fill: red');
});

test('a picture in a drawing is cleaned as any other, and bounded', async () => {
  const photo = sharp({ create: { width: 20, height: 10, channels: 3, background: '#b5532a' } });
  const withNames = await photo
    .clone()
    .withExif({ IFD0: { Artist: 'Juan Secreto' } })
    .jpeg()
    .toBuffer();
  const href = (bytes: Buffer, type = 'jpeg') =>
    `<image width="9" height="9" href="data:image/${type};base64,${bytes.toString('base64').replace(/.{60}/g, '$&\n')}"/>`;
  const taken = await clean(drawing(href(withNames)));
  const picture = Buffer.from(/base64,([^"]+)/.exec(taken)?.[1] ?? '', 'base64');
  expect(withNames.includes('Secreto')).toBe(true);
  expect(picture.includes('Secreto')).toBe(false);
  expect((await sharp(picture).metadata()).width).toBe(20);
  const bomb = await sharp({ create: { width: 12_001, height: 9, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  expect(await faultOf(drawing(href(bomb, 'png')))).toBe('picture');
  expect(await faultOf(drawing(href(Buffer.from('no picture'))))).toBe('picture');
});

test('entities with more than plain values, foreign style sheets, other encodings, too much of it, what is cut off and what is no drawing are not taken', async () => {
  const declared = (...entities: string[]) =>
    faultOf(`<!DOCTYPE svg [${entities.join('')}]>${drawing(`<title>${'&b;'.repeat(1001)}</title>`)}`);
  expect(await declared('<!ENTITY a "aaaa">')).toMatch(/^taken/);
  expect(await declared('<!ENTITY b "bbbb">')).toBe('entities');
  expect(await declared('<!ENTITY a "&b;">')).toBe('entities');
  expect(await declared('<!ENTITY a "<script>">')).toBe('entities');
  expect(await declared('<!ENTITY a SYSTEM "file:///etc/passwd">')).toBe('entities');
  expect(await declared(`<!ENTITY a "${'a'.repeat(201)}">`)).toBe('entities');
  expect(await faultOf('<!DOCTYPE svg [<!ENTITY % a SYSTEM "https://other.example/a.dtd"> %a;]><svg/>')).toBe('entities');
  expect(await faultOf('<?xml-stylesheet href="https://other.example/a.css"?><svg/>')).toBe('styleSheet');
  expect(await faultOf(`<?xml version="1.0" encoding="klingon"?>${drawing('')}`)).toBe('encoding');
  expect(await faultOf(Buffer.from(drawing('<title>más</title>'), 'latin1'))).toBe('encoding');
  expect(await faultOf(drawing('<rect/>'.repeat(5000)))).toBe('tooManyElements 5000');
  expect(await clean(drawing('<rect/>'.repeat(4999)))).toContain('<rect');
  expect(await faultOf(drawing(`<title>${' '.repeat(600_000)}</title>`))).toBe('tooManyBytes 512 KB');
  const whole = drawing('<g><rect width="9" height="9"/></g>');
  for (const length of [whole.length - 1, whole.length - 6, whole.length - 20])
    expect(await faultOf(whole.slice(0, length))).toBe('broken');
  expect(await faultOf(`${drawing('')}${drawing('')}`)).toBe('broken');
  for (const text of ['no drawing', '', '<html><svg/></html>', '<svg xmlns="urn:other"/>']) expect(await faultOf(text)).toBe('notImage');
});

test('text is written so that it stays text', async () => {
  const taken = await clean(
    drawing('<title>&lt;script&gt; "&amp;amp;"</title><text id="&quot;&gt;&lt;script/&gt;">&#60;rect/&#62;</text>'),
  );
  expect(taken).not.toMatch(/<script|<rect/);
  expect(await clean(taken)).toBe(taken);
});

test('the mark of the studio is taken', async () => {
  const favicon = readFileSync(new URL('../../../apps/studio/public/favicon.svg', import.meta.url), 'utf8');
  expect((await drawn(await clean(favicon))).equals(await drawn(favicon))).toBe(true);
});
