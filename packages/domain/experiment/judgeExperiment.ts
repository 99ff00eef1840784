export type GroupCounts = { a: number; b: number };

/**
 * `evidence` is the Bayes factor against "both versions bring as many"; `difference` how many more B brings than A, `0.2` being 20 % more,
 * with the bounds of its confidence sequence.
 */
export type Judgement = {
  verdict: 'open' | 'a' | 'b';
  evidence: number;
  /** Null while A has no visitors. */
  difference: number | null;
  low: number;
  /** Null: no upper bound can be given yet. */
  high: number | null;
};

/** What decides: 20 is wrong in at most one of 20 experiments without a difference, however often somebody looks. */
export const neededEvidence = 20;
/** Strength of the Beta prior: differences of about 17 % are expected. Fixed before any experiment; another value makes another test. */
const priorStrength = 80;

/**
 * The sequential test of docs/decisions/090. A fair coin gives each device its version, so while both are equally good, each visitor who
 * clicks is one of B with probability 1/2. The evidence is the likelihood of what was counted under a Beta(80, 80) mixture of
 * probabilities, over that under 1/2. It is a martingale under 1/2, so it ever reaches 20 with probability 1/20 at most (Ville's
 * inequality): counts may be looked at after every click. The bounds are the probabilities against which the same evidence is below 20.
 */
export function judgeExperiment({ a, b }: GroupCounts): Judgement {
  const logAgainst = logEvidence(a, b);
  const evidence = Math.exp(Math.min(logAgainst(0.5), 700));
  const share = a + b === 0 ? 0.5 : b / (a + b);
  const bound = Math.log(neededEvidence);
  const isKeptAt = (probability: number) => logAgainst(probability) < bound;
  const low = b === 0 ? 0 : findEdge(share, 0, isKeptAt);
  const high = a === 0 ? 1 : findEdge(share, 1, isKeptAt);
  return {
    verdict: evidence < neededEvidence ? 'open' : b > a ? 'b' : 'a',
    evidence,
    difference: a === 0 ? null : b / a - 1,
    low: toDifference(low) ?? 0,
    high: toDifference(high),
  };
}

function logEvidence(a: number, b: number): (probability: number) => number {
  const mixture = logBeta(priorStrength + b, priorStrength + a) - logBeta(priorStrength, priorStrength);
  const part = (count: number, probability: number) => (count === 0 ? 0 : count * Math.log(probability));
  return (probability) => mixture - part(b, probability) - part(a, 1 - probability);
}

/** Between a value inside and an end outside: where inside ends. */
function findEdge(inside: number, end: number, isInside: (value: number) => boolean): number {
  let [kept, refused] = [inside, end];
  for (let turn = 0; turn < 60; turn++) {
    const middle = (kept + refused) / 2;
    if (isInside(middle)) kept = middle;
    else refused = middle;
  }
  return kept;
}

const toDifference = (probability: number): number | null => (probability >= 1 ? null : probability / (1 - probability) - 1);

const logBeta = (one: number, other: number): number => logGamma(one) + logGamma(other) - logGamma(one + other);

/** Stirling's series. Its error is below 1e-13 from `priorStrength` on, and nothing smaller is asked for. */
function logGamma(value: number): number {
  return (value - 0.5) * Math.log(value) - value + Math.log(2 * Math.PI) / 2 + 1 / (12 * value) - 1 / (360 * value ** 3);
}

/** What version B of a block says otherwise; empty: the same. `Text` is rich text in the form that the caller keeps. */
export type FieldChanges<Text> = {
  variant?: string | null | undefined;
  title?: string | null | undefined;
  eyebrow?: string | null | undefined;
  text?: Text | null | undefined;
  button?: string | null | undefined;
};

/** The fields of a block that version B has otherwise. A button is changed where there is one, and leads where it led. */
export function changeFields<Text>(
  { type, cta }: { type: string; cta?: unknown },
  { variant, title, eyebrow, text, button }: FieldChanges<Text>,
): Record<string, unknown> {
  return {
    ...(variant && { variant }),
    ...(title && { title }),
    ...(eyebrow && { eyebrow }),
    ...(text && { [type === 'heroSection' ? 'body' : 'intro']: text }),
    ...(button && typeof cta === 'object' && cta !== null && { cta: { ...cta, title: button } }),
  };
}
