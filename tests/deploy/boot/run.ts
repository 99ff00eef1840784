// `npm run deploy:test`: boots a Debian 13 with systemd, installs Lupa by the steps of deploy/README.md, reboots it, replaces the release under traffic and goes back,
// and kills its Postgres. Needs root, debootstrap, systemd-container and loop devices. Ends with a table; code 1 when something does not hold.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pollUntil } from '../../setup/pollUntil.ts';
import { bootMachine, makeDebian, type Machine } from './machine.ts';

const root = join(import.meta.dirname, '../../..');
const parts = ['content', 'arcade', 'partners', 'jackpots', 'images', 'freeplay', 'clickout', 'site', 'studio'];
const node = '/srv/lupa/current/node_modules/.bin/node';

const rows: [string, boolean, string][] = [];
const note = (what: string, holds: boolean, seen: string) => {
  rows.push([what, holds, seen]);
  console.log(`${holds ? '✓' : '✗'} ${what}: ${seen}`);
};

const { packages, steps } = await readSteps();
const folder = await mkdtemp(join(tmpdir(), 'lupa-boot-'));
let machine: Machine | undefined;
try {
  console.log('· making a Debian 13');
  const debian = await makeDebian(packages);
  machine = await bootMachine(debian, { folder, checkout: root });
  await tryMachine(machine);
} catch (error) {
  note('the whole', false, String(error));
  console.log((await machine?.sh('journalctl --no-pager -n 60 --output=cat -u "lupa*"').catch(String)) ?? '');
} finally {
  await machine?.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(rows.every(([, holds]) => holds) ? 0 : 1);

async function tryMachine({ sh, reboot }: Machine): Promise<void> {
  console.log('· installing it by the steps of deploy/README.md');
  for (const step of steps) {
    console.log(await sh(step));
    if (step.includes('common.env'))
      await sh('printf "SMTP_URL=smtp://127.0.0.1:2525\\nMAIL_FROM=lupa@example.cl\\n" >> /etc/lupa/common.env');
  }
  await sh(
    `systemd-run --quiet --unit=mail -p StandardOutput=file:/run/mails ${node} /usr/local/src/lupa/tests/deploy/boot/mailServer.mjs`,
  );
  await allReady(sh, 'installed');
  note('a page through nginx', (await statusOf(sh, 'www.example.cl', '/')) === '200', await statusOf(sh, 'www.example.cl', '/'));
  const stranger = await statusOf(sh, 'evil.example', '/');
  note('another host gets no answer', stranger === '000', stranger);
  const readable = await sh('find /etc/lupa -name "*.env" ! -name common.env -perm /077; stat -c %a /etc/lupa/secrets.env');
  note('secrets are for root alone', readable === '600', readable);
  const metrics = await sh(
    'for port in $(seq 9464 9472); do curl -fsS http://127.0.0.1:$port/metrics | grep -c "^process_start_time" ; done | sort -u',
  );
  note('every part has metrics', metrics === '1', metrics);

  await sh('systemctl stop lupa@images.socket lupa@images.service');
  const mails = () => sh('cat /run/mails');
  await pollUntil('a mail', async () => (await mails()).includes('PartDown'), { every: 2000, within: 300_000 }).catch(() => undefined);
  note('an alert is mailed', (await mails()).includes('PartDown'), await mails());
  await sh('systemctl start lupa@images.socket lupa@images.service');

  await reboot();
  await allReady(sh, 'after a reboot');
  await sh('systemctl start lupa-backup.service');
  const backup = await sh(
    'ls /var/lib/lupa/backups | wc -l; cat /var/lib/lupa/metrics/backup.prom; systemctl is-enabled lupa-backup.timer',
  );
  note('a backup, and its timer', /^1\nlupa_backup_made_seconds \d+\nenabled$/.test(backup), backup.replaceAll('\n', ', '));

  for (const [name, command] of [
    ['an upgrade', '/usr/local/src/lupa/deploy/lupa upgrade /usr/local/src/lupa'],
    ['a rollback', 'lupa rollback'],
  ] as const) {
    await sh(
      `systemd-run --quiet --unit=traffic -p StandardOutput=file:/run/traffic ${node} /usr/local/src/lupa/tests/deploy/boot/traffic.mjs`,
    );
    console.log(await sh(command));
    await sh('systemctl stop traffic');
    const { asked, slowest, failed } = JSON.parse(await sh('cat /run/traffic; rm /run/traffic')) as {
      asked: number;
      slowest: number;
      failed: string[];
    };
    note(
      `${name} under traffic`,
      asked > 100 && failed.length === 0,
      `${asked} requests, ${failed.length} failed, slowest ${slowest} ms ${failed.slice(0, 5).join('; ')}`,
    );
    await allReady(sh, `after ${name}`);
  }

  await fillDisk(sh);

  await sh('systemctl kill --signal=KILL postgresql@17-main.service');
  const meanwhile = await statusOf(sh, 'www.example.cl', '/');
  note('the home page while Postgres is dead', meanwhile === '200', meanwhile);
  await allReady(sh, 'after Postgres was killed');
}

/** To the last byte, Postgres' too. A click is answered all the same, and is in the database once there is room. */
async function fillDisk(sh: Machine['sh']): Promise<void> {
  const path = await sh(
    `curl -s -H 'Host: www.example.cl' http://127.0.0.1/ | grep -o 'https://ir.example.cl/jugar/[^"]*' | head -1 | sed 's#https://ir.example.cl##; s#&amp;#\\&#g'`,
  );
  const count = () => sh(`cd / && runuser -u postgres -- psql -At lupa -c 'select count(*) from clicks.clicks'`);
  const before = Number(await count());
  await sh('head -c 100G /dev/zero > /filling || true; sync; head -c 100G /dev/zero >> /filling || true');
  const full = `${await statusOf(sh, 'www.example.cl', '/')}, ${await statusOf(sh, 'ir.example.cl', path)}`;
  note('the home page and a click on a full disk', full === '200, 302', full);
  await sh('rm /filling');
  await allReady(sh, 'after the disk had room again');
  await pollUntil('the click in the database', async () => Number(await count()) > before, { every: 500, within: 60_000 }).catch(
    () => undefined,
  );
  note('the click is in the database', Number(await count()) === before + 1, `${Number(await count()) - before}`);
}

async function allReady(sh: Machine['sh'], when: string): Promise<void> {
  const begun = Date.now();
  let said = '';
  await pollUntil(
    `every part ${when}`,
    async () => {
      said = await sh('lupa status');
      return parts.every((part) => said.includes(`${part} ready`));
    },
    { every: 1000, within: 240_000 },
  ).catch(() => undefined);
  const missing = parts.filter((part) => !said.includes(`${part} ready`));
  note(
    `every part is ready ${when}`,
    missing.length === 0,
    missing.length === 0 ? `within ${((Date.now() - begun) / 1000).toFixed(0)} s` : missing.join(', '),
  );
}

/** 000: the connection was closed without an answer. */
function statusOf(sh: Machine['sh'], host: string, path: string): Promise<string> {
  return sh(`curl -s -o /dev/null -w '%{http_code}' -H 'Host: ${host}' 'http://127.0.0.1${path}' || true`);
}

/** Of the section that README recommends: its packages, and what is run after they are there. */
async function readSteps(): Promise<{ packages: string[]; steps: string[] }> {
  const text = await readFile(join(root, 'deploy/README.md'), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith('One Debian machine')) ?? '';
  const blocks = [...section.matchAll(/^( *)```sh\n([\s\S]*?)^\1```/gm)].map(([, indent = '', lines = '']) =>
    lines
      .split('\n')
      .map((line) => line.slice(indent.length))
      .join('\n'),
  );
  const lines = blocks.flatMap((block) => block.split('\n')).filter((line) => line.startsWith('apt-get install'));
  const packages = lines.flatMap((line) => line.split(' ').slice(2)).filter((word) => !word.startsWith('-'));
  const steps = blocks
    .map((block) =>
      block
        .split('\n')
        .filter((line) => !/^(apt-get|git clone|npm) /.test(line))
        .join('\n'),
    )
    .filter((block) => block.trim() !== '');
  if (packages.length === 0 || steps.length === 0) throw new Error('deploy/README.md has no steps for one Debian machine.');
  return { packages, steps };
}
