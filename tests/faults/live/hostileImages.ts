import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { recordHit } from '../../setup/recordHit.ts';
import type { Outcome } from '../fault.ts';
import { askRaw, type FaultProduct } from '../faultProduct.ts';
import { findLostClicks, startTraffic } from '../traffic.ts';

const svg = (inside: string, size = 'width="100" height="100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`;
const nested = (depth: number) =>
  Array.from({ length: depth }, (_, level) => `<g id="g${level + 1}">${`<use xlink:href="#g${level}"/>`.repeat(10)}</g>`).join('');

const drawings: Record<string, string> = {
  'comments.svg': `${'<!-- -->'.repeat(20_000)}<svgx`,
  'open-comments.svg': '<!--'.repeat(100),
  'nested-use.svg': svg(`<rect id="g0" width="1" height="1"/>${nested(8)}<use xlink:href="#g8"/>`),
  'filter.svg': svg(
    '<filter id="f"><feTurbulence numOctaves="200" baseFrequency="9"/><feGaussianBlur stdDeviation="900"/></filter><rect width="9000" height="9000" filter="url(#f)"/>',
    'width="9000" height="9000"',
  ),
  'entities.svg': `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}]>${svg('<text>&j;</text>')}`,
  'foreign.svg': svg(
    '<image xlink:href="http://127.0.0.1:1/x.png" width="9" height="9"/><image xlink:href="file:///etc/passwd" width="9" height="9"/>',
  ),
  'huge.svg': svg('<rect width="1" height="1"/>', 'width="1000000000" height="1000000000"'),
  'not-an-image.png': 'this is text',
  'empty.webp': '',
};

/** Drawings and pictures that cost much to read, straight in the media folder, past the checks of an upload: each is refused or drawn, and nobody else waits. */
export async function serveHostileImages(product: FaultProduct): Promise<Outcome> {
  const media = join(product.dataDirectory, 'media');
  for (const [name, text] of Object.entries(drawings)) await writeFile(join(media, name), text);
  // 400 million pixels in a few hundred kilobytes.
  await writeFile(
    join(media, 'bomb.png'),
    await sharp({ create: { width: 20_000, height: 20_000, channels: 3, background: '#000' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );
  const names = [...Object.keys(drawings), 'bomb.png'];
  recordHit(await product.pidOf('images'));
  const traffic = await startTraffic(product, { visitors: 2 });
  const answers = await Promise.all(
    names.flatMap((name) =>
      ['w_320', 'w_640,f_webp', 'w_1280,f_avif'].map((size) =>
        askRaw(product.ports.IMAGES_PORT, `/${size}/media/${name}`, { timeout: 120_000 }),
      ),
    ),
  );
  const again = await Promise.all(names.map((name) => askRaw(product.ports.IMAGES_PORT, `/w_320/media/${name}`, { timeout: 120_000 })));
  await traffic.stop();
  await product.settled();
  const all = [...answers, ...again];
  const isAnswered = ({ status }: { status: number }) => status > 0 && (status < 500 || status === 503);
  const lost = await findLostClicks(product, traffic.clicks.ids);
  const bad = all.filter((answer) => !isAnswered(answer)).length + traffic.pages.refused + traffic.clicks.refused + lost;
  const tried = all.length + traffic.pages.asked + traffic.clicks.asked;
  const statuses = Object.entries(Object.groupBy(all, ({ status }) => String(status))).map(
    ([status, list]) => `${list?.length}× ${status}`,
  );
  return {
    tried,
    held: tried - bad,
    lost,
    seen: `images: ${statuses.join(', ')}; slowest page meanwhile ${(traffic.pages.slowest / 1000).toFixed(1)} s`,
  };
}
