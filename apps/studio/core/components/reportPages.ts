import type { PayloadRequest } from 'payload';
import { isAdministratorUser, mayEditContent, mayManageAffiliates, roleOf } from '../access/roles.ts';
import { calendarPath } from '../../content/calendar/calendarMonth.ts';
import { reportPath } from '../../money/clicks/reportParameters.ts';
import { consentsPath } from '../../readers/consents/consentParameters.ts';
import { conversionsPath } from '../../money/conversions/conversionParameters.ts';
import { registerPath } from '../../readers/dataRegister/registerPath.ts';
import { owedPath } from '../../money/deals/owedPath.ts';
import { languagesPath } from '../../team/dashboard/languageParameters.ts';
import { deadLinksPath } from '../../content/links/linkPaths.ts';
import { attentionPath } from '../../casinos/offers/attentionParameters.ts';
import { freshnessPath } from '../../casinos/ratings/freshnessParameters.ts';

type ReportPage = { id: string; path: string; label: string };

const everybodysPages: ReportPage[] = [{ id: 'calendar', path: calendarPath, label: 'Calendario' }];
const affiliatePages: ReportPage[] = [
  { id: 'clicks', path: reportPath, label: 'Clics' },
  { id: 'conversions', path: conversionsPath, label: 'Conversiones' },
  { id: 'owed', path: owedPath, label: 'Cobros' },
  { id: 'offers-attention', path: attentionPath, label: 'Ofertas por revisar' },
  { id: 'records-freshness', path: freshnessPath, label: 'Comprobaciones por vencer' },
];
const editorPages: ReportPage[] = [{ id: 'languages', path: languagesPath, label: 'Idiomas por página' }];
export const deadLinksPage: ReportPage = { id: 'dead-links', path: deadLinksPath, label: 'Enlaces rotos' };
const administratorPages: ReportPage[] = [
  { id: 'consents', path: consentsPath, label: 'Consentimientos' },
  { id: 'data-register', path: registerPath, label: 'Registro de datos' },
];

/** What the studio has besides the documents, for those who may open it. */
export function reportPagesFor(user: PayloadRequest['user']): ReportPage[] {
  if (roleOf(user) === undefined) return [];
  return [
    ...everybodysPages,
    ...(mayEditContent(user) ? editorPages : []),
    ...(mayManageAffiliates(user) ? affiliatePages : []),
    deadLinksPage,
    ...(isAdministratorUser(user) ? administratorPages : []),
  ];
}
export const reportsLabel = 'Informes';
