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
    {
      id: 'method',
      ...section(
        'So testen wir',
        `Jedes Casino durchläuft denselben Test. Wir eröffnen ein Konto auf den eigenen Namen, zahlen zwischen 20.000 und 100.000 Pesos ein, spielen, beantragen zwei Auszahlungen auf verschiedenen Wegen und notieren die Uhrzeit jedes Schritts. Danach schreiben wir dem Kundendienst dreimal: tagsüber, mitten in der Nacht und einmal, um zu sagen, dass wir aufhören wollen.

Die Beträge sind in chilenischen Pesos. Die ausführlichen Tests sind auf Spanisch; diese Seite fasst sie zusammen, für Reisende und für alle, die neu in Chile sind.`,
      ),
    },
    table(
      'Woraus die Note besteht',
      ['Teil', 'Gewicht', 'Worauf wir achten'],
      [
        ['**Vertrauen**', '30 %', 'Eine Lizenz, die im Register steht, bekannte Eigentümer, Beschwerden'],
        ['**Zahlungen**', '25 %', 'Gemessene Auszahlungen, Wege in beide Richtungen, Mindestbeträge und Grenzen'],
        ['**Boni**', '20 %', 'Umsatzbedingung, Fristen, Höchsteinsatz, Klarheit der Bedingungen'],
        ['**Spiele**', '15 %', 'Auszahlungsquote, wie das Spiel selbst sie nennt, Auswahl, Demomodus'],
        ['**Kundendienst**', '10 %', 'Drei Anfragen: tagsüber, nachts und mit der Bitte aufzuhören'],
      ],
      'Eine Formel für alle. Es zählt die langsamste Auszahlung, nicht der Durchschnitt.',
    ),
    comparator('Nebeneinander', 'Bis zu drei Casinos, Zeile für Zeile. Die Beträge sind in chilenischen Pesos.', 'home'),
    prosCons('Mit einem ausländischen Konto spielen', {
      pros: [
        `Visa, Mastercard, Skrill oder Neteller funktionieren in ${takingForeignMoney} der ${rankedPartners.length} empfohlenen Casinos`,
        'Der Demomodus verlangt weder Konto noch Ausweis',
        'Jede Bedingung steht mit Datum in unseren Tests',
      ],
      cons: [
        'Ihre Bank rechnet in beide Richtungen zum eigenen Kurs um',
        `Deutsch spricht der Kundendienst selten: ${speaking('Alemán').join(', ')}`,
        'Die schnellsten Auszahlungen gingen auf chilenische Konten oder in USDT',
      ],
    }),
    freeGames('Erst probieren', 'Sechs der meistgesuchten Spiele, mit Spielgeld.', { pageSize: 6, showFilters: false }),
    list('Vor der ersten Einzahlung', 'checks', [
      ['Lizenz prüfen', 'Ihre Nummer muss im Register der Behörde stehen, die sie vergibt.'],
      ['Den Rückweg wählen', 'Webpay eignet sich zum Einzahlen, selten zum Auszahlen. Khipu, CuentaRUT und Überweisung können beides.'],
      ['Nachrechnen', 'Bonus mal Umsatzbedingung: So viel müssen Sie setzen, bevor Sie auszahlen können.'],
    ]),
    usefulLinks('Auf Spanisch, mit Übersetzer gut lesbar', 'Unsere längeren Seiten. Das meiste sind Zahlen.', [
      ['Alle Tests', '/resenas/', 'Jedes geprüfte Casino, mit Datum', 'ilustracion-licencia.png'],
      ['Zahlungsmethoden', '/metodos-de-pago/', 'Welche auszahlen, und wie schnell', 'ilustracion-pagos.png'],
      [
        'Auszahlungen Schritt für Schritt',
        '/guias/retiros/',
        'Unterlagen, Fristen und was man schreibt, wenn es stockt',
        'ilustracion-retiros.png',
      ],
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
