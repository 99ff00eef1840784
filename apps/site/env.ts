import { type Configuration, readConfiguration } from '@lupa/configuration/readConfiguration.ts';

export type SiteEnv = Configuration<'site'>;

/** Where everything is and what the site may do, from its environment. @throws EnvError */
export const readSiteEnv = (source?: NodeJS.ProcessEnv): SiteEnv => readConfiguration('site', source);
