import type { Fault } from './fault.ts';
import { confusePaths } from './live/confusedPaths.ts';
import { killPart, pausePart } from './live/dyingParts.ts';
import { haltParts } from './live/haltedParts.ts';
import { serveHostileImages } from './live/hostileImages.ts';
import { interruptFirstStart } from './live/interrupted.ts';
import { killSupervisor } from './live/killedSupervisor.ts';
import { overload } from './live/overload.ts';
import { crawlIn } from './live/slowClients.ts';
import { confusePathsThroughNginx } from './live/throughNginx.ts';

const rounds = Number(process.env['KILL_ROUNDS'] ?? 100);
const everyPage = 'every page is a page, every click is answered and recorded';

/** Every fault that is tried, in the order of the table in `docs/faults.md`. */
export const faults: readonly Fault[] = [
  {
    name: 'postgres-killed',
    done: 'kill -9 of the database server (first line of postmaster.pid)',
    holds: everyPage,
    live: killPart('postgres'),
  },
  {
    name: 'postgres-paused',
    done: 'the database server and its processes stand still for 5 s (SIGSTOP)',
    holds: everyPage,
    live: pausePart('postgres'),
  },
  { name: 'services-killed', done: 'kill -9 of the services', holds: everyPage, live: killPart('services') },
  { name: 'services-paused', done: 'the services stand still for 5 s', holds: everyPage, live: pausePart('services') },
  { name: 'images-killed', done: 'kill -9 of the image host', holds: everyPage, live: killPart('images') },
  {
    name: 'site-killed',
    done: 'kill -9 of the site',
    holds: 'it is back; every click is answered and recorded',
    live: killPart('site', { own: 'pages' }),
  },
  {
    name: 'clickout-killed',
    done: 'kill -9 of the click-out',
    holds: 'it is back; no answered click is lost; every page is a page',
    live: killPart('clickout', { own: 'clicks' }),
  },
  {
    name: 'clickout-kill-loop',
    done: 'kill -9 of the click-out at random moments, every fifth time with the database away and a full disk',
    holds: 'no answered click is lost or doubled',
    tests: ['apps/services/clickout/clickoutFaults.database.test.ts'],
    env: { KILL_ROUNDS: String(rounds) },
  },
  ...(['postgres', 'services', 'images'] as const).map((part) => ({
    name: `${part}-kill-loop`,
    done: `kill -9 of ${part === 'postgres' ? 'the database server' : part}, again as soon as it is back`,
    holds: everyPage,
    live: killPart(part, { rounds }),
  })),
  {
    name: 'site-kill-loop',
    done: 'kill -9 of the site, again as soon as it is back',
    holds: 'it is back each time; every click is answered and recorded',
    live: killPart('site', { own: 'pages', rounds }),
  },
  {
    name: 'parts-halted',
    done: 'studio, services, site, click-out, images, free play and the database server stand still for good (SIGSTOP)',
    holds: 'another process takes the place of each, and all are ready',
    live: haltParts,
  },
  {
    name: 'supervisor-killed',
    done: 'kill -9 of the supervisor alone, with its run.json whole, torn, empty or foreign',
    holds: 'the very next start comes up',
    live: killSupervisor,
  },
  {
    name: 'disk-full',
    done: 'a disk without room, for clicks, pages and logs',
    holds: 'redirects go on; what is lost is counted; nothing ends',
    tests: [
      'apps/services/clickout/clickoutFullDisk.database.test.ts',
      'apps/services/clickout/spool.test.ts',
      'apps/site/server/cache/pageStore.test.ts',
      'scripts/runner/logFile.test.ts',
    ],
  },
  {
    name: 'torn-spool',
    done: 'torn records, a clock a day ahead and back',
    holds: 'whole records are taken once, nothing twice',
    tests: [
      'apps/services/clickout/rowLog.database.test.ts',
      'apps/services/clickout/visitorKeys.database.test.ts',
      'apps/services/clickout/spool.test.ts',
    ],
  },
  {
    name: 'slow-services',
    done: 'services that hang, trickle, refuse, redirect or answer garbage',
    holds: 'a page within its deadline, the last good one where there is one',
    tests: [
      'apps/site/server/cache/slowServices.test.ts',
      'packages/clients/failingServices.test.ts',
      'packages/server/fetchDirectly.test.ts',
      'tests/foreign/wrongAnswers.test.ts',
    ],
  },
  {
    name: 'forgetful-content',
    done: 'a content service that answers 404 to everything, or an empty list',
    holds: 'the last good pages stay',
    tests: ['apps/site/server/cache/lastGoodPages.test.ts', 'packages/clients/failingServices.test.ts'],
  },
  {
    name: 'stampede',
    done: 'many at once on an expired page; a breaker opens and closes',
    holds: 'one rendering, one call',
    tests: [
      'apps/site/server/cache/pageCache.test.ts',
      'apps/site/server/hostileContent.test.ts',
      'packages/clients/failingServices.test.ts',
    ],
  },
  {
    name: 'loops',
    done: 'redirects in a circle, blocks that include themselves, block types named `__proto__`',
    holds: 'an answer, never a circle',
    tests: ['apps/site/server/siteAddresses.test.ts', 'apps/site/server/hostileContent.test.ts'],
  },
  {
    name: 'lost-connections',
    done: 'database connections that break, a database server that stops and comes back, a reader whose position is of another one',
    holds: 'no change is missed',
    tests: [
      'apps/services/content/databaseRestart.database.test.ts',
      'apps/services/content/changes.database.test.ts',
      'apps/services/jackpots/faults.database.test.ts',
    ],
  },
  {
    name: 'half-publication',
    done: 'a publication that fails half-way; two studios with one planned page',
    holds: 'all of it or nothing, and once',
    tests: ['apps/studio/core/publish/publishTransaction.database.test.ts', 'apps/studio/core/jobs/runQueues.database.test.ts'],
  },
  {
    name: 'interrupted-start',
    done: 'kill -9 of the start while it migrates and seeds',
    holds: 'the next start comes up whole',
    live: interruptFirstStart,
  },
  {
    name: 'migration-blocked',
    done: 'a migration of a table that others hold; the release before on the new schema',
    holds: 'it gives up and changes nothing; old statements work',
    tests: ['packages/database/migrate.database.test.ts', 'apps/studio/scripts/upgrade.database.test.ts'],
  },
  {
    name: 'backup-drill',
    done: 'backup under traffic, everything deleted, restore',
    holds: 'all that was there when the backup began',
    tests: ['tests/runner/backup.product.test.ts'],
  },
  {
    name: 'hostile-images',
    done: 'drawings and pictures that cost minutes to read',
    holds: 'refused or drawn; nobody else waits',
    live: serveHostileImages,
  },
  {
    name: 'hostile-uploads',
    done: 'drawings that load or cost too much; files that are too large, cut off or torn',
    holds: 'refused with what is wrong',
    tests: [
      'packages/server/images/cleanDrawing.test.ts',
      'packages/server/images/imageMakers.test.ts',
      'apps/studio/core/media/uploads.database.test.ts',
    ],
  },
  {
    name: 'hostile-frames',
    done: 'games that steal the focus, never answer, or ask for more',
    holds: 'the page stays the visitor’s',
    tests: ['apps/site/features/games/gameFrame.browser.test.ts', 'apps/site/features/games/focusThefts.test.ts'],
  },
  {
    name: 'service-worker',
    done: 'answers that must not be kept, more pages than are kept, a full disk, a site that cannot be reached',
    holds: 'the network’s page, or the offline page',
    tests: ['apps/site/browser/serviceWorker/serviceWorker.browser.test.ts'],
  },
  {
    name: 'confused-paths',
    done: 'paths and headers that parsers read in two ways, at each public host',
    holds: 'no 5xx, nothing of the inside',
    live: confusePaths,
  },
  {
    name: 'confused-nginx',
    done: 'the same through deploy/nginx.conf',
    holds: 'the same; no address in its logs',
    live: confusePathsThroughNginx,
  },
  {
    name: 'odd-requests',
    done: 'fuzz of the click-out over raw sockets, of the studio’s API, of the site’s addresses',
    holds: 'no 5xx, no foreign redirect, no stack',
    tests: [
      'apps/services/clickout/clickoutFuzz.test.ts',
      'apps/studio/core/api/everyEndpoint.database.test.ts',
      'apps/site/server/publicAnswers.test.ts',
    ],
  },
  {
    name: 'accounts',
    done: 'guessed passwords from one and many addresses, replayed codes, ended sessions',
    holds: 'slowed down, refused, never locked out',
    tests: [
      'apps/studio/team/accounts/logins.database.test.ts',
      'apps/studio/team/accounts/secondFactor.database.test.ts',
      'apps/studio/team/accounts/sessions.database.test.ts',
    ],
  },
  {
    name: 'least-rights',
    done: 'each database role tries what is not its own',
    holds: 'refused',
    tests: ['packages/database/roles.database.test.ts'],
  },
  {
    name: 'slow-clients',
    done: 'hundreds of connections that send or read next to nothing',
    holds: 'everybody else is answered',
    live: crawlIn,
  },
  {
    name: 'overload',
    done: 'forty more visitors at once, without a pause, on pages that have to be made',
    holds: 'shown or refused with 503; clicks as ever',
    live: overload,
  },
];
