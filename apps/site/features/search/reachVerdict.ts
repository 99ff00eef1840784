import type { BlockContext } from '@lupa/blocks/block.ts';
import { presentProof, presentScore, presentSource, presentSymbol, type PresentedScore } from '@lupa/blocks/shared/offer/presentFacts.ts';
import { reviewAnchors } from '@lupa/blocks/shared/detail/detailAddress.ts';
import { presentVerdict, type PresentedVerdict } from '@lupa/blocks/shared/rating/presentVerdict.ts';
import { isDate, type PresentedLink } from '@lupa/blocks/shared/section/presentLink.ts';
import type { Found, SearchAnswer } from '@lupa/contracts/search.ts';
import type { PartnerBySlug, ToplistPartner } from '@lupa/contracts/toplist.ts';
import { type AnchorProps, leadsNowhere } from '@lupa/ui/anchor.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import { orElse } from '../../page/middleware/orElse.ts';
import { fold, isCloseTo, readQuestion, type Intent, type ReadQuestion } from './readQuestion.ts';

export type ShownCasino = { name: string; symbol: PictureProps | null; rating: PresentedScore | null; verdict: PresentedVerdict | null };

/** Something that somebody may look at before trusting a casino, and where. */
export type Check = { text: string; links: PresentedLink[] };

/**
 * What is known of the casino that was asked for. `host` is there where its web site was asked for, `typed` where its name was written with
 * other letters. `part` leads to what was asked about it.
 */
export type Verdict = { name: string; host: string | null; typed: string | null; part: PresentedLink | null } & (
  | { kind: 'reviewed'; casino: ShownCasino | null; review: AnchorProps }
  | { kind: 'listed'; reasons: string[]; list: AnchorProps }
  | { kind: 'unknown'; checks: Check[] }
);

type Named = { matches: Found[]; typed: string | null };

/** The casinos and warnings that a question names by host or name, almost by name, or, where something is asked about one, by a part of it. */
export function findNamed({ host, results }: SearchAnswer, { intent, subject }: ReadQuestion, { microcopy }: BlockContext): Named | null {
  const candidates = results.filter(({ kind }) => kind !== 'page');
  const those = (matches: Found[], typed: string | null = null) => (matches.length > 0 ? { matches, typed } : null);
  if (host !== null) return those(candidates.filter(({ match }) => match === 'host'));
  const plain = (title: string) => fold(readQuestion(title, microcopy).subject);
  const exact = candidates.filter(({ match, title }) => match === 'name' || (subject !== '' && plain(title) === fold(subject)));
  const wanted = fold(subject).split(' ');
  const partly = candidates.filter(({ title }) => wanted.every((word) => fold(title).split(' ').includes(word)));
  const isOne = new Set(partly.map(({ title }) => title)).size === 1;
  return (
    those(exact) ??
    those(
      candidates.filter(({ title }) => isCloseTo(plain(title), subject)),
      subject,
    ) ??
    (intent !== null && isOne ? those(partly) : null)
  );
}

/** Never more than what is on record: a warning, a review, or that there is neither. */
export function presentNamed(
  { matches, typed }: Named,
  { host, intent }: { host: string | null; intent: Intent | null },
  casinos: ReadonlyMap<string, PartnerBySlug>,
  context: BlockContext,
): Verdict | null {
  const { presenter } = context;
  const warning = matches.find(({ kind }) => kind === 'warning');
  const review = matches.find(({ kind }) => kind === 'casino');
  const reviewed = casinos.get(review?.partner ?? '');
  const casino = reviewed ? presentCasino(reviewed, context) : null;
  if (warning) {
    const verdict = casino?.verdict?.kind === 'blacklisted' ? casino.verdict : null;
    const reasons = [warning.summary, ...(verdict?.reasons ?? presentSince(warning, context))].filter((text) => text !== '');
    const part = intent === 'complaint' ? presentPart(intent, warning, undefined, context) : null;
    return { kind: 'listed', name: warning.title, host, typed, part, reasons, list: presenter.anchor({ url: warning.path }) };
  }
  if (!review) return null;
  const part = presentPart(intent, review, reviewed, context);
  return { kind: 'reviewed', name: review.title, host, typed, part, casino, review: presenter.anchor({ url: review.path }) };
}

