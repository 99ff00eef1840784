import { describe, expect, it } from 'vitest';
import { setPage, startUsualServices } from '../dev/testBed/foreignContent.ts';
import { PageDocument } from './PageDocument.tsx';
import { startTestSite } from '../dev/testBed/testSite.tsx';
import { buildShareImage } from './shareImage.ts';

const hosts = { imagesUrl: 'https://images.example' };
const photo = { src: 'media/portada.png', alt: 'La portada', width: 1600, height: 900 };
const large = 'https://images.example/w_1200,h_630,fit_cover,f_jpeg/media/portada.png';

describe('the picture that an editor chose for shared links', () => {
  it('is cut to the size of a card', () => {
    expect(buildShareImage(photo, hosts)).toEqual({
      url: large,
      alt: 'La portada',
      type: 'image/jpeg',
      size: { width: 1200, height: 630 },
    });
  });

  it('is never said to be larger than the host makes it', () => {
    expect(buildShareImage({ ...photo, width: 600, height: 600 }, hosts).size).toEqual({ width: 600, height: 315 });
    expect(buildShareImage({ ...photo, width: null }, hosts).size).toBeNull();
  });

  it('is taken as it is where the resize host does not have it', () => {
    const src = 'https://cdn.example/a.webp';
    expect(buildShareImage({ ...photo, src }, hosts)).toEqual({ url: src, alt: 'La portada', type: null, size: null });
  });

  it('stands in the head of the page in the place of its card, in the words of the picture or else of the card', async () => {
    const services = await startUsualServices();
    setPage(services, '/propia/', { title: 'Propia', shareImage: photo });
    setPage(services, '/sin-texto/', { title: 'Sin texto', shareImage: { ...photo, alt: '' } });
    setPage(services, '/sin/', { title: 'Sin' });
    const site = await startTestSite(services.url, { rendering: { PageDocument } });
    const own = (await site.get('/propia/')).text;
    expect(own).toContain(`<meta property="og:image" content="${large}"/><meta property="og:image:type" content="image/jpeg"/>`);
    expect(own).toContain('<meta property="og:image:alt" content="La portada"/>');
    expect(own).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect((await site.get('/sin-texto/')).text).toMatch(/<meta property="og:image:alt" content="Sin texto · [^"]+"\/>/);
    expect((await site.get('/sin/')).text).toContain('<meta property="og:image" content="https://lupacasino.example/cards/sin/');
    await site.close();
    await services.stop();
  });
});
