import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { encodeImage } from './encodeImage.ts';
import { ImageError } from './imageError.ts';
import { imageMakerProgram as program } from './imageMakerProgram.ts';
import { createImageMakers, type ImageMakers } from './imageMakers.ts';

const secret = 'SECRET_OF_THE_TEST';
process.env[secret] = 'not for foreign files';
let makers: ImageMakers;
beforeAll(() => {
  makers = createImageMakers({ program });
});
afterAll(() => {
  makers.close();
  delete process.env[secret];
});

const plain = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20"><rect width="40" height="20" fill="#b5532a"/></svg>',
);
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0b3a53' } });
// Noise of a thousand octaves, as large as the host draws.
const endless = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><filter id="f"><feTurbulence baseFrequency="9" numOctaves="1000"/></filter><rect width="40" height="20" filter="url(#f)"/></svg>`,
);

test('an image is the same as one that is made here, by processes that are used again', async () => {
  const photo = await picture(300, 200).png().toBuffer();
  for (const source of [plain, photo]) {
    const made = await makers.make(source, { width: 64, height: 32 }, 'webp');
    expect(made.equals(await encodeImage(source, { width: 64, height: 32 }, 'webp'))).toBe(true);
  }
  await expect(makers.make(Buffer.from('no image'), {}, 'webp')).rejects.toThrow(
    new ImageError('The source is not an image', { fault: 'notImage' }),
  );
  expect(makers.pids()).toHaveLength(1);
  await Promise.all([makers.make(plain, {}, 'webp'), makers.make(plain, {}, 'webp')]);
  expect(makers.pids()).toHaveLength(2);
});

test('a process that reads foreign files knows no secret of the one that started it', { skip: process.platform !== 'linux' }, async () => {
  const environment = await readFile(`/proc/${makers.pids()[0]}/environ`, 'utf8');
  expect(environment).toContain('PATH=');
  expect(environment).not.toContain(secret);
});

test('a process that dies costs its image alone', async () => {
  const making = makers.make(endless, { width: 1920 }, 'webp');
  process.kill(makers.pids()[1] ?? 0, 'SIGKILL');
  await expect(making).rejects.toThrow('has ended');
  expect((await makers.make(plain, { width: 64, height: 32 }, 'webp')).length).toBeGreaterThan(0);
});

test('who comes right after the processes were closed gets one of its own', async () => {
  makers.close();
  expect((await makers.make(plain, { width: 64, height: 32 }, 'webp')).length).toBeGreaterThan(0);
});

test('a drawing without end is given up, its process is gone, and others are made', async () => {
  const bounded = createImageMakers({ program, encoding: { processor: 1000, memory: 1e9 } });
  await bounded.make(plain, { width: 64, height: 32 }, 'webp');
  const [first] = bounded.pids();
  await expect(bounded.make(endless, { width: 1920 }, 'webp')).rejects.toThrow(
    new ImageError('The image takes too long to draw', { fault: 'costly' }),
  );
  await expect.poll(() => bounded.pids()).not.toContain(first);
  expect(() => process.kill(first ?? 0, 0)).toThrow('ESRCH');
  expect((await bounded.make(plain, { width: 64, height: 32 }, 'webp')).length).toBeGreaterThan(0);
  bounded.close();
});
