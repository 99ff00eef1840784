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
    {
      id: 'method',
      ...section(
        'Notre méthode',
        `Chaque casino suit le même parcours. Nous ouvrons un compte à notre nom, déposons de 20 000 à 100 000 pesos, jouons, demandons deux retraits par des moyens différents et notons l’heure de chaque étape. Ensuite, nous écrivons trois fois au service : de jour, en pleine nuit, et une fois pour dire que nous voulons arrêter de jouer.

Les montants sont en pesos chiliens. Les évaluations complètes sont en espagnol; cette page en donne l’essentiel.`,
      ),
    },
    table(
      'Ce qui compose la note',
      ['Partie', 'Poids', 'Ce que nous regardons'],
      [
        ['**Confiance**', '30 %', 'Une licence inscrite au registre, des propriétaires connus, les plaintes'],
        ['**Paiements**', '25 %', 'Retraits chronométrés, moyens qui paient dans les deux sens, minimums et plafonds'],
        ['**Primes**', '20 %', 'Exigence de mise, délais, mise maximale, clarté des conditions'],
        ['**Jeux**', '15 %', 'Taux de retour affiché dans le jeu, variété, mode démo'],
        ['**Service**', '10 %', 'Trois contacts : de jour, en pleine nuit et pour dire que l’on veut arrêter'],
      ],
      'Une seule formule pour tous. Le pire retrait compte, pas la moyenne.',
    ),
    comparator('Côte à côte', 'Jusqu’à trois casinos, ligne par ligne. Les montants sont en pesos chiliens.', 'home'),
    prosCons('Jouer avec un compte étranger', {
      pros: [
        `Visa, Mastercard, Skrill ou Neteller passent dans ${takingForeignMoney} des ${rankedPartners.length} casinos recommandés`,
        'Le mode démo ne demande ni compte ni document',
        'Les conditions sont publiées et datées dans nos évaluations',
      ],
      cons: [
        'Votre banque convertit en pesos à son propre taux, à l’aller comme au retour',
        `Le service en français est rare (${speaking('Francés').join(', ')}) : prévoyez l’espagnol ou l’anglais`,
        'Les retraits les plus rapides vont vers des comptes chiliens',
      ],
    }),
    freeGames('Essayer sans payer', 'Six des jeux les plus recherchés, avec des crédits fictifs.', { pageSize: 6, showFilters: false }),
    usefulLinks(
      'En espagnol, à traduire au besoin',
      'Nos pages plus longues. Un navigateur les traduit assez bien : ce sont surtout des chiffres.',
      [
        ['Toutes les évaluations', '/resenas/', 'Chaque casino testé, avec la date', 'ilustracion-licencia.png'],
        ['Moyens de paiement', '/metodos-de-pago/', 'Lesquels paient, et en combien de temps', 'ilustracion-pagos.png'],
        ['Les retraits, étape par étape', '/guias/retiros/', 'Documents, délais et quoi écrire si ça bloque', 'ilustracion-retiros.png'],
      ],
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
