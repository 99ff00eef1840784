import type { PageLocale } from '@lupa/contracts/locale.ts';
import { writtenLocale } from '@lupa/contracts/market.ts';

export type ErrorStatus = 400 | 404 | 410 | 500 | 503;

/** Requirement 8.15: what a not-found page says, whatever its content says besides. */
export const notFoundMessage = 'This page could not be found';

type Texts = {
  home: string;
  unreadable: string;
  notFound: string;
  gone: string;
  failed: string;
  unavailable: string;
  unreadableMessage: string;
  failedMessage: string;
  unavailableMessage: string;
};

// Not microcopy: these are needed when the content service cannot be asked.
const texts: Record<PageLocale, Texts> = {
  'es-CL': {
    home: 'Volver al inicio',
    unreadable: 'No entendemos esta dirección',
    unreadableMessage: 'Le sobra o le falta algo. Revísala, o empieza desde el inicio.',
    notFound: 'No encontramos esta página',
    gone: 'Esta página ya no existe',
    failed: 'Algo falló de nuestro lado',
    unavailable: 'Volvemos en un momento',
    failedMessage: 'No pudimos mostrar esta página.',
    unavailableMessage: 'No podemos mostrar esta página ahora. Inténtalo de nuevo en un minuto.',
  },
  en: {
    home: 'Back to the home page',
    unreadable: 'We cannot read this address',
    unreadableMessage: 'Something in it is missing or too much. Check it, or start from the home page.',
    notFound: 'We cannot find this page',
    gone: 'This page is gone',
    failed: 'Something failed on our side',
    unavailable: 'Back in a moment',
    failedMessage: 'We could not show this page.',
    unavailableMessage: 'We cannot show this page right now. Try again in a minute.',
  },
  'fr-CA': {
    home: 'Retour à l’accueil',
    unreadable: 'Nous ne pouvons pas lire cette adresse',
    unreadableMessage: 'Il y manque quelque chose, ou il y a quelque chose de trop. Vérifiez-la, ou partez de l’accueil.',
    notFound: 'Nous ne trouvons pas cette page',
    gone: 'Cette page n’existe plus',
    failed: 'Un problème est survenu de notre côté',
    unavailable: 'De retour dans un instant',
    failedMessage: 'Nous n’avons pas pu afficher cette page.',
    unavailableMessage: 'Nous ne pouvons pas afficher cette page pour le moment. Réessayez dans une minute.',
  },
  'de-DE': {
    home: 'Zur Startseite',
    unreadable: 'Diese Adresse ist nicht lesbar',
    unreadableMessage: 'Darin fehlt etwas, oder es steht etwas zu viel. Prüfen Sie sie, oder beginnen Sie auf der Startseite.',
    notFound: 'Diese Seite gibt es nicht',
    gone: 'Diese Seite gibt es nicht mehr',
    failed: 'Bei uns ist etwas schiefgegangen',
    unavailable: 'Gleich wieder da',
    failedMessage: 'Wir konnten diese Seite nicht anzeigen.',
    unavailableMessage: 'Wir können diese Seite gerade nicht anzeigen. Versuchen Sie es in einer Minute noch einmal.',
  },
};

export function errorTextsFor(status: ErrorStatus, locale: PageLocale): { title: string; message: string; homeText: string } {
  const { home: homeText, ...own } = texts[writtenLocale(locale)];
  switch (status) {
    case 400:
      return { title: own.unreadable, message: own.unreadableMessage, homeText };
    case 404:
      return { title: own.notFound, message: notFoundMessage, homeText };
    case 410:
      return { title: own.gone, message: notFoundMessage, homeText };
    case 500:
      return { title: own.failed, message: own.failedMessage, homeText };
    case 503:
      return { title: own.unavailable, message: own.unavailableMessage, homeText };
  }
}
