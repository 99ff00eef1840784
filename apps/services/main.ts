import { runUntilSignal } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { allServices } from './allServices.ts';
import { env } from './env.ts';
import { startServices } from './startServices.ts';

const services = env.SERVICES.map((name) => ({ name, start: allServices[name] }));
await runUntilSignal(() => startServices(services, (name) => createLogger(name, env.LOG_LEVEL)));
