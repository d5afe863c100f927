import type { IceServer } from '@portal/domain/live/live-room';
import type { Line, MediaOptions, MediaProvider, OwnTracks } from './media-provider.ts';
import { PeerLink } from './peer-link.ts';

const MEASURE_MS = 3_000;
const ORDER: readonly Line[] = ['GOOD', 'WEAK', 'LOW'];

/** Everybody sends to everybody, without a media server: for rooms up to PEER_ROOM_MAX. */
export function peerMedia(ice: readonly IceServer[], { me, signal, stream, line }: MediaOptions): MediaProvider {
  const links = new Map<string, PeerLink>();
  let tracks: OwnTracks = { audio: null, video: null };
  let told: Line = 'GOOD';

  // A line is as good as its best link: where one alone is bad, the trouble is the other's.
  function tellLine(): void {
    const lines = [...links.values()].map((link) => ORDER.indexOf(link.line));
    const best = ORDER[lines.length > 0 ? Math.min(...lines) : 0] ?? 'GOOD';
    if (best === told) return;
    told = best;
    line(best);
  }

  function linkTo(id: string): PeerLink {
    const known = links.get(id);
    if (known) return known;
    const link = new PeerLink({
      polite: me < id,
      createConnection: () => new RTCPeerConnection({ iceServers: ice as RTCIceServer[] }),
      send: (step) => signal(id, step),
      onStream: (theirs) => stream(id, theirs),
      onLine: tellLine,
    });
    link.setTracks(tracks);
    links.set(id, link);
    return link;
  }

  function left(id: string): void {
    links.get(id)?.close();
    links.delete(id);
    stream(id, null);
    tellLine();
  }

  const timer = setInterval(() => {
    for (const link of links.values()) void link.measure().catch(() => undefined);
  }, MEASURE_MS);

  return {
    // Who enters offers; who is there waits. After a lost connection nobody knows what the others missed: all begins anew.
    enter(others) {
      for (const id of [...links.keys()]) left(id);
      for (const id of others) linkTo(id).offer();
    },
    left,
    signalled: (from, step) => void linkTo(from).take(step),
    send(next) {
      tracks = next;
      for (const link of links.values()) link.setTracks(next);
    },
    close() {
      clearInterval(timer);
      for (const link of links.values()) link.close();
      links.clear();
    },
  };
}
