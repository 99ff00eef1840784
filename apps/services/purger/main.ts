import { runServices } from '../runServices.ts';

await runServices(['purger']);
