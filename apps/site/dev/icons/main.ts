import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawIcons, favicon } from './drawIcons.ts';

// `npm run icons`: to be run after a change of favicon.svg.
for (const [name, content] of await drawIcons()) await writeFile(join(dirname(favicon), name), content);
