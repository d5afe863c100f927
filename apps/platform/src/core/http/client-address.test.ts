import type { IncomingMessage } from 'node:http';
import { clientAddressOf, networkOf } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

describe('the address that a limit counts', () => {
  it.each<[string, string | false, IncomingMessage, string]>([
    ['is the peer’s where no proxy is trusted', false, from('203.0.113.9', '10.1.1.1'), '203.0.113.9'],
    ['is the peer’s where she is no trusted proxy', '10.0.0.1', from('203.0.113.9', '10.1.1.1'), '203.0.113.9'],
    ['is what a trusted proxy wrote', '10.0.0.1', from('10.0.0.1', '198.51.100.7'), '198.51.100.7'],
    ['is not what the client wrote before it', '10.0.0.1', from('10.0.0.1', '1.2.3.4, 198.51.100.7'), '198.51.100.7'],
    ['is looked for behind two proxies', '10.0.0.0/8', from('10.0.0.1', '198.51.100.7, 10.0.0.2'), '198.51.100.7'],
    ['is the proxy’s own where it says nothing', '10.0.0.1', from('10.0.0.1'), '10.0.0.1'],
  ])('%s', (_name, trusted, request, address) => {
    expect(clientAddressOf(trusted)(request)).toBe(address);
  });
});

describe('an address, as a limit counts it', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:1::1', '2001:db8:1:1::'],
    ['2001:db8:1:1:ffff::e', '2001:db8:1:1::'],
    ['2001:db8:1:2::1', '2001:db8:1:2::'],
    ['::1', '::'],
    ['unknown', 'unknown'],
  ])('is, of %s, %s', (address, network) => expect(networkOf(address)).toBe(network));
});
