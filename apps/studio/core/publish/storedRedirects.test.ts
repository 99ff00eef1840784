import { describe, expect, it } from 'vitest';
import { normaliseFrom, normaliseTo, readSiteTarget, redirectKeys } from './siteTarget.ts';
import { findCircle, indexRedirects, resolveLink, type StoredRedirect } from './storedRedirects.ts';

const siteUrl = 'https://lupacasino.example';
const redirect = (from: string, to: string, status = '301', isCovered = false): StoredRedirect => ({ id: 1, from, to, status, isCovered });
const book = (...redirects: StoredRedirect[]) => indexRedirects(redirects, siteUrl);

const to = (path: string) => ({ path: path.split('?', 1)[0] ?? '', rest: path.slice(path.split('?', 1)[0]?.length) });

describe('a target on the site', () => {
  it.each([
    ['/bonos', '/bonos/', ''],
    ['/Bonos/?a=1#b', '/bonos/', '?a=1#b'],
    [' /bonos//nuevos/ ', '/bonos/nuevos/', ''],
    ['/rese%C3%B1as/', '/reseñas/', ''],
    ['/', '/', ''],
    ['https://lupacasino.example/bonos#x', '/bonos/', '#x'],
    ['HTTPS://LUPACASINO.example:443', '/', ''],
    ['/datos/registros.csv', '/datos/registros.csv', ''],
  ])('%s is %s and %s', (target, path, rest) => {
    expect(readSiteTarget(target, siteUrl)).toEqual({ path, rest });
  });

  it.each([
    'https://otra.example/bonos/',
    '//otra.example/',
    '#comparador',
    'mailto:a@b.example',
    'bonos',
    '',
    '/%E0%A4%A/',
    '/a/../b/',
    '/a%3Fb/',
  ])('%s is none', (target) => {
    expect(readSiteTarget(target, siteUrl)).toBeNull();
  });
});

describe('what an editor types of a redirect', () => {
  it.each([
    ['bonos/nuevos', '/bonos/nuevos/', '/bonos/nuevos/'],
    [' /Bonos ', '/bonos/', '/bonos/'],
    ['/bonos?b=2&a=1#c', '/bonos/?a=1&b=2', '/bonos/?b=2&a=1#c'],
    ['/bonos#c?a=1', '/bonos/', '/bonos/#c?a=1'],
    ['/bonos?utm_source=x&a=1', '/bonos/?utm_source=x&a=1', '/bonos/?utm_source=x&a=1'],
    ['https://lupacasino.example/bonos', '/bonos/', '/bonos/'],
    ['https://otra.example/bonos', 'https://otra.example/bonos', 'https://otra.example/bonos'],
    ['?a=1', '?a=1', '?a=1'],
    ['#c', '#c', '#c'],
    ['', '', ''],
    [7, 7, 7],
  ])('%j is %j as where it comes from and %j as where it leads', (typed, from, target) => {
    expect([normaliseFrom(typed, siteUrl), normaliseTo(typed, siteUrl)]).toEqual([from, target]);
  });

  it.each([
    ['?b=2&a=1#c', ['/a/?a=1&b=2', '/a/']],
    ['#b?c=1', ['/a/']],
    ['?utm_source=x', ['/a/']],
    ['', ['/a/']],
  ])('behind /a/ %j is known by %j', (rest, keys) => {
    expect(redirectKeys({ path: '/a/', rest })).toEqual(keys);
  });
});

describe('a link', () => {
  it.each([
    ['/vieja/', '/nueva/'],
    ['/index.php?id=3', '/nueva/'],
    ['/Index.php?b=1&id=4#x', '/otra/'],
    ['/index.php?id=5', '/index.php?id=5'],
    ['/vieja', '/nueva/'],
    ['/Vieja/?a=1#b', '/nueva/?a=1#b'],
    ['https://lupacasino.example/vieja/', 'https://lupacasino.example/nueva/'],
    ['/antigua/#b', '/nueva/#c'],
    // As it was typed: nothing moves it.
    ['/Nueva', '/Nueva'],
    ['/pasajera/', '/pasajera/'],
    ['/cerrada/', '/cerrada/'],
    ['/fuera/', '/fuera/'],
    ['/circulo/', '/circulo/'],
    ['/publicada/', '/publicada/'],
    ['https://otra.example/vieja/', 'https://otra.example/vieja/'],
    ['#vieja', '#vieja'],
  ])('to %s leads to %s', (link, target) => {
    const redirects = book(
      redirect('/index.php?id=3', '/media/'),
      redirect('/index.php?id=4&b=1', '/otra/'),
      redirect('/vieja', '/media/'),
      redirect('/media/', 'https://lupacasino.example/nueva'),
      redirect('/antigua/', '/vieja/#c'),
      redirect('/pasajera/', '/nueva/', '302'),
      redirect('/cerrada/', '/nueva/', '410'),
      redirect('/fuera/', 'https://otra.example/'),
      redirect('/circulo/', '/circulo-2/'),
      redirect('/circulo-2/', '/circulo/'),
      redirect('/publicada/', '/nueva/', '301', true),
    );
    expect(resolveLink(link, redirects, siteUrl).target).toBe(target);
  });

  it('says which paths it came by, so that a later change of any of them is noticed', () => {
    const redirects = book(redirect('/a/', '/b/'), redirect('/b/', '/c/'));
    expect(resolveLink('/a', redirects, siteUrl).paths).toEqual(['/a/', '/b/', '/c/']);
    expect(resolveLink('https://otra.example/', redirects, siteUrl).paths).toEqual([]);
  });
});

describe('a circle', () => {
  const steps = Array.from({ length: 30 }, (_, step) => redirect(`/${step}/`, `/${step + 1}`, step % 2 ? '302' : '301'));

  it('is found over any number of steps', () => {
    expect(findCircle('/30/', to('/0/'), book(...steps), siteUrl)).toHaveLength(32);
    expect(findCircle('/30/', to('/30/'), book(), siteUrl)).toEqual(['/30/', '/30/']);
    expect(findCircle('/i.php?a=1', to('/i.php?utm_id=2&a=1'), book(), siteUrl)).toEqual(['/i.php?a=1', '/i.php?a=1']);
    expect(findCircle('/b/', to('/a/?x=1'), book(redirect('/a/', '/b/?y=1')), siteUrl)).toEqual(['/b/', '/a/', '/b/']);
    expect(findCircle('/x/', to('/a/'), book(redirect('/a/', '/b/'), redirect('/b/', '/a/')), siteUrl)).toEqual([
      '/x/',
      '/a/',
      '/b/',
      '/a/',
    ]);
  });

  it('is none where the way ends, on the site, elsewhere or at what is gone', () => {
    expect(findCircle('/31/', to('/0/'), book(...steps), siteUrl)).toBeNull();
    expect(findCircle('/a/', to('/b/'), book(redirect('/b/', 'https://otra.example/a/')), siteUrl)).toBeNull();
    expect(findCircle('/a/', to('/b/'), book(redirect('/b/', '/a/', '410')), siteUrl)).toBeNull();
    expect(findCircle('/?p=3', to('/'), book(), siteUrl)).toBeNull();
    expect(findCircle('/a/', to('/b/?x=1'), book(redirect('/b/?x=1', '/c/'), redirect('/b/', '/a/')), siteUrl)).toBeNull();
  });
});
