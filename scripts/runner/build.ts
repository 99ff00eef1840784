// `node scripts/runner/build.ts site freeplay`: builds of these apps what was not built from the present sources.
import { buildApp, isBuilt, type Build } from './builds.ts';

for (const name of process.argv.slice(2) as Build[]) if (!(await isBuilt(name))) await buildApp(name, process.env);
