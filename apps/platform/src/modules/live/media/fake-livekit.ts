import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { jwtVerify } from 'jose';
import { type EgressAsked, fakeEgress } from './fake-egress.ts';
import { Refusal } from './twirp-refusal.ts';

const API_KEY = 'portal';
const API_SECRET = 'secret-of-the-media-server-32-chars';

interface Grant {
  readonly room?: string;
  readonly roomJoin?: boolean;
  readonly roomAdmin?: boolean;
  readonly roomCreate?: boolean;
  readonly roomRecord?: boolean;
}
interface Asked extends EgressAsked {
  readonly room: string;
  readonly identity?: string;
  readonly revokeTokenTs?: string;
}
const gone = () => new Refusal(404, 'not_found', 'participant does not exist');

/**
 * A LiveKit server of one's own as its RoomService and its Egress answer by Twirp: it keeps who is in which room and what is recorded,
 * and lets everybody in who has a token that is still good, also one whom it has just removed.
 */
export async function fakeLiveKit({ secret = API_SECRET } = {}) {
  const rooms = new Map<string, Set<string>>();
  const egress = fakeEgress();
  const asked: (Asked & { readonly method: string })[] = [];
  /** As ELSEWHERE it is another server, which knows no such address. */
  let mood: 'WELL' | 'AWAY' | 'SILENT' | 'ELSEWHERE' = 'WELL';
  let atOnce = 0;
  let mostAtOnce = 0;

  async function grantOf(token: string): Promise<{ grant: Grant; identity: string | undefined }> {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), { issuer: API_KEY }).catch(() => {
      // Some servers say what they did not like.
      throw new Refusal(401, 'unauthenticated', `invalid token: ${token}`);
    });
    return { grant: payload['video'] as Grant, identity: payload.sub };
  }

  const methods: Record<string, (body: Asked, grant: Grant) => object | Promise<object>> = {
    ListParticipants(body, grant) {
      allow(grant.roomAdmin === true && grant.room === body.room);
      return {
        participants: [
          ...[...(rooms.get(body.room) ?? [])].map((identity) => ({ sid: `PA_${identity}`, identity })),
          ...egress
            .running(body.room)
            .map(({ egressId }) => ({ sid: `PA_${egressId}`, identity: egressId, kind: 'EGRESS' })),
        ],
      };
    },
    RemoveParticipant(body, grant) {
      allow(grant.roomAdmin === true && grant.room === body.room);
      if (!rooms.get(body.room)?.delete(body.identity ?? '')) throw gone();
      return {};
    },
    DeleteRoom(body, grant) {
      allow(grant.roomCreate === true);
      if (!rooms.delete(body.room)) throw gone();
      return {};
    },
  };
  for (const [name, method] of Object.entries(egress.methods))
    methods[name] = (body, grant) => {
      allow(grant.roomRecord === true);
      return method(body);
    };

  function allow(isAllowed: boolean): void {
    if (!isAllowed) throw new Refusal(403, 'permission_denied', 'permissions denied');
  }

  async function answerTo(request: IncomingMessage): Promise<object> {
    const [, service, name = ''] = /^\/twirp\/livekit\.(RoomService|Egress)\/(\w+)$/.exec(request.url ?? '') ?? [];
    const method = methods[name];
    if (!method || request.method !== 'POST') throw new Refusal(404, 'bad_route', 'no handler');
    const body = (await json(request)) as Asked;
    if (service === 'RoomService') asked.push({ ...body, method: name });
    const { grant } = await grantOf(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
    return method(body, grant);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (mood === 'SILENT') return;
    mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    const send = (status: number, answer: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    try {
      if (mood === 'ELSEWHERE') throw new Refusal(404, 'bad_route', 'no handler');
      if (mood === 'AWAY') throw new Refusal(503, 'unavailable', 'no node');
      send(200, await answerTo(request));
    } catch (err) {
      const { status, code, message } = err instanceof Refusal ? err : new Refusal(500, 'internal', String(err));
      send(status, { code, msg: message });
    } finally {
      atOnce -= 1;
    }
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** Settings by which the platform uses it. */
    env: { LIVEKIT_URL: `ws://${host}`, LIVEKIT_API_KEY: API_KEY, LIVEKIT_API_SECRET: API_SECRET, LIVE_MEDIA: 'SFU' },
    settings: { url: `ws://${host}`, apiUrl: `http://${host}`, apiKey: API_KEY, apiSecret: API_SECRET },
    asked,
    egress,
    /** How many it was asked by at the same time. */
    mostAtOnce: () => mostAtOnce,
    is(next: typeof mood): void {
      mood = next;
    },
    inside: (room: string) => [...(rooms.get(room) ?? [])],
    /** A browser connects with its token. */
    async join(token: string): Promise<void> {
      const { grant, identity } = await grantOf(token);
      allow(grant.roomJoin === true && grant.room !== undefined && identity !== undefined);
      rooms.set(grant.room!, (rooms.get(grant.room!) ?? new Set()).add(identity!));
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
