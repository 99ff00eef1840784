// Requirements: 2.79, 2.80, 2.81.
import type { FullModeCasino } from '@lupa/blocks/playGame/loadFullModeGame.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PartnerOffer } from './PartnerOffer.tsx';
import { pickPlayerTexts } from './playerTexts.ts';

const texts = {
  ...pickPlayerTexts(buildMicrocopy([])),
  play_for_real_money_lightbox: 'Por plata en',
  free_for_lightbox_bonus_text: 'Oferta sin nombre',
  cta_play_now_real_money: 'Jugar por plata',
};
const casino: FullModeCasino = {
  slug: 'andino',
  name: 'Casino Andino',
  symbol: null,
  bonus: { text: '100 % hasta $200.000', lang: undefined },
  bonusType: 'Bono de bienvenida',
  clickOut: { href: 'https://ir.example/jugar/andino/bono', rel: 'sponsored nofollow', target: '_blank' },
  terms: '',
  termsAnchor: null,
  review: null,
  bonusLink: null,
};
const textOf = (given: Partial<FullModeCasino>) =>
  renderToStaticMarkup(<PartnerOffer casino={{ ...casino, ...given }} texts={texts} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('the casino comes after the text that says where the game can be played for real money', () => {
  expect(textOf({})).toContain('Por plata en Casino Andino');
});

test('the bonus has its type, and where it has none the text for that', () => {
  expect(textOf({})).toContain('Bono de bienvenida 100 %');
  expect(textOf({ bonusType: null })).toContain('Oferta sin nombre 100 %');
});

test('the button has its text and, for screen readers, the name of the casino', () => {
  expect(textOf({})).toContain('Jugar por plata Casino Andino');
  expect(textOf({ clickOut: null })).not.toContain('Jugar por plata');
});
