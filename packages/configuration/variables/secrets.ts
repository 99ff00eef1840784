import { z } from 'zod';
import { choice, secret } from '../fields.ts';
import { type Part, variable } from '../variable.ts';

const shared = <const Parts extends readonly Part[]>(readers: Parts, about: string) =>
  variable({ schema: secret, in: { runner: secret.optional() }, parts: readers, about, isSecret: true });

export const secretVariables = {
  PLACEMENT_SECRET: shared(
    ['site', 'clickout', 'runner'],
    'Signs where a click-out link stood: the same for the site and the click-out host.',
  ),
  ARCADE_IMPORT_TOKEN: shared(['arcade', 'runner'], 'Lets a feed be imported: PUT /api/arcade/catalogue with `Authorization: Bearer …`.'),
  JACKPOTS_TOKEN: shared(['jackpots', 'runner'], "Lets a jackpot's amount be set: PUT /jackpots/<id> with `Authorization: Bearer …`."),
  PAYLOAD_SECRET: shared(['studio', 'runner'], "Signs the studio's sessions."),
  PREVIEW_SECRET: variable({
    schema: secret,
    in: { site: secret.optional(), runner: secret.optional() },
    parts: ['site', 'studio', 'runner'],
    about: 'Signs the addresses of previews: the same for the studio and the site. Unset for the site: no previews.',
    isSecret: true,
  }),
  ADMIN_EMAIL: variable({
    schema: z.email().default('admin@lupacasino.example').describe('an e-mail address'),
    parts: ['runner'],
    about: 'The first administrator of the studio, made when there are no users.',
  }),
  SEED: variable({
    schema: choice(['demo', 'none']).default('demo'),
    parts: ['runner'],
    about:
      'What the first start fills an empty database with. demo: the demo site; none: the texts of buttons, and the studio leads through the rest.',
  }),
  ADMIN_PASSWORD: variable({
    schema: z.string().min(12).optional().describe('a password of at least 12 characters'),
    parts: ['runner'],
    about: 'Its password. Unset: one is made and kept in DATA_DIR/administrator-password.txt, for the owner of DATA_DIR alone.',
    isSecret: true,
  }),
};
