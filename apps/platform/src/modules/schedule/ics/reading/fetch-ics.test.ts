import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkedUrl, createFetchIcs } from './fetch-ics.ts';

const servers: Server[] = [];
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://calendar.example:${(server.address() as AddressInfo).port}/a.ics`;
}
afterAll(() => Promise.all(servers.map((server) => new Promise((closed) => server.close(closed)))));

/** The name leads to this machine, which is allowed here alone. */
const here = createFetchIcs({ resolve: async () => ['127.0.0.1'], isAllowed: () => true, isTest: true });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'READ',
    (error: { code?: string }) => error.code,
  );

describe('which addresses may be asked', () => {
  it.each([
    'http://calendar.example/a.ics',
    'https://calendar.example:8443/a.ics',
    'https://user:pass@calendar.example/a.ics',
    'ftp://calendar.example/a.ics',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'calendar.example/a.ics',
    '',
    'https://',
  ])('%s is not even looked up', (url) => expect(() => checkedUrl(url)).toThrow(/주소/));

  it('reads webcal as https, and leaves the fragment behind', () => {
    expect(checkedUrl(' webcal://calendar.example/a.ics#x ').href).toBe('https://calendar.example/a.ics');
  });

  it.each([
    'https://127.0.0.1/a.ics',
    'https://2130706433/a.ics',
    'https://0x7f.1/a.ics',
    'https://0177.0.0.1/a.ics',
    'https://[::1]/a.ics',
    'https://[::ffff:7f00:1]/a.ics',
    'https://169.254.169.254/latest/meta-data',
  ])('%s is refused without a connection', async (url) => {
    expect(await codeOf(createFetchIcs()(url))).toBe('URL_NOT_ALLOWED');
  });

  it('refuses a name of which one address alone is private', async () => {
    const resolve = async () => ['93.184.216.34', '10.0.0.7'];
    expect(await codeOf(createFetchIcs({ resolve })('https://calendar.example/a.ics'))).toBe('URL_NOT_ALLOWED');
  });

  it('connects to the address that was checked, not to what the name says a moment later', async () => {
    const url = await serve((_request, response) => void response.end('BEGIN:VCALENDAR'));
    let asked = 0;
    const fetchIcs = createFetchIcs({
      resolve: async () => [asked++ === 0 ? '127.0.0.1' : '203.0.113.9'],
      isAllowed: () => true,
      isTest: true,
    });
    expect(await fetchIcs(url)).toBe('BEGIN:VCALENDAR');
    expect(asked).toBe(1);
  });

  it('checks the target of a redirect like the first address', async () => {
    const url = await serve(
      (_request, response) => void response.writeHead(302, { location: 'http://inner.example/' }).end(),
    );
    const fetchIcs = createFetchIcs({
      resolve: async (host) => [host === 'inner.example' ? '10.0.0.1' : '127.0.0.1'],
      isAllowed: (address) => address === '127.0.0.1',
      isTest: true,
    });
    expect(await codeOf(fetchIcs(url))).toBe('URL_NOT_ALLOWED');
  });
});

describe('what is read', () => {
  it('follows a few redirects and sends nothing of the reader', async () => {
    let hops = 0;
    const url = await serve((request, response) => {
      expect(request.headers).not.toHaveProperty('cookie');
      expect(request.headers).not.toHaveProperty('authorization');
      if (hops++ < 3) response.writeHead(301, { location: `/${hops}.ics` }).end();
      else response.end('완료');
    });
    expect(await here(url)).toBe('완료');
  });

  it.each<[string, RequestListener]>([
    ['goes round in circles', (_request, response) => void response.writeHead(302, { location: '/again' }).end()],
    ['is not there', (_request, response) => void response.writeHead(404).end()],
    ['wants a sign-in', (_request, response) => void response.writeHead(401).end()],
    ['is larger than 1 MiB', (_request, response) => void response.end(Buffer.alloc(1_100_000, 'x'))],
    ['hangs up in the middle', (_request, response) => void (response.write('BEGIN'), response.destroy())],
  ])('is nothing when it %s', async (_what, listener) => {
    expect(await codeOf(here(await serve(listener)))).toBe('ICS_UNREADABLE');
  });

  it('says nothing of the address in its error', async () => {
    const url = await serve((_request, response) => void response.writeHead(500).end());
    await expect(here(`${url}?key=secret`)).rejects.toThrow(/^(?!.*(secret|calendar\.example)).*$/);
  });
});
