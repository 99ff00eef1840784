import { describe, expect, it } from 'vitest';
import { gamePagePath, gameTypePagePath, pagedTypes, providerPagePath, readCataloguePath } from './cataloguePath.ts';

describe('the path of a page made from the catalogue', () => {
  it('names a game by its name and number, and is read again', () => {
    expect(gamePagePath({ id: '101', normalisedName: 'desierto-florido' })).toBe('/juegos-gratis/desierto-florido-101/');
    expect(readCataloguePath('/juegos-gratis/desierto-florido-101/')).toEqual({ kind: 'game', id: '101', name: 'desierto-florido' });
    expect(readCataloguePath('/juegos-gratis/777-3/')).toEqual({ kind: 'game', id: '3', name: '777' });
  });

  it.each([
    { id: 'abc', normalisedName: 'juego' },
    { id: '0', normalisedName: 'juego' },
    { id: '12345678901', normalisedName: 'juego' },
    { id: '1', normalisedName: '' },
    { id: '1', normalisedName: 'Ñandú' },
    { id: '1', normalisedName: 'a/b' },
  ])('is none for $id $normalisedName', (game) => {
    expect(gamePagePath(game)).toBeNull();
  });

  it('names a provider', () => {
    expect(providerPagePath({ normalisedName: 'cordillera-play' })).toBe('/proveedores/cordillera-play/');
    expect(providerPagePath({ normalisedName: '' })).toBeNull();
    expect(readCataloguePath('/proveedores/cordillera-play/')).toEqual({ kind: 'provider', name: 'cordillera-play' });
  });

  it('names each type, with an address of its own', () => {
    const paths = pagedTypes.map(gameTypePagePath);
    expect(new Set(paths).size).toBe(21);
    expect(paths.map(readCataloguePath)).toEqual(pagedTypes.map((type) => ({ kind: 'gameType', type })));
  });

  it.each([
    '/',
    '/juegos-gratis/',
    '/juegos-gratis/desierto-florido/',
    '/juegos-gratis/a/b-1/',
    '/proveedores/',
    '/guias/a-1/',
    '/juegos-gratis/a-01/',
  ])('%s is no such path', (path) => {
    expect(readCataloguePath(path)).toBeNull();
  });
});
