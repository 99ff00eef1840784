import type { IncomingMessage } from 'node:http';
import { networkOf } from '@lupa/server/networkOf.ts';
import { readAddress } from '@lupa/server/readAddress.ts';

export type AddressLimit = {
  isFull: (request: IncomingMessage) => boolean;
  /** Counts a connection; call what it returns once when the connection has ended. */
  enter: (request: IncomingMessage | null) => () => void;
};

/** Counts connections by address, and those of an IPv6 network of 64 bits together: a household has one of these to itself. */
export function createAddressLimit(trustedProxies: number, maximum: number): AddressLimit {
  const counts = new Map<string, number>();
  const networkOfRequest = (request: IncomingMessage) => networkOf(readAddress(request, trustedProxies));
  return {
    isFull: (request) => (counts.get(networkOfRequest(request)) ?? 0) >= maximum,
    enter: (request) => {
      const network = request === null ? '' : networkOfRequest(request);
      counts.set(network, (counts.get(network) ?? 0) + 1);
      return () => {
        const left = (counts.get(network) ?? 0) - 1;
        if (left > 0) counts.set(network, left);
        else counts.delete(network);
      };
    },
  };
}
