import { expect, it } from 'vitest';
import { noteVisit, readVisit } from './lastVisitElement.ts';

const minute = 60_000;

it('has no visit before the first', () => {
  expect(noteVisit(null, 1000)).toEqual({ latest: 1000, before: null });
});

it('is the same visit for half an hour after the latest look, and another one later', () => {
  const first = noteVisit(null, 0);
  const reloaded = noteVisit(first, 20 * minute);
  expect(reloaded.before).toBeNull();
  const second = noteVisit(reloaded, 60 * minute);
  expect(second).toEqual({ latest: 60 * minute, before: 20 * minute });
  expect(noteVisit(second, 70 * minute).before).toBe(20 * minute);
});

it('starts anew when the clock of the device was put back', () => {
  expect(noteVisit({ latest: 5000, before: 10 }, 1000)).toEqual({ latest: 1000, before: null });
});

it.each([null, '', '{', '[]', '7', '{"latest":"x","before":null}', '{"latest":1}'])('reads %j as no visit', (text) => {
  expect(readVisit(text)).toBeNull();
});

it('reads what it wrote', () => {
  expect(readVisit(JSON.stringify(noteVisit(null, 12)))).toEqual({ latest: 12, before: null });
});
