import { env } from './env.ts';
import { runServices } from './runServices.ts';

await runServices(env.SERVICES);
