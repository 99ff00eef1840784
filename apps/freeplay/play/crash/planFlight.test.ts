import { describe, expect, it } from 'vitest';
import { planFlight, scaleMarks } from './planFlight.ts';

const rooms = [
  { width: 374, height: 447 },
  { width: 304, height: 255 },
  { width: 540, height: 234 },
  { width: 1392, height: 690 },
];

describe.each(rooms)('a flight in $width by $height', (room) => {
  it('climbs from the ground towards the right, steeper and steeper, and stays in the room', () => {
    for (const height of [1.05, 1.3, 2, 10, 1000]) {
      const { points, floor } = planFlight(height, room);
      expect(points[0]).toMatchObject({ y: floor });
      const climbs = points.slice(1).map(({ x, y }, index) => {
        const before = points[index] ?? { x: 0, y: 0 };
        expect(x).toBeGreaterThan(before.x);
        return before.y - y;
      });
      expect(climbs).toEqual(climbs.toSorted((one, other) => one - other));
      expect(points.at(-1)?.x).toBeLessThan(room.width);
      expect(points.at(-1)?.y).toBeGreaterThan(0);
    }
  });

  it('has a scale of two to five heights that were passed', () => {
    for (const height of [1.3, 1.7, 2.2, 7, 38.64, 950, 9000]) {
      const { marks } = planFlight(height, room);
      expect(marks.length).toBeGreaterThanOrEqual(2);
      expect(marks.length).toBeLessThanOrEqual(scaleMarks);
      expect(Math.max(...marks.map((mark) => mark.height))).toBeLessThanOrEqual(height);
    }
  });
});

it('is on the ground before it flies', () => {
  const { points, floor } = planFlight(1, { width: 374, height: 447 });
  expect(new Set(points.map(({ y }) => y))).toEqual(new Set([floor]));
});
