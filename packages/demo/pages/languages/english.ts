import type { DemoLocalePage } from '../../writing/demoPage.ts';
import {
  box,
  comparator,
  freeGames,
  hero,
  link,
  list,
  prosCons,
  questions,
  ranking,
  section,
  table,
  usefulLinks,
} from '../../writing/writeBlocks.ts';
import { rankedPartners } from '../../partners/partners.ts';
import { speaking, takingForeignMoney } from './foreignVisitors.ts';

export const englishHome: DemoLocalePage = {
  slug: '/en/',
  title: 'LupaCasino: online casinos under the magnifying glass',
  description:
    'Independent reviews of online casinos as seen from Chile: timed withdrawals, bonuses worked out in pesos, and licences with their source.',
  sitemapCategory: 'English',
  author: 'antonia-rebolledo',
  updatedOn: '2026-11-18',
  analytics: { category: 'Home', vertical: 'Casino', siteSection: 'home', equivalentPage: 'home' },
  blocks: [
    hero(
      'Online casinos under the magnifying glass',
      'We deposit our own money, time the withdrawals and work out what each bonus really costs. **No casino can pay to climb the list.**',
      {
        eyebrow: 'From Chile, November 2026',
        image: 'portada-lupa.png',
        cta: link('See the ranking', '#topList-ranking'),
      },
    ),
    box(
      'info',
      'Where the law stands',
      'Online casinos hold no licence in Chile. A bill (Boletín 14.838-03) was approved in general by the Senate in August 2025 and was still being debated when we last looked; in September 2025 the Supreme Court (case 18.080-2025) ordered internet providers to block betting sites. The regulator calls offshore sites illegal and the industry disputes it. We name the licence each brand declares and leave it at that.',
    ),
    ranking(
      'home',
      'Best rated',
      'Five scores make the rating: trust (30%), payments (25%), bonuses (20%), games (15%) and support (10%). Commission is not one of them.',
      { id: 'ranking', visibleEntries: 5 },
    ),
    {
      id: 'method',
      ...section(
        'How we test',
        `Every casino goes through the same routine. We open an account under our own name, deposit between 20,000 and 100,000 pesos, play, ask for two withdrawals through different methods and note the time of each step. Then we write to support three times: by day, in the small hours, and once to say that we want to stop playing.

Amounts are in Chilean pesos. Reviews are in Spanish; this page sums them up for visitors and for people who have just moved to Chile.`,
      ),
    },
    table(
      'What goes into a rating',
      ['Part', 'Weight', 'What we look at'],
      [
        ['**Trust**', '30%', 'A licence that exists in its register, known owners, complaints'],
        ['**Payments**', '25%', 'Timed withdrawals, methods that pay both ways, minimums and caps'],
        ['**Bonuses**', '20%', 'Wagering, deadlines, maximum bet, clarity of the terms'],
        ['**Games**', '15%', 'Return to player as the game itself states it, variety, demo mode'],
        ['**Support**', '10%', 'Three contacts: by day, in the small hours, and asking to stop'],
      ],
      'One formula for every casino. The worst withdrawal counts, not the average.',
    ),
    comparator('Side by side', 'Up to three casinos, row by row. Figures are in Chilean pesos.', 'home'),
    prosCons('Playing with a foreign account', {
      pros: [
        `Visa, Mastercard, Skrill or Neteller work at ${takingForeignMoney} of the ${rankedPartners.length} casinos we recommend`,
        `${speaking('Inglés').length} of them answer in English`,
        'Demo mode needs no account and no document',
      ],
      cons: [
        'Your bank converts to pesos at its own rate, both ways',
        'Passports are accepted, but proof of a Chilean address may be asked for',
        'The fastest withdrawals went to Chilean accounts, or to USDT',
      ],
    }),
    freeGames('Try before you pay', 'Six of the most searched games, with pretend credits.', { pageSize: 6, showFilters: false }),
    list('Before you deposit', 'checks', [
      ['Check the licence', 'Its number has to exist in the register of whoever grants it.'],
      ['Choose your way out', 'Webpay takes deposits but rarely pays out. Khipu, CuentaRUT and bank transfer do both.'],
      ['Do the sum', 'Bonus times wagering is what you have to bet before a withdrawal.'],
    ]),
    usefulLinks('In Spanish, worth translating', 'Our longer pages. A browser translates them well enough: most of it is figures.', [
      ['All reviews', '/resenas/', 'Every casino we tested, with the date', 'ilustracion-licencia.png'],
      ['Payment methods', '/metodos-de-pago/', 'Which ones pay out, and how fast', 'ilustracion-pagos.png'],
      ['Withdrawals, step by step', '/guias/retiros/', 'Documents, times and what to write when it gets stuck', 'ilustracion-retiros.png'],
      [
        'Blackjack basic strategy',
        '/guias/estrategia-blackjack/',
        'The full tables; they need no translation',
        'ilustracion-blackjack.png',
      ],
    ]),
    questions('Questions', [
      [
        'Do I need a Chilean bank account?',
        'Not everywhere. Visa, Mastercard, Skrill and Neteller work in several of the casinos we list, but the exchange rate is yours to pay.',
      ],
      [
        'What is a CuentaRUT?',
        'A basic account that BancoEstado gives to anyone with a Chilean identity number. Most people have one, and the fastest withdrawals we timed went there.',
      ],
      ['Are the brands on this demo real?', 'No. Every casino, provider and game here is invented. The payment methods are real.'],
    ]),
    box(
      'caution',
      'Gambling can do harm',
      'Adults only (18+). In Chile, Salud Responde answers on **600 360 7777**, and the crisis line is *4141, free from mobile phones. If gambling stops being fun, stop.',
    ),
  ],
};
