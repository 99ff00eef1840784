import type { DrawnMutant } from './drawnMutant.ts';
import { MutantTests } from './mutantTests.ts';
import { listModules } from './listModules.ts';

// A process of its own, for its parent to end when a fault makes a loop endless.
const root = process.cwd();
const tests = await MutantTests.start(root, listModules(root));
process.on('message', (mutant: DrawnMutant) => void tests.try(mutant).then((outcome) => process.send?.(outcome)));
process.on('disconnect', () => void tests.stop().then(() => process.exit()));
process.send?.('ready');
