// What can be known before the first installation, which takes a while: whether this machine can run the product. Plain JavaScript: see start.mjs.
import { existsSync, readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

const oldestNode = 20;
/** On which the product itself runs, and what is locked of it. */
const productNode = 24;
const lockedNodes = ['linux-x64', 'linux-arm64', 'win32-x64'];
/** Dependencies, builds and the demo: 1.9 GB were used in November 2026. */
const neededGigabytes = 2.5;
/** Runs only where there is a CDN. */
const withCdn = 'PURGER_PORT';

/**
 * @param {string} root
 * @param {{ node: string, platform: string, arch: string, gigabytes: number }} [here] this machine
 * @returns {Promise<string | null>} why it cannot work, in a line that tells what to do
 */
export async function findObstacle(root, here) {
  const { platform, arch, versions } = process;
  const machine = here ?? { node: versions.node, platform, arch, gigabytes: await readFreeGigabytes(root) };
  return refuseNode(machine) ?? refuseSpace(machine) ?? (await refusePorts(root));
}

function refuseNode({ node, platform, arch }) {
  const [version] = node.split('.').map(Number);
  const machine = `${platform}-${arch}`;
  if (version >= productNode) return null;
  if (version < oldestNode) return `This is Node ${node}. Lupa needs Node ${oldestNode} to begin with; install ${productNode}.`;
  if (lockedNodes.includes(machine)) return null;
  return `Lupa runs on Node ${productNode} and brings it for ${lockedNodes.join(', ')}, not for ${machine}. Install Node ${productNode} and start again.`;
}

async function readFreeGigabytes(root) {
  const { bavail, bsize } = await statfs(root);
  return (bavail * bsize) / 1024 ** 3;
}

function refuseSpace({ gigabytes }) {
  if (gigabytes >= neededGigabytes) return null;
  return `Only ${gigabytes.toFixed(1)} GB are free here; a first start needs ${neededGigabytes}. Make room, or clone Lupa to another disk.`;
}

async function refusePorts(root) {
  const ports = JSON.parse(readFileSync(join(root, 'packages', 'configuration', 'ports.json'), 'utf8'));
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const services = process.env.SERVICES?.split(',').map((name) => name.trim());
  const hasStudio = services?.some((name) => name === 'content' || name === 'partners');
  const chosen = services && ['site', ...(hasStudio ? ['studio'] : []), ...services].map((part) => `${part.toUpperCase()}_PORT`);
  for (const variable of chosen ?? Object.keys(ports).filter((name) => name !== withCdn)) {
    const port = Number(process.env[variable] || ports[variable]);
    if (port > 0 && port < 65_536 && !(await isFree(port)))
      return `Port ${port} is taken by another process. Stop that process, or set ${variable} to a free port. Nothing was installed yet.`;
  }
  return null;
}

/** @param {number} port */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
