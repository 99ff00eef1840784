import { hash } from 'node:crypto';

const blockLength = 64;

/**
 * HMAC-SHA-256 (RFC 2104) of a text, in base64url. Made of one-shot hashes: `createHmac` makes an object outside the
 * JavaScript heap for each call, which costs a redirect more than the hashing itself.
 */
export function createKeyedHash(key: string): (text: string) => string {
  const given = Buffer.from(key);
  const block = Buffer.alloc(blockLength);
  (given.length > blockLength ? hash('sha256', given, 'buffer') : given).copy(block);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = Buffer.alloc(blockLength + 32);
  block.map((byte) => byte ^ 0x5c).forEach((byte, index) => (outer[index] = byte));
  return (text) => {
    const message = Buffer.allocUnsafe(blockLength + Buffer.byteLength(text));
    message.set(inner);
    message.write(text, blockLength);
    hash('sha256', message, 'buffer').copy(outer, blockLength);
    return hash('sha256', outer, 'base64url');
  };
}
