import './withoutDatabase.ts';
import { generateTypes } from 'payload/node';
import config from '../payload.config.ts';

await generateTypes(await config);
