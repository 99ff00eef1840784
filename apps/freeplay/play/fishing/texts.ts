import { catchChance, fishKinds, type FishKind } from '../../rules/fishing.ts';
import type { GameFacts } from '../../rules/gameFacts.ts';
import { readTerms } from '../../rules/terms.ts';
import { formatCredits, formatTimes } from '../formatCredits.ts';

const names: Record<FishKind['id'], string> = {
  anchovy: 'Anchoveta',
  mackerel: 'Jurel',
  silverside: 'Pejerrey',
  pomfret: 'Reineta',
  conger: 'Congrio',
  swordfish: 'Albacora',
};

export const texts = {
  names,
  stage: 'Poza con peces',
  fish: 'Peces: cada lanzamiento cuesta una apuesta',
  fishPays: ({ id, times }: FishKind) => `${names[id]}, paga ${formatTimes(times)}`,
  prizes: 'Lo que paga cada pez',
  shoot: (kind: FishKind | undefined) => `Lanzar a ${kind ? names[kind.id] : 'la poza'}`,
  caught: ({ times }: FishKind) => `¡${formatTimes(times)}!`,
  gone: 'Se fue',
} as const;

export function formatShot({ id }: FishKind, isCaught: boolean, won: number): string {
  return isCaught ? `¡Pescaste ${names[id]}! Recibes ${formatCredits(won)}.` : `${names[id]}: se escapó.`;
}

export function help(facts: GameFacts): string[] {
  const terms = readTerms(facts);
  return [
    'Toca un pez para lanzarle el anzuelo. Cada lanzamiento cuesta una apuesta; si lo pescas, cobras lo que paga. Con teclado: flechas para apuntar y Enter para lanzar.',
    `Probabilidad de cada lanzamiento: ${fishKinds(terms)
      .map(
        (kind) => `${names[kind.id]} ${formatTimes(kind.times)}, ${formatCredits(Math.round(catchChance(kind, terms) * 10_000) / 100)} %`,
      )
      .join('; ')}.`,
    'Un pez no se cansa: cada lanzamiento se sortea aparte, y todos los peces devuelven lo mismo a la larga.',
  ];
}
