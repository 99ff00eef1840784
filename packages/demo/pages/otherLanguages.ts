import type { DemoLocalePage } from '../content/demoPage.ts';
import { box, hero, link, list, questions, ranking, section } from '../content/writeBlocks.ts';

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
    section(
      'How we test',
      `Every casino goes through the same routine. We open an account under our own name, deposit between 20,000 and 100,000 pesos, play, ask for two withdrawals through different methods and note the time of each step. Then we write to support three times: by day, in the small hours, and once to say that we want to stop playing.

Amounts are in Chilean pesos. Reviews are in Spanish; this page sums them up for visitors and for people who have just moved to Chile.`,
    ),
    list('Before you deposit', 'checks', [
      ['Check the licence', 'Its number has to exist in the register of whoever grants it.'],
      ['Choose your way out', 'Webpay takes deposits but rarely pays out. Khipu, CuentaRUT and bank transfer do both.'],
      ['Do the sum', 'Bonus times wagering is what you have to bet before a withdrawal.'],
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

export const frenchHome: DemoLocalePage = {
  slug: '/fr/',
  title: 'LupaCasino : les casinos en ligne à la loupe',
  description:
    'Des évaluations indépendantes de casinos en ligne vus du Chili : retraits chronométrés, primes calculées en pesos, licences et sources.',
  sitemapCategory: 'Français',
  author: 'antonia-rebolledo',
  updatedOn: '2026-11-18',
  analytics: { category: 'Home', vertical: 'Casino', siteSection: 'home', equivalentPage: 'home' },
  blocks: [
    hero(
      'Les casinos en ligne à la loupe',
      'Nous déposons notre propre argent, nous chronométrons les retraits et nous calculons ce que coûte vraiment chaque prime. **Aucun casino ne peut payer pour monter au classement.**',
      {
        eyebrow: 'Du Chili, novembre 2026',
        image: 'portada-lupa.png',
        cta: link('Voir le classement', '#topList-ranking'),
      },
    ),
    box(
      'info',
      'Où en est la loi',
      'Les casinos en ligne n’ont pas de licence au Chili. Un projet de loi (Boletín 14.838-03) a été approuvé en général par le Sénat en août 2025 et restait en débat lors de notre dernière vérification; en septembre 2025, la Cour suprême (dossier 18.080-2025) a ordonné aux fournisseurs d’accès de bloquer des sites de paris. L’autorité de surveillance juge illégaux les sites étrangers, l’industrie le conteste. Nous nommons la licence que chaque marque déclare, sans plus.',
    ),
    ranking(
      'home',
      'Les mieux notés',
      'La note comprend cinq parties : confiance (30 %), paiements (25 %), primes (20 %), jeux (15 %) et service (10 %). La commission n’en fait pas partie.',
      { id: 'ranking', visibleEntries: 5 },
    ),
    section(
      'Notre méthode',
      `Chaque casino suit le même parcours. Nous ouvrons un compte à notre nom, déposons de 20 000 à 100 000 pesos, jouons, demandons deux retraits par des moyens différents et notons l’heure de chaque étape. Ensuite, nous écrivons trois fois au service : de jour, en pleine nuit, et une fois pour dire que nous voulons arrêter de jouer.

Les montants sont en pesos chiliens. Les évaluations complètes sont en espagnol; cette page en donne l’essentiel.`,
    ),
    list('Avant de déposer', 'checks', [
      ['Vérifier la licence', 'Son numéro doit exister dans le registre de l’organisme qui la délivre.'],
      ['Choisir la sortie', 'Webpay sert à déposer, rarement à retirer. Khipu, CuentaRUT et le virement font les deux.'],
      ['Faire le calcul', 'La prime multipliée par l’exigence de mise : c’est ce qu’il faudra miser avant un retrait.'],
    ]),
    questions('Questions', [
      [
        'Faut-il un compte bancaire chilien?',
        'Pas partout. Visa, Mastercard, Skrill et Neteller fonctionnent dans plusieurs casinos de la liste, mais les frais de change sont à votre charge.',
      ],
      [
        'Les marques de cette démonstration existent-elles?',
        'Non. Tous les casinos, fournisseurs et jeux sont inventés. Les moyens de paiement, eux, sont réels.',
      ],
    ]),
    box(
      'caution',
      'Le jeu peut faire du tort',
      'Réservé aux adultes (18 ans et plus). Au Chili, Salud Responde répond au **600 360 7777**. Au Québec, Jeu : aide et référence répond au **1 800 461-0140**. Si le jeu cesse d’être un plaisir, arrêtez.',
    ),
  ],
};

export const germanHome: DemoLocalePage = {
  slug: '/de/',
  title: 'LupaCasino: Online-Casinos unter der Lupe',
  description:
    'Unabhängige Tests von Online-Casinos aus chilenischer Sicht: Auszahlungen mit der Stoppuhr, in Pesos durchgerechnete Boni und Lizenzen mit Quelle.',
  sitemapCategory: 'Deutsch',
  author: 'antonia-rebolledo',
  updatedOn: '2026-11-18',
  analytics: { category: 'Home', vertical: 'Casino', siteSection: 'home', equivalentPage: 'home' },
  blocks: [
    hero(
      'Online-Casinos unter der Lupe',
      'Wir zahlen eigenes Geld ein, messen jede Auszahlung mit der Stoppuhr und rechnen aus, was jeder Bonus wirklich kostet. **Kein Casino kann sich einen Platz in der Liste kaufen.**',
      {
        eyebrow: 'Aus Chile, November 2026',
        image: 'portada-lupa.png',
        cta: link('Zur Rangliste', '#topList-ranking'),
      },
    ),
    box(
      'info',
      'Wie die Rechtslage ist',
      'Online-Casinos haben in Chile keine Lizenz. Ein Gesetzentwurf (Boletín 14.838-03) wurde im August 2025 vom Senat grundsätzlich angenommen und war bei unserer letzten Prüfung noch in der Beratung; im September 2025 wies der Oberste Gerichtshof (Aktenzeichen 18.080-2025) die Internetanbieter an, Wettseiten zu sperren. Die Aufsicht hält ausländische Seiten für illegal, die Branche bestreitet das. Wir nennen die Lizenz, die jede Marke angibt, und belassen es dabei.',
    ),
    ranking(
      'home',
      'Am besten bewertet',
      'Die Note besteht aus fünf Teilen: Vertrauen (30 %), Zahlungen (25 %), Boni (20 %), Spiele (15 %) und Kundendienst (10 %). Die Provision gehört nicht dazu.',
      { id: 'ranking', visibleEntries: 5 },
    ),
    section(
      'So testen wir',
      `Jedes Casino durchläuft denselben Test. Wir eröffnen ein Konto auf den eigenen Namen, zahlen zwischen 20.000 und 100.000 Pesos ein, spielen, beantragen zwei Auszahlungen auf verschiedenen Wegen und notieren die Uhrzeit jedes Schritts. Danach schreiben wir dem Kundendienst dreimal: tagsüber, mitten in der Nacht und einmal, um zu sagen, dass wir aufhören wollen.

Die Beträge sind in chilenischen Pesos. Die ausführlichen Tests sind auf Spanisch; diese Seite fasst sie zusammen, für Reisende und für alle, die neu in Chile sind.`,
    ),
    list('Vor der ersten Einzahlung', 'checks', [
      ['Lizenz prüfen', 'Ihre Nummer muss im Register der Behörde stehen, die sie vergibt.'],
      ['Den Rückweg wählen', 'Webpay eignet sich zum Einzahlen, selten zum Auszahlen. Khipu, CuentaRUT und Überweisung können beides.'],
      ['Nachrechnen', 'Bonus mal Umsatzbedingung: So viel müssen Sie setzen, bevor Sie auszahlen können.'],
    ]),
    questions('Fragen', [
      [
        'Brauche ich ein chilenisches Bankkonto?',
        'Nicht überall. Visa, Mastercard, Skrill und Neteller funktionieren in mehreren Casinos der Liste, doch den Wechselkurs zahlen Sie.',
      ],
      [
        'Was ist eine CuentaRUT?',
        'Ein einfaches Konto, das BancoEstado jedem mit chilenischer Ausweisnummer gibt. Fast alle haben eines, und dorthin gingen die schnellsten Auszahlungen, die wir gemessen haben.',
      ],
      [
        'Gibt es die Marken dieser Demo wirklich?',
        'Nein. Alle Casinos, Anbieter und Spiele sind erfunden. Die Zahlungsmethoden sind echt.',
      ],
    ]),
    box(
      'caution',
      'Glücksspiel kann schaden',
      'Nur für Erwachsene (ab 18). In Chile hilft Salud Responde unter **600 360 7777**, in Deutschland die Telefonberatung zur Glücksspielsucht kostenlos unter **0800 137 27 00**. Wenn das Spiel keinen Spaß mehr macht, hören Sie auf.',
    ),
  ],
};
