// Requirements: 15.5.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTable } from './readTable.ts';
import { foreignNames, readPattern, translateRedirects } from './translateRedirects.ts';

const folder = join(import.meta.dirname, '../../../../tests/studio/files/redirects');
const siteUrl = 'https://lupacasino.example';

async function translate(bytes: Uint8Array): Promise<string[]> {
  const known = ['from', 'to', 'status', ...foreignNames];
  const { names, rows } = translateRedirects(await readTable(bytes, { known, isOfRedirects: true }), siteUrl);
  expect(names).toEqual(['from', 'to', 'status']);
  return rows.map(({ row, cells: { from, to, status }, fault, note }) =>
    fault === null ? `${row} ${String(from)} ${String(to)} ${String(status)}${note ? ` (${note})` : ''}` : `${row} ${fault}`,
  );
}
const load = async (name: string) => translate(await readFile(join(folder, name)));
const below = '(Apache mueve también lo que está debajo de esta ruta; aquí se mueve solo ella.)';

describe('redirects as they are exported by', () => {
  it("WordPress' Redirection as CSV", async () => {
    expect(await load('redirection.csv')).toEqual([
      '2 /bono-viejo/ /bonos/ 301',
      '3 /index.php?id=3 /guias/ 301',
      '4 /index.php?id=4 /bonos/ 302',
      '5 /cerrada/ / 410',
      '6 /vieja.html /bonos/ 301',
      '7 «^/blog/(.*)$» es un patrón de varias direcciones. Escribe una redirección para cada una.',
      '8 Estaba desactivada en el sitio de donde viene.',
      '9 El sitio no responde con «404»: solo con 301, 302 y 410.',
      '10 Hace otra cosa que llevar a una dirección («random»).',
      '11 /cadena-1/ /bonos/ 302 (En el archivo llega ahí por la fila 12.)',
      '12 /cadena-2/ /bonos/ 302',
      '13 Lleva a la fila 8, que no se puede traer.',
      '14 Da vueltas por las filas 14 → 15 → 14.',
      '15 Da vueltas por las filas 15 → 14 → 15.',
      '16 /bono-viejo/ /guias/ 301',
    ]);
  });

  it("WordPress' Redirection as JSON", async () => {
    expect(await load('redirection.json')).toEqual([
      '1 /bono-viejo/ /bonos/ 301',
      '2 /?p=123 /guias/ 302',
      '3 /cerrada/ / 410',
      '4 Depende de más que la dirección («language»).',
      '5 Estaba desactivada en el sitio de donde viene.',
    ]);
  });

  it('Yoast', async () => {
    expect(await load('yoast.csv')).toEqual([
      '2 /bono-viejo/ /bonos/ 301',
      '3 /index.php?id=3 /guias/ 302',
      '4 /cerrada/ / 410',
      '5 El sitio no responde con «451»: solo con 301, 302 y 410.',
      '6 «^noticias/(.*)» es un patrón de varias direcciones. Escribe una redirección para cada una.',
      '7 /vieja.html /bonos/ 301',
    ]);
  });

  it('Rank Math', async () => {
    const text = 'id,source,matching,destination,type,category,status\n1,vieja,exact,/bonos/,301,,active\n2,a,contains,/b/,301,,active\n';
    expect(
      await translate(
        new TextEncoder().encode(`${text}3,x,exact,/y/,301,,inactive\n4,^re,regex,/y/,301,,active\n5,z,exact,/y/,301,,trashed\n`),
      ),
    ).toEqual([
      '2 /vieja/ /bonos/ 301',
      '3 Vale para más de una dirección («contains»).',
      '4 Estaba desactivada en el sitio de donde viene.',
      '5 «^re» es un patrón de varias direcciones. Escribe una redirección para cada una.',
      '6 Estaba desactivada en el sitio de donde viene.',
    ]);
  });

  it('Shopify, whose heading is no rule of Apache', async () => {
    expect(await translate(new TextEncoder().encode('Redirect from,Redirect to\n/vieja,/bonos/\n'))).toEqual(['2 /vieja/ /bonos/ 301']);
  });

  it('Apache, by line; directives that redirect nothing are no rows', async () => {
    const inside = 'Cambia la dirección por dentro, sin redirigir.';
    expect(await load('htaccess')).toEqual([
      `5 ${inside} (RewriteRule ^index\\.php$ - [L])`,
      `8 ${inside} (RewriteRule . /index.php [L])`,
      `12 /bono-viejo/ /bonos/ 301 ${below}`,
      '13 /vieja.html /guias/ 301',
      `14 /con espacio/ /bonos/ 301 ${below}`,
      `15 /pasajera/ /bonos/ 302 ${below}`,
      `16 /sin-codigo/ /bonos/ 302 ${below}`,
      '17 /cerrada/ / 410',
      '18 El sitio no responde con «404»: solo con 301, 302 y 410.',
      '19 /antigua/ /bonos/ 301',
      '20 «^/blog/(.*)$» es un patrón de varias direcciones. Escribe una redirección para cada una.',
      '21 «/suelta» es un patrón de varias direcciones. Escribe una redirección para cada una.',
      '22 /pagina-vieja/ /bonos/ 301',
      '23 /de-servidor.php https://otra.example/x 302',
      '24 /retirada.html / 410',
      '25 Lleva a una dirección que arma con partes de otra. (RewriteRule ^copia-([0-9]+)$ /guia-$1/ [R=301])',
      `26 ${inside} (RewriteRule ^interna$ /bonos/ [L])`,
      '28 /index.php?id=3 /guias/ 301',
      '30 /index.php?id=4 /bonos/ 301',
      '33 Depende de una condición: %{HTTPS} off. (RewriteRule ^(.*)$ https://%{HTTP_HOST}/$1 [R=301,L])',
      '35 Depende de una condición: %{HTTP_HOST} ^www\\.. (RewriteRule ^solo-www$ /bonos/ [R=301])',
      '37 Vale solo dentro de <Files x.php>. (Redirect 301 /dentro /bonos/)',
    ]);
  });

  it('this studio, with the paths that the form would give them', async () => {
    const own = 'from;to;status\nbono-viejo;/bonos/;301\n/Index.php?b=1&a=2;/guias/;302\n/x/?utm_id=1;/;301\n';
    expect(await translate(new TextEncoder().encode(own))).toEqual([
      '2 /bono-viejo/ /bonos/ 301',
      '3 /index.php?a=2&b=1 /guias/ 302',
      '4 /x/?utm_id=1 / 301',
    ]);
  });

  it("nginx, and WordPress' Redirection for it", async () => {
    const lines = [
      '# Created by Redirection',
      'server {',
      '  rewrite ^/vieja/?$ /bonos/ permanent;',
      '  rewrite ^/pasajera$ https://otra.example/ redirect;',
      '  rewrite ^/blog/(.*)$ /b/$1 permanent;',
      '  rewrite ^/interna$ /bonos/ last;',
      '  location = /a { return 301 /guias/; }',
      '  location = /b {',
      '    return 302 /guias/;',
      '  }',
      '  location /c { return 301 /guias/; }',
      '  if ($host = x) {',
      '    rewrite ^/d$ /guias/ permanent;',
      '  }',
      '  return 301 https://$host$request_uri;',
      '}',
    ];
    expect(await translate(new TextEncoder().encode(lines.join('\n')))).toEqual([
      '3 /vieja/ /bonos/ 301',
      '4 /pasajera/ https://otra.example/ 302',
      expect.stringMatching(/^5 Lleva a una dirección que arma/),
      expect.stringMatching(/^6 Cambia la dirección por dentro/),
      '7 /a/ /guias/ 301',
      '9 /b/ /guias/ 302',
      expect.stringMatching(/^11 Vale para más de una dirección/),
      expect.stringMatching(/^13 Depende de una condición/),
      expect.stringMatching(/^15 Vale para más de una dirección/),
    ]);
  });

  it('Apache with nothing to redirect is said to have none', async () => {
    const nothing = new TextEncoder().encode('<IfModule x>\nRewriteEngine On\n</IfModule>');
    await expect(translate(nothing)).rejects.toThrow('no tiene ninguna redirección');
  });
});

it.each([
  [String.raw`^/vieja\.html$`, '/vieja.html'],
  ['^/vieja.html$', '/vieja.html'],
  ['^/?vieja/?$', '/vieja'],
  [String.raw`^/index\.php\?id=3$`, '/index.php?id=3'],
  [String.raw`^a\-b$`, 'a-b'],
  ['^/vieja', null],
  ['/vieja$', null],
  ['^/a|/b$', null],
  ['^/a[0-9]$', null],
  ['^/a+$', null],
  [String.raw`^/a\d$`, null],
  ['^(.*)$', null],
])('the pattern %s is the address %s', (pattern, address) => {
  expect(readPattern(pattern)).toBe(address);
});
