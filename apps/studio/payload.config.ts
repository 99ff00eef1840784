import { env } from './env.ts';
import { buildStudioConfig } from './studioConfig.ts';

export default buildStudioConfig(env);
