import type { Card, Suit } from '../../rules/cards.ts';
import styles from './PlayingCard.module.css';

const shapes: Record<Suit, string> = {
  hearts: 'M16 29C9 23 3 18 3 11.5C3 7 6.4 4 10 4c2.6 0 4.8 1.4 6 3.7C17.2 5.4 19.4 4 22 4c3.6 0 7 3 7 7.5C29 18 23 23 16 29Z',
  diamonds: 'M16 2C18.5 7.5 22 12 27 16c-5 4-8.5 8.5-11 14-2.5-5.5-6-10-11-14 5-4 8.5-8.5 11-14Z',
  spades:
    'M16 2c6 6.5 13 10.5 13 17 0 3.7-2.8 6-6 6-2.2 0-4.2-1.1-5.3-3 .2 3.3 1.4 6 3.3 8H11c1.9-2 3.1-4.7 3.3-8-1.1 1.9-3.1 3-5.3 3-3.2 0-6-2.3-6-6C3 12.5 10 8.5 16 2Z',
  clubs:
    'M16 2a6.3 6.3 0 0 1 5.2 9.9 6.3 6.3 0 1 1-3.5 11.1c.3 2.8 1.4 5.2 3.3 7H11c1.9-1.8 3-4.2 3.3-7A6.3 6.3 0 1 1 10.8 11.9 6.3 6.3 0 0 1 16 2Z',
};

type Props = {
  card: Card;
  isHidden?: boolean;
};

/** A card as wide as `--card` says: sign and suit in two corners, the suit in the middle, pictures framed. */
export function PlayingCard({ card, isHidden = false }: Props) {
  if (isHidden) return <span className={styles.back} role="img" aria-label="carta tapada" />;
  const { rank, suit } = card;
  return (
    <span className={styles.card} role="img" aria-label={nameCard(card)} data-red={suit === 'hearts' || suit === 'diamonds'}>
      <span className={styles.corner} aria-hidden="true">
        {signOf(rank)}
        <SuitShape suit={suit} />
      </span>
      <span className={styles.middle} aria-hidden="true" data-picture={rank > 10}>
        {rank > 10 && <span className={styles.letter}>{signOf(rank)}</span>}
        <SuitShape suit={suit} />
      </span>
    </span>
  );
}

function SuitShape({ suit }: { suit: Suit }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d={shapes[suit]} fill="currentColor" />
    </svg>
  );
}

const ranks = ['', 'as', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'jota', 'reina', 'rey'];
const suits: Record<Suit, string> = { spades: 'picas', hearts: 'corazones', diamonds: 'diamantes', clubs: 'tréboles' };
const signs = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** `as de picas` */
export function nameCard({ rank, suit }: Card): string {
  return `${ranks[rank]} de ${suits[suit]}`;
}

function signOf(rank: number): string {
  return signs[rank] ?? '';
}
