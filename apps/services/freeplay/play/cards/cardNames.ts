import type { Card, Suit } from '../../rules/cards.ts';

const ranks = ['', 'as', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'jota', 'reina', 'rey'];
const suits: Record<Suit, string> = { spades: 'picas', hearts: 'corazones', diamonds: 'diamantes', clubs: 'tréboles' };
const signs = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** `as de picas` */
export function nameCard({ rank, suit }: Card): string {
  return `${ranks[rank]} de ${suits[suit]}`;
}

/** What is in a card's corner. */
export function signOf(rank: number): string {
  return signs[rank] ?? '';
}