export function presentCasino({ name, attributes }: PartnerBySlug, context: BlockContext): ShownCasino {
  const { rating } = attributes;
  return {
    name,
    symbol: presentSymbol(attributes, context),
    rating: rating === null ? null : presentScore(rating, context),
    verdict: presentVerdict(attributes, context),
  };
}

const presentSince = ({ since }: Found, { locale, microcopy }: BlockContext): string[] =>
  isDate(since) ? [microcopy.verdict_since.replace('{date}', formatDate(since, locale, 'short'))] : [];

/** The withdrawal that counts, what the bonus costs, or how to complain. */
function presentPart(
  intent: Intent | null,
  { path, title }: Pick<Found, 'path' | 'title'>,
  partner: PartnerBySlug | undefined,
  context: BlockContext,
): PresentedLink | null {
  const { presenter, microcopy } = context;
  if (intent === null || intent === 'trust' || intent === 'game') return null;
  const targets: Record<typeof intent, () => AnchorProps> = {
    complaint: () => presenter.anchor({ url: microcopy.complaint_path }),
    payment: () => (partner && presentProof(partner, 'payoutTime', context).source) ?? presenter.anchor({ url: path }),
    bonus: () => presenter.anchor({ url: `${path}#${reviewAnchors.cost}` }),
  };
  const text = microcopy[`search_part_${intent}`].replace('{name}', () => title);
  const anchor = targets[intent]();
  return leadsNowhere(anchor) ? null : { anchor, text, newTabText: presenter.newTabText };
}

/** A casino that is in no record of ours: what we looked up, and what somebody can look up without us. */
export async function presentUnknown(
  name: string,
  { host, intent }: { host: string | null; intent: Intent | null },
  results: readonly Found[],
  context: BlockContext,
): Promise<Verdict> {
  const { presenter, microcopy } = context;
  const part = intent === 'complaint' ? presentPart(intent, { path: '', title: name }, undefined, context) : null;
  const link = (url: string, text: string): PresentedLink => ({
    anchor: presenter.anchor({ url }),
    text,
    newTabText: presenter.newTabText,
  });
  const list = await orElse(context.clients.partners.fetchToplist(context.initialToplist), null);
  const listed = Object.values(list?.partners ?? {});
  const known = [
    ...results.filter(({ kind }) => kind !== 'page'),
    ...listed.flatMap(({ name: title, attributes: { reviewSlug: path } }) => (path === null ? [] : [{ title, path }])),
  ];
  const alike = known.find(({ title }) => isCloseTo(host?.split('.').at(-2) ?? name, title));
  const letters = alike ? microcopy.trust_check_alike.replace('{name}', () => alike.title) : microcopy.trust_check_letters;
  return {
    kind: 'unknown',
    name,
    host,
    typed: null,
    part,
    checks: [
      { text: microcopy.trust_check_list, links: [link(microcopy.black_list_path, microcopy.trust_see_list)] },
      {
        text: microcopy.trust_check_licence,
        links: [...(await listRegisters(listed, context)), link(microcopy.licence_check_path, microcopy.trust_see_licence)],
      },
      { text: letters, links: alike ? [link(alike.path, alike.title)] : [] },
      { text: microcopy.trust_check_withdrawal, links: [] },
    ],
  };
}

/** Who gave the casinos of the list their licences, with where that was looked up; and what says how the law stands. */
async function listRegisters(listed: readonly ToplistPartner[], context: BlockContext): Promise<PresentedLink[]> {
  const { clients, microcopy, presenter } = context;
  const periods = await orElse(clients.content.fetchLegalPeriods(), []);
  const anchors = new Map<string, AnchorProps>();
  for (const partner of listed) {
    const { license, facts } = partner.attributes;
    const source = facts['license']?.source;
    const anchor = source && license !== '-' && !anchors.has(license) ? presentSource(partner, source, context) : null;
    if (anchor) anchors.set(license, anchor);
  }
  const law = periods[0]?.source;
  if (law) anchors.set(microcopy.law_status, presenter.anchor({ url: law, openInNewTab: true }));
  return [...anchors].map(([text, anchor]) => ({ anchor, text, newTabText: presenter.newTabText }));
}
