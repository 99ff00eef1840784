import { expect, test } from 'vitest';
import { createVisitorHistory, repeatWindow } from './visitorHistory.ts';

const hour = 3_600_000;
const visit = (changes: Partial<{ addressKey: string; visitorKey: string; offer: string }> = {}) => ({
  addressKey: 'address',
  visitorKey: 'visitor',
  offer: 'casino-andino/bienvenida',
  ...changes,
});

test('the same visitor on the same offer is a repeat until half an hour after the click that counted', () => {
  const { recall } = createVisitorHistory({ agentsPerHour: 30 });
  expect(recall(visit(), 0)).toBe('new');
  expect(recall(visit(), 1)).toBe('repeat');
  expect(recall(visit(), repeatWindow - 1)).toBe('repeat');
  expect(recall(visit(), repeatWindow)).toBe('new');
  expect(recall(visit(), repeatWindow + 1)).toBe('repeat');
  expect(recall(visit({ offer: 'puerto-dorado/bienvenida' }), 2)).toBe('new');
  expect(recall(visit({ visitorKey: 'other' }), 3)).toBe('new');
});

test('an address that shows more user agents within an hour than people do is not believed beyond them', () => {
  let noted = 0;
  const { recall } = createVisitorHistory({ agentsPerHour: 30, onManyAgents: () => (noted += 1) });
  const outcomes = Array.from({ length: 300 }, (_, index) => recall(visit({ visitorKey: String(index) }), index * 100));
  expect(outcomes.filter((outcome) => outcome === 'new').length).toBe(30);
  expect(outcomes.filter((outcome) => outcome === 'many agents').length).toBe(270);
  expect(noted).toBe(270);
  // Those that came before are believed further on, and so is every other address.
  expect(recall(visit({ visitorKey: '3', offer: 'puerto-dorado/bienvenida' }), 40_000)).toBe('new');
  expect(recall(visit({ addressKey: 'other', visitorKey: '400' }), 40_000)).toBe('new');
  expect(recall(visit({ visitorKey: '400' }), hour - 1)).toBe('many agents');
  expect(recall(visit({ visitorKey: '400' }), hour)).toBe('new');
});

test('remembers a bounded number of clicks, the latest ones', () => {
  const { recall } = createVisitorHistory({ agentsPerHour: 30 });
  const one = (index: number) => visit({ addressKey: `address-${index}`, visitorKey: `visitor-${index}` });
  for (let index = 0; index < 60_000; index += 1) expect(recall(one(index), 0)).toBe('new');
  expect(recall(one(59_999), 1)).toBe('repeat');
  expect(recall(one(40_000), 1)).toBe('repeat');
  expect(recall(one(0), 1)).toBe('new');
});
