import { fileURLToPath } from 'node:url';

/** The program of `createImageMakers`, in the sources and beside what a build makes of them. The studio's build does not find files so: it names the path. */
export const imageMakerProgram = fileURLToPath(new URL('./imageMaker.ts', import.meta.url));
