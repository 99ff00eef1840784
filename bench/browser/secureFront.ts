import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@lupa/server/freePort.ts';
import type { Product } from '../../tests/setup/startProduct.ts';
import { makeDirectory, runNginx } from '../site/nginx.ts';

const runFile = promisify(execFile);

export type SecureFront = { siteUrl: string; stop: () => Promise<void> };

/**
 * A site and the image host as visitors reach them: behind nginx (deploy/nginx.conf), each at an address of its own, by HTTP/2 over TLS. The certificate is one that
 * browsers have to be told to take.
 */
export async function startSecureFront(product: Product): Promise<SecureFront> {
  const directory = await makeDirectory();
  await makeCertificate(directory);
  const ports = { site: await freePort(), images: await freePort() };
  const siteUrl = `https://localhost:${ports.site}`;
  const site = await product.startSecondSite({ SITE_URL: siteUrl, IMAGES_URL: `https://localhost:${ports.images}`, TRUST_PROXY: '1' });
  const serverOf = (port: number, behind: string) => `server {
    listen 127.0.0.1:${port} ssl http2; ssl_certificate ${directory}/certificate.pem; ssl_certificate_key ${directory}/key.pem;
    location / {
      proxy_pass ${behind}; proxy_http_version 1.1; proxy_buffer_size 8k;
      proxy_set_header Connection ""; proxy_set_header Host $http_host; proxy_set_header X-Forwarded-Proto $scheme;
    }
  }`;
  const servers = [serverOf(ports.site, site.siteUrl), serverOf(ports.images, `http://localhost:${product.ports['IMAGES_PORT']}`)].join(
    '\n',
  );
  const nginx = await runNginx(directory, { url: `http://127.0.0.1:${ports.site}`, servers });
  return {
    siteUrl,
    stop: async () => {
      await nginx.stop();
      await site.stop();
    },
  };
}

async function makeCertificate(directory: string): Promise<void> {
  const files = ['-keyout', join(directory, 'key.pem'), '-out', join(directory, 'certificate.pem')];
  await runFile('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-subj',
    '/CN=localhost',
    ...files,
  ]);
}
