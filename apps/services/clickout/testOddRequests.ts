import fc from 'fast-check';
import { browserAgent, signFor, testSecret } from './testClickout.ts';

/* Requests as nobody should write them. Many name an offer that exists, so that what is behind the parser is asked, too. */
const often = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>, share = 4) =>
  fc.oneof({ weight: share, arbitrary: usual }, { weight: 1, arbitrary: odd });
const oneOf = (words: string) => fc.constantFrom(...words.trim().split(/\s+/));
const onTheWire = (text: string) => text.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character.toWellFormed()));
const anyText = fc.string({ unit: 'binary' }).map(onTheWire);

const evilWords = oneOf(String.raw`
  //evil.example https://evil.example/ \\evil.example\ /\evil.example javascript:alert(1) @evil.example .. . %2e%2e %2f%2fevil.example %5c
  %00 %0d%0aX-Evil:%20yes %E0%A4%A % %zz %C3%B1 {clickId} %7BclickId%7D __proto__ constructor toString ; : * <script> '-- $1 ${'$'}{x}`);
const evilText = fc.oneof(
  { weight: 8, arbitrary: evilWords },
  { weight: 1, arbitrary: fc.constantFrom('a'.repeat(3000), '\u0080\u00ff', 'a\r\nX-Evil: b') },
);
const evil = often(evilText.map(onTheWire), evilText, 9);

const method = often(oneOf('GET GET GET HEAD'), oneOf('POST PUT DELETE OPTIONS PATCH TRACE PROPFIND M-SEARCH CONNECT get EVIL'), 8);
const folder = often(
  fc.constant('/jugar/'),
  oneOf(String.raw`
    //jugar/ /jugar// /jugar/../jugar/ /jugar%2f \jugar\ /JUGAR/ * http:// http://evil.example/jugar/ https://evil.example:443/jugar/
    http://user:pw@evil.example/jugar/`),
);
const partner = often(oneOf('casino-andino casino%2Dandino casino-inactivo casino-sin-resena CASINO-ANDINO'), fc.oneof(evil, anyText));
const slash = often(fc.constant('/'), fc.constantFrom('//', '\\', '%2f', ''), 9);
const proxy = often(oneOf('bienvenida bienvenida/ otra bienvenid%61 bienvenida#x'), evil);

const placement = fc.oneof(
  fc.constantFrom('', '\r\nX-Evil: yes', '\0\ud800', '//evil.example').map((page) => signFor({ page })),
  fc.constant(signFor({}, { secret: `${testSecret}, another one` })),
  fc.constantFrom(
    signFor({}, { partnerSlug: 'puerto-dorado' }),
    signFor({}, { day: '2020-01-01' }),
    `${signFor()}.junk`,
    signFor().slice(9),
  ),
  fc.tuple(fc.base64String(), fc.base64String()).map((parts) => parts.join('.')),
  evil,
);
const value = fc.oneof(oneOf('abc.1 verano-2026'), evil, anyText, fc.webUrl());
const parameterName = oneOf('cclid cmpccl cclid cmpccl url to clickId click redirect trackingUrl __proto__ s');
const parameter = fc.oneof(
  placement.map((signed) => `p=${signed}`),
  fc.tuple(parameterName, value).map((parts) => parts.join('=')),
  value,
);
const query = often(
  fc.array(parameter, { maxLength: 6 }).map((parameters) => (parameters.length === 0 ? '' : `?${parameters.join('&')}`)),
  fc.constantFrom(
    '?',
    '??',
    '?&&&=',
    `?${'a=b&'.repeat(3000)}`,
    `?cclid=${'x'.repeat(12_000)}`,
    `?p=${'e30'.repeat(900)}.x`,
    `?${'y'.repeat(30_000)}`,
  ),
);

const host = often(
  fc.constantFrom('Host: ir.example.cl', 'Host: evil.example', 'Host: evil.example:99999', 'Host: [::1]', "Host: evil.example/'"),
  fc.constantFrom('Host: evil.example\r\nHost: other.example', 'Host: [::', 'Host: a b', 'Host:', ''),
  9,
);
const headerName = oneOf(`
  User-Agent X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto X-Original-URL X-Rewrite-URL Forwarded Referer CF-IPCountry Purpose Sec-Purpose
  Sec-Fetch-Dest X-Request-Id Cookie Range If-None-Match Accept-Encoding X-Moz __proto__ X-HTTP-Method-Override constructor`);
const headerValue = fc.oneof(value, fc.constantFrom('evil.example', 'PUT', ', ,,', 'bytes=0-1', '*', 'prefetch', browserAgent));
const oddHeader = fc.constantFrom(
  'X-Evil',
  ': evil',
  ' folded',
  'X\u0000: y',
  `X-Long: ${'x'.repeat(20_000)}`,
  `User-Agent: ${'bot '.repeat(3000)}`,
  'Expect: 100-continue',
  'Expect: evil',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Transfer-Encoding: chunked',
  'Content-Length: 5',
  'Content-Length: -1',
);
const headers = fc.array(
  often(
    fc.tuple(headerName, headerValue).map((parts) => parts.join(': ')),
    oddHeader,
    12,
  ),
  { maxLength: 4 },
);

const request = fc
  .tuple(method, folder, partner, slash, proxy, query, host, headers)
  .map(([verb, start, slug, separator, offer, search, hostLine, lines]) =>
    [`${verb} ${start}${slug}${separator}${offer}${search} HTTP/1.1`, hostLine, ...lines].filter((line) => line !== ''),
  );
const splitting = fc
  .tuple(oneOf('bienvenida nada'), fc.constantFrom('\r\n', '\r', '\n', '\t', '\0', ' '))
  .map(([offer, end]) => [`GET /jugar/casino-andino/${offer}${end}X-Evil: yes${end}${end}?cclid=a${end}X-Evil: b HTTP/1.1`, 'Host: x']);

/** A request byte for byte (latin1). */
export const oddRequest = often(request, splitting, 12).map((lines) => `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
