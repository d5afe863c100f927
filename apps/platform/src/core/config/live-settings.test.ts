import { readConfig } from './config.ts';

describe('recording', () => {
  const livekit = { LIVEKIT_URL: 'wss://sfu.example', LIVEKIT_API_KEY: 'key', LIVEKIT_API_SECRET: 's'.repeat(32) };
  const s3 = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  const LIVEKIT_EGRESS = 'true';

  it('is on where it is said, with a media server and a store', () => {
    expect(readConfig({ ...livekit, ...s3, LIVEKIT_EGRESS }).live.egress).toBe(true);
    expect(readConfig({ ...livekit, ...s3 }).live.egress).toBe(false);
    expect(() => readConfig({ ...s3, LIVEKIT_EGRESS })).toThrow('LIVEKIT_EGRESS needs LIVEKIT_URL');
    expect(() => readConfig({ ...livekit, LIVEKIT_EGRESS })).toThrow('LIVEKIT_EGRESS needs S3_BUCKET');
  });
});

describe('the media server’s address for the platform', () => {
  const env = { LIVEKIT_API_KEY: 'key', LIVEKIT_API_SECRET: 's'.repeat(32) };
  const apiUrlOf = (more: Record<string, string>) => readConfig({ ...env, ...more }).live.livekit?.apiUrl;

  it('is where browsers reach it, unless another is named', () => {
    expect(apiUrlOf({ LIVEKIT_URL: 'wss://sfu.example' })).toBe('https://sfu.example');
    expect(apiUrlOf({ LIVEKIT_URL: 'ws://localhost:7880/' })).toBe('http://localhost:7880');
    const LIVEKIT_API_URL = 'http://livekit.internal:7880';
    expect(apiUrlOf({ LIVEKIT_URL: 'wss://sfu.example', LIVEKIT_API_URL })).toBe(LIVEKIT_API_URL);
  });

  it('is an origin, without a password, and of a server that browsers reach', () => {
    const LIVEKIT_URL = 'wss://sfu.example';
    expect(() => apiUrlOf({ LIVEKIT_URL, LIVEKIT_API_URL: 'wss://sfu.example' })).toThrow('LIVEKIT_API_URL');
    expect(() => apiUrlOf({ LIVEKIT_URL, LIVEKIT_API_URL: 'https://a:b@sfu.example' })).toThrow('LIVEKIT_API_URL');
    expect(() => readConfig({ LIVEKIT_API_URL: 'https://sfu.example' })).toThrow('LIVEKIT_API_URL needs LIVEKIT_URL');
  });
});
