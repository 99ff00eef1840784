import { z } from 'zod';
import { choose, joinWords, lowerFirst, countOf } from '../writing/words.ts';
import { formatDate, formatNumber, formatPercent, formatPesos, markPayoutTime, markRating } from '../writing/figures.ts';
import { fillFigures, type Figures } from '../writing/fillFigures.ts';
import { paymentMethodName } from '../writing/paymentMethods.ts';
import { ContentError, readContent } from '../writing/readContent.ts';
import type { DemoPartner } from './partner.schema.ts';

const text = z.string().min(1);
/** One text, or several: `seed` and the casino's slug decide which of them a casino has. */
const variantsSchema = z.union([text, z.strictObject({ seed: text, texts: z.tuple([text, text], text) })]);

/**
 * Texts about casinos: `content/<path>.yaml`.
 * @returns a function that gives the text of a name for a casino. It knows the figures that every casino has; the others are given to it.
 */
export function readPartnerTexts(path: string) {
  const file = `${path}.yaml`;
  const texts = readContent(file, z.record(text, variantsSchema), null);
  return (name: string, partner: DemoPartner, figures: Figures = {}): string => {
    const written = texts[name];
    if (written === undefined) throw new ContentError(file, [`${name}: no such text`]);
    const variants = typeof written === 'string' ? [written] : written.texts;
    const { filled, problems } = fillFigures(variants, { ...partnerFigures(partner), ...figures }, { mayLeaveFiguresOut: true });
    const unused = Object.keys(figures).filter((figure) => !variants.some((each) => each.includes(`{{${figure}}}`)));
    problems.push(...unused.map((figure) => `${figure}: no text uses this figure`));
    if (problems.length > 0)
      throw new ContentError(
        file,
        problems.map((problem) => `${name}: ${problem}`),
      );
    const [first = '', ...others] = (filled as unknown[]).map(String);
    return typeof written === 'string' ? first : choose(`${partner.slug}-${written.seed}`, [first, ...others]);
  };
}

/** What a text may name of every casino. */
function partnerFigures(partner: DemoPartner): Figures {
  const { name, established, licence, testedOn, rtp, reputation, withdrawalLimit, deposits, withdrawals } = partner;
  const channels = partner.support.map(lowerFirst);
  return {
    name,
    established,
    years: 2026 - established,
    rating: markRating(partner),
    licence: licence.name,
    licenceSeenOn: formatDate(licence.verifiedOn),
    testedOn: formatDate(testedOn),
    averageReturn: formatPercent(rtp),
    numberOfGames: formatNumber(partner.numberOfGames),
    studios: countOf(partner.providers.length, 'estudio', 'estudios'),
    minimumDeposit: formatPesos(partner.minimumDeposit),
    minimumWithdrawal: formatPesos(partner.minimumWithdrawal),
    withdrawalLimit,
    withdrawalLimitInSentence: lowerFirst(withdrawalLimit),
    payoutRange: markPayoutTime(partner),
    depositMethods: joinWords(deposits.map(paymentMethodName)),
    depositMethodsOr: joinWords(deposits.map(paymentMethodName), 'o'),
    depositMethodCount: deposits.length,
    payoutMethods: joinWords(withdrawals.map(paymentMethodName)),
    payoutMethodsOr: joinWords(withdrawals.map(paymentMethodName), 'o'),
    channels: joinWords(channels),
    channelsOr: joinWords(channels, 'o'),
    channelList: partner.support.join(' · '),
    languages: joinWords(partner.languages.map(lowerFirst)),
    devices: lowerFirst(partner.compatibility),
    security: lowerFirst(partner.security),
    reputation: lowerFirst(reputation),
    reputationAtStart: reputation,
  };
}
