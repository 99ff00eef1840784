import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ClickChart, compareWeeks } from './ClicksPanel.tsx';

const weeks = (clicks: number, before: number) => ({ days: [], clicks, before });

describe('clicks against the week before', () => {
  it.each([
    [112, 100, '12,0 % más que los 7 días anteriores (100).'],
    [0, 100, '100,0 % menos que los 7 días anteriores (100).'],
    [3, 3, 'Igual que los 7 días anteriores (3).'],
    [3, 0, 'Los 7 días anteriores no hubo clics.'],
  ])('%i and %i', (clicks, before, sentence) => expect(compareWeeks(weeks(clicks, before))).toBe(sentence));

  it('are said in words for each day', () => {
    const days = [{ day: '2026-11-24', clicks: 1234, before: 0 }];
    const html = renderToStaticMarkup(<ClickChart weeks={{ days, clicks: 1234, before: 0 }} today="2026-11-24" />);
    expect(html).toContain('martes, 24 de noviembre: 1.234; una semana antes, 0');
    expect(html).toContain('hoy');
  });
});
