import type { Endpoint, Payload } from 'payload';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { requireUser } from '../../core/api/answers.ts';
import { checkLinks } from './tendLinks.ts';
import type { LinkNetwork } from '../../core/network/openLink.ts';

type Checked = Awaited<ReturnType<typeof checkLinks>>;

/** `POST /api/offers-attention/check-links`: `{checked, working}`. Whoever asks while links are being tried waits for that round. */
export function buildOfferEndpoints(links: LinkNetwork): Endpoint[] {
  let running: Promise<Checked> | undefined;
  const check = (payload: Payload): Promise<Checked> => {
    running ??= checkLinks(payload, { network: links, now: new Date() }).finally(() => {
      running = undefined;
    });
    return running;
  };
  return [
    {
      path: '/offers-attention/check-links',
      method: 'post',
      handler: async (req) => {
        requireUser(req, mayManageAffiliates);
        return Response.json(await check(req.payload));
      },
    },
  ];
}
