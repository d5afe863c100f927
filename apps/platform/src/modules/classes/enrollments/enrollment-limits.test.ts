import { createTestApp } from '../../../testing/test-app.ts';

describe('whoever guesses links of classes', () => {
  it('is stopped after 60 calls of a minute, with the seconds to wait', async () => {
    const t = await createTestApp({ config: { rateLimitPerMinute: 1_000 } });
    const guess = (no: number) =>
      t.request({
        method: 'POST',
        url: '/tns/v1/invitations/class',
        headers: t.headers,
        payload: { link: `guess-${no}`.padEnd(32, 'x') },
      });
    const statuses = await Promise.all(Array.from({ length: 61 }, async (_, no) => (await guess(no)).statusCode));
    expect(statuses.filter((status) => status === 410)).toHaveLength(60);
    const refused = await guess(61);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'TOO_MANY']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await t.close();
  });
});
