import { describe, expect, it } from 'vitest';
import { setPage, text } from '../dev/testBed/foreignContent.ts';
import type { Answer } from '../dev/testBed/foreignServices.ts';
import { type TestAnswer } from '../dev/testBed/testSite.tsx';
import { siteOfEachTest } from '../dev/testBed/siteOfEachTest.ts';

const placementSecret = 'a-secret-of-at-least-32-characters';
const leak = 'connect ECONNREFUSED postgres://lupa:hunter2@db.internal:5432/lupa';
const trace = 'Error: too bad\n    at readPage (/srv/lupa/apps/services/content/app.ts:12:34)\n    at node:internal/process';

const addresses = [
  '/',
  '/bonos/',
  '/Bonos',
  '/no-existe/',
  '/404/',
  '/sitemap/',
  '/offline/',
  '/?pagina=2',
  '/?a[]=1&a[__proto__]=2&%00=%',
  '/%',
  '/%E0%A4%A/',
  '/a/../../etc/passwd',
  '/a/%2e%2e/b/',
  '/a%00/',
  '/\\evil.example/',
  '//evil.example',
  '*',
  'http://evil.example/',
  `/${'a'.repeat(1990)}/`,
  '/__proto__/',
  '/constructor/',
  '/.env',
  '/.git/config',
  '/package.json',
  '/server/main.ts',
  '/metrics',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-9.xml',
  '/site.webmanifest',
  '/speculation-rules.json',
  '/api/location',
  '/api/consent',
  '/api/games',
  '/api/games?page=-1',
  '/api/games?gameTypes=%27;drop',
  '/api/games/ids?ids=1,2',
  '/api/games/ids?ids=x',
  '/api/games/7',
  '/api/games/7?page=/%00',
  '/api/games/__proto__',
  '/api/',
  '/api/__proto__',
  '/cards/0123456789abcdef.png',
  '/cards/..%2f..%2fetc/0123456789abcdef.png',
  '/assets/boot-null.js',
];

const states: [string, () => Promise<void> | void][] = [
  ['that answer as they should', () => {}],
  ['that fail and say why', () => answerAll({ status: 500, json: { title: leak, stack: trace, path: '/srv/lupa' } })],
  ['that answer other things than they should', () => answerAll({ json: { title: leak, stack: trace } })],
  ['that answer HTML with a stack', () => answerAll({ text: `<pre>${trace}</pre>` })],
  ['that lead elsewhere', () => answerAll({ status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data/' } })],
  ['that are gone', () => services.stop()],
];

function answerAll(answer: Answer): void {
  const paths = [
    ...services.answers.keys(),
    '/cms/redirects',
    '/cms/page/%2F404%2F',
    '/cms/page/%2Fno-existe%2F',
    '/arcade/games/',
    '/arcade/games/ids/',
    '/arcade/providers/',
  ];
  for (const path of paths) services.answers.set(path, answer);
}

const { services, site } = siteOfEachTest((usual) => {
  const blocks = ['infoBox', 'topList', 'contentSection'].map((type) => ({ type, id: type, toplist: 'home' }));
  for (const slug of ['/', '/bonos/']) setPage(usual, slug, { content: [text('aquí'), ...blocks] });
  return { env: { PLACEMENT_SECRET: placementSecret } };
});

describe.each(states)('on services %s', (_, breakServices) => {
  it('no address gives a stack, a path of the machine, a secret or an inner address away', async () => {
    await breakServices();
    const formatTale =
      /(?:\n|\\n)\s+at \S|node:internal|node_modules|\.tsx?:\d+|\/srv\/lupa|hunter2|ECONNREFUSED|169\.254|(?:Type|Range|Syntax)Error/;
    for (const target of addresses) {
      for (const options of [{}, { headers: { accept: 'text/html' } }, { method: 'POST' }]) {
        const answer = await site.get(target, options);
        const said = everythingOf(answer);
        expect([target, answer.status, formatTale.exec(said)?.[0]]).toEqual([target, answer.status, undefined]);
        for (const inner of [site.directory, process.cwd(), placementSecret, new URL(services.url).host])
          expect([target, said.includes(inner)]).toEqual([target, false]);
        expect([target, answer.status]).not.toEqual([target, 500]);
      }
    }
  });
});

function everythingOf({ headers, text: body }: TestAnswer): string {
  return `${JSON.stringify(headers)}\n${body}`;
}
