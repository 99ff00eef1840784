import { describe, expect, it } from 'vitest';
import { buildContentSecurityPolicy, securityHeaders } from './securityHeaders.ts';

const directives = (policy: string) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));

const options = {
  nonce: 'abc',
  siteUrl: 'https://lupacasino.example/',
  imageUrls: ['https://img.example/a', 'https://img.example/b'],
  isDevelopment: false,
};

describe('the policy of the studio', () => {
  it('runs only scripts of its own that carry the nonce', () => {
    const policy = directives(buildContentSecurityPolicy('/admin', options));
    expect(policy.get('script-src')).toEqual(["'self'", "'nonce-abc'"]);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://lupacasino.example', 'https://img.example']);
    expect(policy.get('frame-src')).toEqual(["'self'", 'https://lupacasino.example']);
  });

  it('lets an uploaded file run nothing', () => {
    const policy = directives(buildContentSecurityPolicy('/api/media/file/logo.svg', options));
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.has('sandbox')).toBe(true);
  });

  it('insists on TLS where there is any', () => {
    expect(securityHeaders('https://studio.example')['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
    expect(securityHeaders('http://localhost:3001')).not.toHaveProperty('Strict-Transport-Security');
    expect(securityHeaders('')['X-Robots-Tag']).toMatch('noindex');
  });
});
