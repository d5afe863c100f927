import { readFileSync } from 'node:fs';
import { ConfigError, readConfig } from './config.ts';
import { Environment } from './environment.ts';

describe('the settings', () => {
  it('have a default for everything: the embedded database, the demo, this machine only', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      origin: 'http://localhost:3000',
      isSecure: false,
      demo: true,
      reset: false,
      authMode: 'BOTH',
      refreshReuseWindowMs: 10_000,
      trustProxy: false,
      corsOrigins: [],
      database: { kind: 'pglite', dir: expect.stringMatching(/tmp[\\/]data[\\/]database$/) as string },
      tenant: { code: 'KR', feePolicy: { reading: 'TOTAL' }, assignmentTotalGb: 2 },
    });
  });

  it('leave the demo off where a server’s database is named, unless it is asked for', () => {
    const url = 'postgres://portal@db/portal';
    expect(readConfig({ DATABASE_URL: url })).toMatchObject({ demo: false, database: { kind: 'postgres', url } });
    expect(readConfig({ DATABASE_URL: url, DEMO: 'on' })).toMatchObject({ demo: true });
  });

  it('show the documents of the interface and its metrics in the demo alone, unless they are asked for', () => {
    expect(readConfig({})).toMatchObject({ apiDocs: true, metrics: 'OPEN' });
    expect(readConfig({ DEMO: 'off' })).toMatchObject({ apiDocs: false, metrics: 'CLOSED' });
    const asked = { DEMO: 'off', API_DOCS: 'on', METRICS_TOKEN: 'x'.repeat(16) };
    expect(readConfig(asked)).toMatchObject({ apiDocs: true, metrics: { token: 'x'.repeat(16) } });
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN');
  });

  it('carry both readings of the source [INC-3] [ASG-3]', () => {
    expect(readConfig({ FEE_READING: 'LABEL', ASSIGNMENT_TOTAL_GB: '5' }).tenant).toMatchObject({
      feePolicy: { reading: 'LABEL' },
      assignmentTotalGb: 5,
    });
  });

  it('offer the providers of social sign-in that can be checked, once script and client id are set [LOG-7] (D6)', () => {
    const env = {
      SOCIAL_SCRIPT_URL: 'https://id.example/client',
      SOCIAL_CLIENT_ID: 'abc',
      SOCIAL_ZALO_USERINFO_URL: 'https://graph.example/me',
    };
    expect(readConfig(env).social).toEqual({
      scriptUrl: 'https://id.example/client',
      clientId: 'abc',
      providers: {
        google: {
          kind: 'ID_TOKEN',
          issuer: 'https://accounts.google.com',
          jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
        },
        zalo: { kind: 'ACCESS_TOKEN', userInfoUrl: 'https://graph.example/me' },
      },
    });
    expect(readConfig({ ...env, SOCIAL_CLIENT_ID: '' }).social).toBeUndefined();
    expect(readConfig({ ...env, SOCIAL_SCRIPT_URL: '' }).social).toBeUndefined();
  });

  it('keep files below the data folder, unless a bucket and its key are named', () => {
    const own = 'http://localhost:3000';
    expect(readConfig({}).files).toEqual({ origin: own, uploadOrigin: own, leastFreeShare: 0.05, s3: undefined });
    expect(readConfig({ API_ORIGIN: 'https://api.example' }).files.origin).toBe('https://api.example');
    const s3 = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({ ...s3, FILES_ORIGIN: 'https://files.example' }).files).toEqual({
      origin: 'https://files.example',
      uploadOrigin: 'https://files.s3.us-east-1.amazonaws.com',
      leastFreeShare: 0.05,
      s3: {
        bucket: 'files',
        endpoint: undefined,
        region: 'us-east-1',
        forcePathStyle: false,
        accessKeyId: 'id',
        secretAccessKey: 'secret',
      },
    });
    const elsewhere = { ...s3, S3_ENDPOINT: 'https://store.example:9000' };
    expect(readConfig(elsewhere).files.uploadOrigin).toBe('https://store.example:9000');
    const byHost = readConfig({ ...elsewhere, S3_FORCE_PATH_STYLE: 'off' });
    expect(byHost.files.uploadOrigin).toBe('https://files.store.example:9000');
    for (const name of Object.keys(s3))
      expect(() => readConfig({ ...s3, [name]: '' })).toThrow(
        'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together',
      );
  });

  it.each(['http://127.0.0.1:9000/me', 'http://localhost:9000/me', 'http://[::1]:9000/me'])(
    'let a provider on this machine speak plain http: %s [LOG-7]',
    (address) => expect(() => readConfig({ SOCIAL_ZALO_USERINFO_URL: address })).not.toThrow(),
  );

  it('take an empty value for an absent one', () => {
    expect(readConfig({ PORT: '', ORIGIN: ' ' }).origin).toBe('http://localhost:3000');
  });

  it.each([
    ['PORT', 'abc', 'PORT must be a whole number'],
    ['PORT', '0', 'PORT must be at least 1'],
    ['PORT', '65536', 'PORT must be at most 65535'],
    ['ORIGIN', 'https://portal.example/', 'ORIGIN must be an origin such as https://portal.example'],
    ['ORIGIN', 'javascript:alert(1)', 'ORIGIN must be an origin such as https://portal.example'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must start with postgres://'],
    ['DATABASE_CONNECTIONS', '1', 'DATABASE_CONNECTIONS must be at least 2'],
    ['DEMO', 'maybe', 'DEMO must be on or off'],
    ['REFRESH_REUSE_WINDOW_MS', '60001', 'REFRESH_REUSE_WINDOW_MS must be at most 60000'],
    ['CORS_ORIGINS', 'https://a.example, *', 'CORS_ORIGINS must be an origin such as https://portal.example'],
    ['TRUST_PROXY', 'everyone', 'TRUST_PROXY must be a list of proxy addresses'],
    ['S3_BUCKET', 'Files/..', 'S3_BUCKET must be the name of a bucket'],
    ['FILES_ORIGIN', 'files.example', 'FILES_ORIGIN must be an origin such as https://portal.example'],
    ['GTM_ID', "x'><script>", 'GTM_ID must look like GTM-XXXX'],
    ['ASSIGNMENT_TOTAL_GB', '6', 'ASSIGNMENT_TOTAL_GB must be at most 5'],
    ['SOCIAL_SCRIPT_URL', 'http://id.example/client', 'SOCIAL_SCRIPT_URL must be an https address'],
    ['SOCIAL_GOOGLE_JWKS_URL', 'http://127.0.0.1.evil.example/', 'SOCIAL_GOOGLE_JWKS_URL must be an https address'],
    ['SOCIAL_GOOGLE_ISSUER', 'accounts.google.com', 'SOCIAL_GOOGLE_ISSUER must be an https address'],
    ['SOCIAL_ZALO_USERINFO_URL', 'https://a:b@graph.example', 'SOCIAL_ZALO_USERINFO_URL must be an https address'],
    ['SOCIAL_FACEBOOK_USERINFO_URL', 'file:///etc/passwd', 'SOCIAL_FACEBOOK_USERINFO_URL must be an https address'],
    ['SOCIAL_PROVIDERS', 'google,myspace', 'SOCIAL_PROVIDERS must be some of google,facebook,zalo'],
  ])('refuse %s=%s in one clear sentence', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence));
  });

  it('name everything that is wrong at once', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'x' }, ['--help'])).toThrow(/PORT[^]*DEMO[^]*unknown argument --help/);
  });

  it('start over only in demo mode, so that no real database can be emptied by a word too many', () => {
    expect(readConfig({}, ['--reset']).reset).toBe(true);
    expect(() => readConfig({ DATABASE_URL: 'postgres://db/x' }, ['--reset'])).toThrow(/demo mode only/);
  });

  it('stand in docs/configuration.md, each with its name', () => {
    const table = readFileSync(new URL('../../../../../docs/configuration.md', import.meta.url), 'utf8');
    const listed = [...table.matchAll(/^\| `([A-Z0-9_]+)` /gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(Object.keys(Environment.entries).sort());
  });
});
