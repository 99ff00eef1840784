import type { FooterModel, FooterTrustedArea } from '../../layout/Footer/buildFooterModel.ts';

/** A number that a device can call. */
export type Helpline = { text: string; href: string };
export type RegionalHelplines = { standard: Helpline[]; ontario: Helpline[] | null };

/** The helplines of the market and, where they have others, of Ontario: those of the footer whose link is a number. */
export function listRegionalHelplines({ standard, ontario }: FooterModel['trustedArea']): RegionalHelplines {
  return { standard: listHelplines(standard), ontario: ontario && listHelplines(ontario) };
}

function listHelplines({ items }: FooterTrustedArea): Helpline[] {
  return items.flatMap(({ text, target }) =>
    target?.kind === 'page' && target.url.startsWith('tel:') ? [{ text, href: target.url }] : [],
  );
}
