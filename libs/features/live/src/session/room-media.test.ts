import type { LiveMedia } from '@portal/domain/live/live-room';
import { aRoomPass } from '@portal/testing/live/live-builders';
import type { MediaOptions } from '../media/media-provider.ts';
import { roomMedia } from './room-media.ts';

const PEER: LiveMedia = { kind: 'PEER', ice: [] };
const SFU = { kind: 'SFU', url: 'wss://sfu.example', token: 'first' } as const;

function open(renew = () => Promise.resolve(aRoomPass({ media: { ...SFU, token: 'later' } }))) {
  const made: { media: LiveMedia; options: MediaOptions; steps: string[] }[] = [];
  const told: boolean[] = [];
  const media = roomMedia(
    (of, options) => {
      const steps: string[] = [];
      made.push({ media: of, options, steps });
      return Promise.resolve({
        enter: (others) => void steps.push(`enter ${others.join()}`),
        left: () => undefined,
        signalled: () => undefined,
        send: () => void steps.push('send'),
        close: () => void steps.push('close'),
      });
    },
    {
      signal: () => undefined,
      stream: () => undefined,
      line: () => undefined,
      renew,
      tracks: () => ({ audio: null, video: null }),
      others: () => ['guest-1'],
      changed: (isLost) => void told.push(isLost),
    },
  );
  return { media, made, told };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('what carries a stay [CLS-3]', () => {
  it('goes on over a lost connection, and is another where a later pass says so', async () => {
    const { media, made } = open();
    await media.use(aRoomPass({ media: PEER }));
    media.enter(['guest-1']);
    await media.use(aRoomPass({ media: PEER }));
    expect(made).toHaveLength(1);
    await media.use(aRoomPass({ media: SFU }));
    expect(made.map(({ media: { kind } }) => kind)).toEqual(['PEER', 'SFU']);
    expect(made[0]?.steps).toEqual(['send', 'enter guest-1', 'close']);
  });

  it('comes back by a new pass when it is lost, and says so meanwhile', async () => {
    const { media, made, told } = open();
    await media.use(aRoomPass({ media: SFU }));
    made[0]?.options.carries(true);
    made[0]?.options.carries(false);
    expect(told).toEqual([false, true]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(made[1]).toMatchObject({ media: { token: 'later' }, steps: ['send', 'enter guest-1'] });
    expect(told).toEqual([false, true]);
    made[1]?.options.carries(true);
    expect(told).toEqual([false, true, false]);
  });

  it('waits longer each time it does not come back, and tries no more once it is closed', async () => {
    const renew = jest.fn(() => Promise.reject(new Error('nobody answers')));
    const { media, made } = open(renew);
    await media.use(aRoomPass({ media: SFU }));
    made[0]?.options.carries(false);
    const tries = [];
    for (const ms of [2_000, 4_000, 8_000]) {
      await jest.advanceTimersByTimeAsync(ms - 1);
      tries.push(renew.mock.calls.length);
      await jest.advanceTimersByTimeAsync(1);
    }
    expect([...tries, renew.mock.calls.length]).toEqual([0, 1, 2, 3]);
    media.close();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(renew).toHaveBeenCalledTimes(3);
  });
});
