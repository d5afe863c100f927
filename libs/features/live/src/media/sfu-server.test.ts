import { Room, RoomEvent, setLogLevel } from 'livekit-client';
import { sfuMedia } from './sfu-media.ts';
import { aSfuServer, ReadyPeerConnection } from './sfu-server.fixture.ts';

// LiveKit's own client, against a server that speaks its signalling; only the peer connection is made up.
let server: Awaited<ReturnType<typeof aSfuServer>>;
let media: ReturnType<typeof sfuMedia>;
let carried: boolean[];

beforeAll(() => {
  setLogLevel('silent');
  Object.assign(globalThis, { RTCPeerConnection: ReadyPeerConnection });
});
beforeEach(async () => {
  carried = [];
  server = await aSfuServer();
});
afterEach(async () => {
  media.close();
  await server.close();
});

async function anOldServer(): Promise<void> {
  await server.close();
  server = await aSfuServer({ isOld: true });
}

/** It tries four times to come back, soon after each other. */
const quickToRetry = () =>
  new Room({ reconnectPolicy: { nextRetryDelayInMs: ({ retryCount }) => (retryCount < 4 ? 20 : null) } });

function open(token = 'right', url = server.url): Room {
  const room = quickToRetry();
  const carries = (isCarrying: boolean) => void carried.push(isCarrying);
  const rest = { signal: () => undefined, stream: () => undefined, line: () => undefined };
  media = sfuMedia(url, token, { me: 'me', carries, ...rest }, room);
  media.enter([]);
  return room;
}

async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo(); waited += 20) {
    if (waited > 20_000) throw new Error(`It never came to that: ${JSON.stringify([carried, server.asked])}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
async function told(...expected: boolean[]): Promise<void> {
  await until(() => carried.length >= expected.length);
  expect(carried).toEqual(expected);
}

describe('the client of a media server [CLS-3]', () => {
  it('joins with its token', async () => {
    open();
    await told(true);
    expect(server.asked).toEqual(['/rtc/v1 200']);
  });

  it('joins a server that knows the older signalling only', async () => {
    await anOldServer();
    open();
    await told(true);
    expect(server.asked).toEqual(['/rtc/v1 404', '/rtc 200']);
  });

  it('says that nothing travels when its token is refused', async () => {
    open('too old');
    await told(false);
    expect(server.asked.at(-1)).toMatch(/401$/);
  });

  it('says so too where no server is', async () => {
    open('right', 'ws://127.0.0.1:9');
    await told(false);
  });

  it('finds back by itself when the line breaks, and nobody is told', async () => {
    // In its newer signalling the wish to resume stands in a message that is packed.
    await anOldServer();
    open();
    await told(true);
    server.breakLines('up');
    await until(() => server.asked.includes('/rtc again 200'));
    expect(carried).toEqual([true]);
  });

  it('gives up when the server is gone for good', async () => {
    open();
    await told(true);
    server.breakLines('down');
    await told(true, false);
  });

  it('says so when the server ends the room', async () => {
    open();
    await told(true);
    server.say({ leave: { canReconnect: false, reason: 'ROOM_DELETED', action: 'DISCONNECT' } });
    await told(true, false);
  });

  it('says nothing when it is opened elsewhere, or closed', async () => {
    const room = open();
    await told(true);
    // Heard after the client of ours has heard it.
    const hasLeft = new Promise((resolve) => room.once(RoomEvent.Disconnected, resolve));
    server.say({ leave: { canReconnect: false, reason: 'DUPLICATE_IDENTITY', action: 'DISCONNECT' } });
    await hasLeft;
    media.close();
    expect(carried).toEqual([true]);
  });
});
