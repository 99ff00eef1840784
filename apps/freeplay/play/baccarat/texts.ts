import { countBaccarat, type BaccaratCoup, type BaccaratSide } from '../../rules/baccarat.ts';
import { formatCredits } from '../formatCredits.ts';

export const sides = ['player', 'tie', 'banker'] as const;
export const sideNames: Record<BaccaratSide, string> = { player: 'Jugador', tie: 'Empate', banker: 'Banca' };
export const pays: Record<BaccaratSide, string> = { player: '1 a 1', tie: '8 a 1', banker: '0,95 a 1' };

export const texts = { stage: 'Mesa de baccarat', bet: 'Tu apuesta', deal: 'Repartir', road: 'Resultados anteriores' } as const;

export function formatCoup({ player, banker, outcome }: BaccaratCoup, side: BaccaratSide, won: number, bet: number): string {
  const score = `Jugador ${countBaccarat(player)}, banca ${countBaccarat(banker)}.`;
  const result = outcome === 'tie' ? 'Empate.' : `Gana ${outcome === 'player' ? 'el jugador' : 'la banca'}.`;
  if (won === 0) return `${score} ${result} Esta vez no.`;
  return side === outcome ? `${score} ${result} Recibes ${formatCredits(won)}.` : `${score} ${result} Recuperas ${formatCredits(bet)}.`;
}

export function helpBaccarat(): string[] {
  return [
    'Apuesta a banca, a jugador o a empate. Gana la mano que quede más cerca de nueve; con empate, las otras dos apuestas vuelven.',
    'El as vale 1, del 2 al 9 su número, y el 10 y las figuras, cero. Se cuenta solo la última cifra de la suma.',
    'Con 8 o 9 de entrada la mano termina. Si no, el jugador saca una tercera carta con 0 a 5, y la banca según su suma y la carta del jugador. El juego lo hace solo.',
    'Ocho mazos, barajados antes de cada mano. A la larga, banca devuelve 98,94 % (paga 1 a 1 menos 5 % de comisión; los decimales se descuentan), jugador 98,76 % y empate 85,64 %.',
    'El tablero muestra lo que ya pasó. No dice nada de lo que viene.',
    'Teclado: 1 jugador, 2 empate, 3 banca; Enter reparte.',
  ];
}
