import { reportPath } from '../clicks/reportParameters.ts';
import { attentionPath } from '../offers/attentionParameters.ts';

/** What the studio has for affiliate managers besides the documents. */
export const affiliatePages = [
  { id: 'clicks', path: reportPath, label: 'Clics' },
  { id: 'offers-attention', path: attentionPath, label: 'Ofertas por revisar' },
];
export const affiliatePagesLabel = 'Informes';
