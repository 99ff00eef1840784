import type { Drawing } from '../logos/drawBrand.ts';
import { objects, type ObjectName } from './objects.ts';
import { scenes, type SceneName } from './scenes.ts';

type Scene = {
  scene: SceneName;
  /** What the page is about. */
  main: ObjectName;
  /** On its left and on its right. */
  beside: [ObjectName, ObjectName];
  ground: GroundName;
};

export const grounds = {
  sand: { sky: '#EFE9DC', glass: '#FAF7F0', sun: '#E3B98F', hill: '#7F7358' },
  mist: { sky: '#DFE9ED', glass: '#F4F8FA', sun: '#F3D9B0', hill: '#3E6B82' },
  clay: { sky: '#F3E2D7', glass: '#FCF4EE', sun: '#D98A62', hill: '#8E4A2C' },
  sage: { sky: '#E2EBE2', glass: '#F5F9F4', sun: '#F0D79A', hill: '#3F7A62' },
} as const;
export type GroundName = keyof typeof grounds;

export const stamp =
  (name: ObjectName) =>
  (x: number, y: number, size: number, turn = 0): string =>
    `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 100}) rotate(${turn} 50 50)">${objects[name]}</g>`;

/** An illustration of 1600 by 1000: what a page is about, where such things are found. */
export function drawIllustration({ scene, main, beside: [left, right], ground }: Scene): Drawing {
  const content = scenes[scene]({ ...grounds[ground], main: stamp(main), left: stamp(left), right: stamp(right) });
  return {
    width: 1600,
    height: 1000,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000">${content}</svg>`,
  };
}
