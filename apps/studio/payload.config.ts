import { env } from './core/env.ts';
import { buildFeatures } from './features.ts';
import { buildStudioConfig } from './studioConfig.ts';

export default buildFeatures(env).then((features) => buildStudioConfig(env, features));
