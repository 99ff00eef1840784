// Requirements: 10.11.
import { describeCost } from '@lupa/blocks/shared/bonusCost/describeCost.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { chile } from '@lupa/contracts/market.ts';
import { costsOf, outcomeRows, spinsRows, welcomeRows } from '@lupa/demo/pages/bonusTables.ts';
import { expect, it } from 'vitest';

const texts = buildMicrocopy([]);

it.each([
  ['welcome', welcomeRows],
  ['welcome', outcomeRows],
  ['freeSpins', spinsRows],
  ['noDeposit', spinsRows],
] as const)('tables of %s offers say the very amounts that a card says', (type, buildRows) => {
  const costs = costsOf(type);
  expect(costs).not.toHaveLength(0);
  for (const costed of costs) {
    const { figures } = describeCost({ is: 'known', result: costed.cost }, costed.question, {
      currency: 'CLP',
      locale: chile.locale,
      texts,
    });
    const told = figures
      .filter(({ label, value }) => (label === texts.bonus_cost_turnover && value !== '$0') || label === texts.bonus_cost_back)
      .map(({ value }) => value);
    expect(buildRows([costed])[0], costed.partner.name).toEqual(expect.arrayContaining(told));
  }
});
