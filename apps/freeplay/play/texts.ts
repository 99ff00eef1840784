import { withSign } from '@lupa/domain/currencies.ts';
import { currencyUnit } from '@lupa/domain/marketNames.ts';
import { formatCredits } from './formatCredits.ts';

export const texts = {
  subtitle: 'Juego de práctica',
  credits: 'Créditos',
  lastRound: 'Última ronda',
  bet: 'Apuesta',
  lessBet: 'Bajar la apuesta',
  moreBet: 'Subir la apuesta',
  betOf: (amount: number) => `Apostar ${formatCredits(amount)}`,
  soundOn: 'Activar el sonido',
  soundOff: 'Silenciar',
  help: 'Cómo se juega',
  close: 'Cerrar',
  welcome: 'Elige tu apuesta y juega. Son créditos de práctica.',
  paused: 'El juego está en pausa.',
  notEnough: 'No te alcanzan los créditos para esta apuesta.',
  freshCredits: 'Créditos nuevos',
  freshMessage: (amount: number) => `Tienes ${formatCredits(amount)} créditos nuevos.`,
  howItIsPlayed: 'Cómo se juega y qué paga',
  whatComesBack: 'Cuánto devuelve',
  rtp: (percent: number) =>
    `De cada 100 créditos apostados, este juego devuelve en promedio ${formatCredits(percent)} a la larga (RTP ${formatCredits(percent)} %). En una sesión corta puede ser mucho más o mucho menos.`,
  unknownRtp: 'El proveedor no informa el RTP de este juego: aquí jugamos con uno usual de su tipo.',
  session: 'Tu sesión',
  sessionPlayed: ({ rounds, staked, won }: { rounds: number; staked: number; won: number }) =>
    `Apostaste ${formatCredits(staked)} créditos de práctica en ${rounds === 1 ? 'una ronda' : `${formatCredits(rounds)} rondas`} y recibiste ${formatCredits(won)}.`,
  sessionCost: (cost: number) =>
    `Con plata de verdad, apostar lo mismo cuesta en promedio ${withSign(formatCredits(cost))} (un crédito como 1 ${currencyUnit}). Es un promedio a la larga: en una sesión se puede perder mucho más.`,
  practice: 'Solo créditos de práctica',
  practiceText:
    'No se gana ni se pierde plata. Es una versión de práctica con los datos del catálogo, hecha por nosotros: no es el juego original del proveedor. Al recargar la página vuelves a empezar.',
  keyboard: 'Teclado: Enter o espacio para jugar, Tab para moverte.',
  failed: 'El juego no cargó. Revisa tu conexión y vuelve a intentarlo.',
  again: 'Volver a cargar',
} as const;
