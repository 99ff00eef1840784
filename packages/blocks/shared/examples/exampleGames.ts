import { providerExample, rawGameExample, type Provider, type RawGame } from '@lupa/contracts/game.ts';

/** Providers from the complete to the archived. */
export const exampleProviders: Provider[] = [
  providerExample,
  { ...providerExample, id: 7, name: 'Kelp & Tide', normalisedName: 'kelp-tide', images: [], founded: 'N/A', gameTypes: [], url: null },
  { ...providerExample, id: 35, name: 'Sombra Gaming', normalisedName: 'sombra-gaming', archived: true, founded: '2009' },
];

function exampleGame(id: number, name: string, changes: Partial<RawGame> = {}): RawGame {
  const normalisedName = name.toLowerCase().replaceAll(' ', '-');
  return { ...rawGameExample, id, name, normalisedName, localUrl: `/juegos-gratis/${normalisedName}/`, ...changes };
}

/** Games from the complete to the poor. */
export const exampleGames: RawGame[] = [
  rawGameExample,
  exampleGame(102, 'Condor de Fuego', { jackpots: [] }),
  exampleGame(103, 'Ruleta del Puerto', { type: 'ROULETTE', jackpots: [], attributes: [{ type: 'RTP', value: '97.3' }] }),
  exampleGame(104, 'Frutilla Brava', { localUrl: null, freePlayHash: null, jackpots: [{ id: 'jp-2', currencyCodes: ['CLP'] }] }),
  exampleGame(105, 'El extraordinario tesoro perdido de la isla de Juan Fernández', { images: [], jackpots: [] }),
  exampleGame(106, 'Sin Datos', { attributes: [], jackpots: [], images: [], releaseDate: null, searchVolume: null, localUrl: null }),
];
