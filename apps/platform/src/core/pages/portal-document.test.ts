import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readConfig } from '../config/config.ts';
import { portalDocument, portalPolicy } from './portal-document.ts';

const THEME = "document.documentElement.className='light'";
const BUILT = `<!doctype html><html lang="ko"><head><style>body{margin:0}</style><script>${THEME}</script>
<script type="module" src="/kr/assets/main-abc.js"></script></head><body><div id="root"></div></body></html>`;
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const settings = { signIn: { issuer: 'http://localhost:3000/oidc', clientId: 'teacher-portal' } };
const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';
const ORIGIN = 'https://id.example';
const SOCIAL = { SOCIAL_SCRIPT_URL: `${ORIGIN}/sdk.js?a=1&b=">`, SOCIAL_CLIENT_ID: 'abc' };

const blockOf = (page: string) =>
  JSON.parse(
    /<script type="application\/json" id="portal-config">([^<]*)<\/script>/.exec(page)?.[1] ?? 'null',
  ) as Record<string, unknown>;

describe('the document of the portal', () => {
  it('carries the settings of the installation as data', () => {
    const config = readConfig({ AUTH_MODE: 'OIDC', HOTLINE_NUMBER: '1900-1234' });
    const accounts = [{ role: '선생님', username: 'math', password: 'x' }];
    const page = portalDocument(BUILT, config, { ...settings, demoAccounts: accounts }).bodies.identity.toString();
    expect(blockOf(page)).toMatchObject({
      apiOrigin: '',
      issuer: 'http://localhost:3000/oidc',
      clientId: 'teacher-portal',
      authMode: 'OIDC',
      demo: true,
      demoAccounts: accounts,
      tenant: { hotlineNumber: '1900-1234' },
    });
  });

  it('replaces a block that the build left, and names no demo account outside the demo', () => {
    const built = BUILT.replace(
      '</head>',
      '<script type="application/json" id="portal-config">{"demo":true}</script></head>',
    );
    const config = readConfig({ DEMO: 'off' });
    const page = portalDocument(built, config, {
      ...settings,
      demoAccounts: [{ role: 'x', username: 'x', password: 'x' }],
    });
    const text = page.bodies.identity.toString();
    expect(text.match(/id="portal-config"/g)).toHaveLength(1);
    expect(blockOf(text)).not.toHaveProperty('demoAccounts');
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', '$&$1$`'])(
    'cannot be broken out of by a brand called %s',
    (name) => {
      const page = portalDocument(BUILT, readConfig({ CLASS_BRAND_NAME: name }), settings).bodies.identity.toString();
      expect(page.match(/<script/g)).toHaveLength(3);
      expect(blockOf(page)).toMatchObject({ tenant: { classBrand: { name } } });
    },
  );

  it.each([
    [{ DEMO: 'off' }, false],
    [{ DEMO: 'off', SMTP_URL: 'smtps://mail.example' }, true],
    [{}, true],
  ])('says whether mails leave this installation (%j: %s)', (env, sendsMail) => {
    const page = portalDocument(BUILT, readConfig(env as Record<string, string>), settings).bodies.identity.toString();
    expect(blockOf(page)).toMatchObject({ sendsMail });
  });

  it('is compressed once, equal in every form', () => {
    const { bodies } = portalDocument(BUILT, readConfig({}), settings);
    expect(brotliDecompressSync(bodies.br)).toEqual(bodies.identity);
    expect(gunzipSync(bodies.gzip)).toEqual(bodies.identity);
  });
});

describe('the social sign-in script', () => {
  const pageOf = (env: Record<string, string>) =>
    portalDocument(BUILT, readConfig(env), settings).bodies.identity.toString();

  it('stands in the document with its client id in the settings, and only when it is configured [LOG-7] (D6)', () => {
    expect(pageOf({})).not.toMatch(/<script async|"social"/);
    const page = pageOf(SOCIAL);
    expect(page).toContain('<script async src="https://id.example/sdk.js?a=1&amp;b=%22%3E"></script></head>');
    expect(page).toContain('"social":{"clientId":"abc","providers":["google"]}');
    expect(page).not.toContain('accounts.google.com');
  });
});

describe('its policy [R25] [G18]', () => {
  const policyOf = (env: Record<string, string> = {}) =>
    Object.fromEntries(
      portalPolicy(BUILT, readConfig(env))
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    ) as Record<string, string[]>;

  it('allows what stands in the document by its digest, and nothing inline beside it', () => {
    const policy = policyOf();
    expect(policy['script-src']).toEqual(["'self'", sha(THEME)]);
    expect(policy['style-src']).toEqual(["'self'", sha(''), sha('body{margin:0}')]);
    expect(policy['style-src-attr']).toEqual(["'none'"]);
    expect(policy['default-src']).toEqual(["'none'"]);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy[name]).toEqual(["'none'"]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['trusted-types']).toEqual(['push-worker', 'pdf-worker']);
    expect(policy['connect-src']).toEqual(["'self'", 'ws://localhost:3000']);
  });

  it('shows videos without cookies and its own documents in a frame, and no other site [CRS-6]', () => {
    expect(policyOf()['frame-src']).toEqual(["'self'", VIDEO_ORIGIN]);
    expect(policyOf({ API_ORIGIN: 'https://api.example' })['frame-src']).toContain('https://api.example');
  });

  it('knows no wildcard, no unsafe word and no scheme for scripts', () => {
    for (const values of Object.values(policyOf()))
      for (const value of values) expect(value).not.toMatch(/unsafe|^\*|^https?:$/);
    expect(policyOf()['script-src']?.join(' ')).not.toMatch(/data:|blob:|http/);
  });

  it('lets a tag manager run its own three scripts, and keeps Trusted Types on [ANA-1] (D6)', () => {
    const policy = policyOf({ GTM_ID: 'GTM-ABC' });
    const its = ['gtm.js', 'gtag/js', 'gtag/destination'].map((path) => `https://www.googletagmanager.com/${path}`);
    expect(policy['script-src']).toEqual([...policyOf()['script-src']!, ...its]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['trusted-types']).toEqual(['push-worker', 'pdf-worker', 'default']);
    for (const values of Object.values(policy))
      for (const value of values) expect(value).not.toMatch(/unsafe|strict-dynamic|^\*|^https?:$/);
    for (const [name, values] of Object.entries(policyOf()))
      if (!['script-src', 'connect-src', 'img-src', 'trusted-types'].includes(name))
        expect(policy[name]).toEqual(values);
  });

  it('opens to a social script only when one is set [LOG-7] (D6)', () => {
    const social = policyOf(SOCIAL);
    for (const name of ['script-src', 'connect-src']) expect(social[name]).toEqual([...policyOf()[name]!, ORIGIN]);
    expect(social['frame-src']).toEqual([...policyOf()['frame-src']!, ORIGIN]);
    for (const [name, values] of Object.entries(policyOf()))
      if (!['script-src', 'connect-src', 'frame-src'].includes(name)) expect(social[name]).toEqual(values);
  });

  it('lets a portal elsewhere reach its interface', () => {
    expect(policyOf({ API_ORIGIN: 'https://api.example' })['connect-src']).toEqual(
      expect.arrayContaining(['https://api.example', 'wss://api.example']),
    );
  });

  it('shows files of their own origin, and sends bytes to the store that is set, and to no other [UPL-3]', () => {
    const policy = policyOf({
      FILES_ORIGIN: 'https://files.example',
      S3_ENDPOINT: 'https://store.example',
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    for (const name of ['img-src', 'media-src'])
      expect(policy[name]).toEqual([...policyOf()[name]!, 'https://files.example']);
    expect(policy['connect-src']).toEqual([...policyOf()['connect-src']!, 'https://store.example']);
  });

  it('plays recordings from the store, where there can be some [CLS-3]', () => {
    const mediaOf = (env: Record<string, string>) =>
      policyOf({
        FILES_ORIGIN: 'https://files.example',
        S3_ENDPOINT: 'https://store.example',
        S3_BUCKET: 'files',
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'secret',
        LIVEKIT_URL: 'wss://sfu.example',
        LIVEKIT_API_KEY: 'key',
        LIVEKIT_API_SECRET: 's'.repeat(32),
        ...env,
      })['media-src'];
    expect(mediaOf({ LIVEKIT_EGRESS: 'on' })).toEqual([...mediaOf({})!, 'https://store.example']);
  });
});

describe('the served portal', () => {
  let t: TestApp;
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'portal-dist-'));
    await mkdir(join(dir, 'assets'));
    await writeFile(join(dir, 'index.html'), BUILT);
    await writeFile(join(dir, 'assets/main-abc.js'), 'console.log(1)');
    await writeFile(join(dir, 'assets/main-abc.js.br'), 'brotli');
    await writeFile(join(dir, 'assets/portal-sans-AbCd_1-9.woff2'), 'font');
    await writeFile(join(dir, 'assets/portal-sans-rare-1-AbCd_1-9.woff2'), 'rare');
    await writeFile(join(dir, 'robots.txt'), 'User-agent: *');
    await writeFile(join(dir, '.secret'), 'secret');
    t = await createTestApp({ env: { PORTAL_DIR: dir } });
  });
  afterAll(async () => {
    await t.close();
    await rm(dir, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    t.request({ url, headers: { accept: 'text/html', ...headers } });

  it.each([
    '/kr',
    '/kr/',
    '/kr/account/calendar',
    '/kr/notification?type=notification',
    '/kr/oauth2/callback?code=x',
    '/kr/anything',
  ])('answers %s with the document [SITE-1]', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    expect(answer.headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(blockOf(answer.body)).toMatchObject({ clientId: 'teacher-portal', demo: false });
  });

  it('answers whoever draws the preview of a link with the document, and asks for a script with none [SITE-1]', async () => {
    const statusOf = async (url: string, accept: string) => (await get(url, { accept })).statusCode;
    expect(await statusOf('/kr/live/abc', '*/*')).toBe(200);
    expect(await statusOf('/kr/assets/gone-abc.js', '*/*')).toBe(404);
    expect(await statusOf('/kr/login', 'application/json')).toBe(404);
    expect(await statusOf('/mid/v1/nothing', '*/*')).toBe(404);
  });

  it.each([
    ['/', '/kr'],
    ['/?utm=1', '/kr?utm=1'],
    ['/lich-day', '/kr/lich-day'],
    ['/account/calendar?view=week', '/kr/account/calendar?view=week'],
    ['/kr/index.html', '/kr'],
    ['/kr/portal-sans.woff2', '/kr/assets/portal-sans-AbCd_1-9.woff2'],
  ])('sends %s to %s', async (url, to) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
  });

  it('serves hashed files for ever, compressed where the build did it, and the others with a question', async () => {
    const script = await t.request({ url: '/kr/assets/main-abc.js', headers: { 'accept-encoding': 'br, gzip' } });
    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await t.request({ url: '/kr/robots.txt' })).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/kr/assets/gone.js', '/kr/.secret', '/mid/v1/nothing', '/kr/assets/..%2f.secret'])(
    'answers %s with 404 and not with the document',
    async (url) => {
      const answer = await t.request({ url });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('sends nothing when the browser has it, and the new one after a build', async () => {
    const { etag } = (await get('/kr')).headers;
    expect((await get('/kr', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    await writeFile(join(dir, 'index.html'), BUILT.replace('root', 'root2'));
    await utimes(join(dir, 'index.html'), new Date(), new Date(Date.now() + 5_000));
    expect((await get('/kr', { 'if-none-match': String(etag) })).body).toContain('root2');
  });

  it('sends the smallest form that the browser takes', async () => {
    const answer = await get('/kr', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('portal-config');
  });

  it('says in Korean that the portal is not built yet', async () => {
    const bare = await createTestApp();
    const answer = await bare.request({ url: '/kr', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('화면을 아직 만들지 않았어요');
    // `npm run dev` reads them from here.
    expect(blockOf(answer.body)).toMatchObject({ clientId: 'teacher-portal' });
    await bare.close();
  });
});
