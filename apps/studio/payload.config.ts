import { env } from './core/env.ts';
import { buildStudioConfig } from './studioConfig.ts';

export default buildStudioConfig(env);
