import { expect, it } from 'vitest';
import { findSharedDemo } from '../setup/demoOnDemand.ts';

it('every public host sends security headers, with pages, data, files and errors alike', async () => {
  const { ports } = await findSharedDemo();
  const targets: [number, string[]][] = [
    [
      ports.SITE_PORT,
      ['/', '/no-existe/', '/api/location', '/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/readyz', '/a%2fb'],
    ],
    [ports.CLICKOUT_PORT, ['/', '/jugar/nadie/nada', '/robots.txt', '/readyz']],
    [ports.IMAGES_PORT, ['/', '/original/media/nada.png', '/readyz']],
    [ports.JACKPOTS_PORT, ['/', '/jackpots/nada', '/readyz']],
    [ports.FREEPLAY_PORT, ['/', '/super/library/games/provider/1/game/1/1/play/free', '/readyz']],
  ];
  for (const [port, paths] of targets)
    for (const path of paths) {
      const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
      const policy = headers.get('content-security-policy') ?? '';
      const type = headers.get('content-type') ?? '';
      const found = [
        /default-src '(none|self)'/.test(policy),
        !/script-src[^;]*'unsafe-(inline|eval)'/.test(policy),
        headers.get('x-content-type-options'),
        /no-referrer|strict-origin-when-cross-origin/.test(headers.get('referrer-policy') ?? ''),
        headers.get('x-frame-options') === 'DENY' || /frame-ancestors|sandbox/.test(policy),
        headers.has('server') || headers.has('x-powered-by'),
        type.startsWith('text/') && !/; ?charset=utf-8$/i.test(type),
      ];
      expect([port, path, ...found]).toEqual([port, path, true, true, 'nosniff', true, true, false, false]);
    }
});
