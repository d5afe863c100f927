import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

const WEBSOCKET_GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const NO_MEDIA = 'v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n';

/** A message as one unmasked frame; the protocol allows JSON where the client has asked for nothing else. */
function frame(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  const size = Buffer.from(text.length < 126 ? [text.length] : [126, text.length >> 8, text.length & 255]);
  return Buffer.concat([Buffer.from([0x81]), size, text]);
}

const joinOf = (identity: string, isOld: boolean) => ({
  join: {
    room: { sid: 'RM_1', name: 'lesson-1' },
    participant: { sid: 'PA_1', identity, state: 'ACTIVE' },
    serverInfo: { version: '1.8.0', protocol: 15 },
    subscriberPrimary: isOld,
  },
});

/** The signalling of a LiveKit server, new (`/rtc/v1`) or old (`/rtc`): it lets in who has the right token, and carries no media. */
export async function aSfuServer({ isOld = false, rightToken = 'right' } = {}) {
  const lines = new Set<Duplex>();
  const asked: string[] = [];
  let isUp = true;

  const wayIn = ({ url = '/', headers }: IncomingMessage) => {
    const { pathname, searchParams } = new URL(url, 'http://sfu');
    const token = searchParams.get('access_token') ?? headers.authorization?.replace('Bearer ', '');
    if (!isUp) return 503;
    if (isOld && pathname.startsWith('/rtc/v1')) return 404;
    return token === rightToken ? 200 : 401;
  };

  // What a browser cannot read of a refused socket the client asks for at /rtc/validate.
  const http = createServer((request, response) => {
    response.writeHead(wayIn(request), { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' });
    response.end('refused');
  });
  http.on('upgrade', (request: IncomingMessage, line: Duplex) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sfu');
    const status = wayIn(request);
    asked.push(`${pathname}${searchParams.has('reconnect') ? ' again' : ''} ${status}`);
    if (status !== 200) return line.end(`HTTP/1.1 ${status} Refused\r\nconnection: close\r\n\r\n`);
    const accept = createHash('sha1')
      .update(`${request.headers['sec-websocket-key']}${WEBSOCKET_GUID}`)
      .digest('base64');
    line.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
    );
    lines.add(line);
    line.on('close', () => lines.delete(line)).on('error', () => undefined);
    // What the client says is of its media; only that it hangs up matters here.
    line.on('data', (bytes: Buffer) => ((bytes[0] ?? 0) & 15) === 8 && line.end());
    if (searchParams.has('reconnect')) return line.write(frame({ reconnect: {} }));
    line.write(frame(joinOf('me', isOld)));
    // The client makes its peer connection when it has read that it joined, and does not hear this before.
    const step = isOld
      ? { offer: { type: 'offer', sdp: NO_MEDIA, id: 1 } }
      : { answer: { type: 'answer', sdp: NO_MEDIA, id: 1 } };
    const before = described;
    const saying = setInterval(() => {
      if (described > before || line.destroyed) clearInterval(saying);
      else line.write(frame(step));
    }, 50);
  });

  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}`,
    /** Each attempt: its path, whether it resumes, and how it was answered. */
    asked,
    say: (message: object) => lines.forEach((line) => line.write(frame(message))),
    /** Every line breaks; while it is down nobody comes in. */
    breakLines(stays: 'up' | 'down') {
      isUp = stays === 'up';
      for (const line of lines) line.destroy();
    },
    async close() {
      for (const line of lines) line.destroy();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

/** How often a peer connection has been told of the other side. */
let described = 0;

/** A peer connection that is connected as soon as it was offered one. */
export class ReadyPeerConnection {
  connectionState: RTCPeerConnectionState = 'new';
  iceConnectionState: RTCIceConnectionState = 'new';
  signalingState: RTCSignalingState = 'stable';
  remoteDescription: RTCSessionDescriptionInit | null = null;
  localDescription: RTCSessionDescriptionInit | null = null;
  onconnectionstatechange: (() => void) | null = null;
  addTransceiver() {
    return { sender: {}, receiver: {} };
  }
  addEventListener = () => undefined;
  removeEventListener = () => undefined;
  createDataChannel = () => Object.assign(new EventTarget(), { close: () => undefined });
  createOffer = () => Promise.resolve({ type: 'offer', sdp: NO_MEDIA });
  createAnswer = () => Promise.resolve({ type: 'answer', sdp: NO_MEDIA });
  addIceCandidate = () => Promise.resolve();
  getStats = () => Promise.resolve(new Map());
  getSenders = () => [];
  getReceivers = () => [];
  getTransceivers = () => [];
  getConfiguration = () => ({});
  setConfiguration = () => undefined;
  removeTrack = () => undefined;
  restartIce = () => undefined;
  setLocalDescription(description: RTCSessionDescriptionInit) {
    this.localDescription = description;
    return Promise.resolve();
  }
  setRemoteDescription(description: RTCSessionDescriptionInit) {
    described += 1;
    this.remoteDescription = description;
    this.connectionState = 'connected';
    this.iceConnectionState = 'connected';
    queueMicrotask(() => this.onconnectionstatechange?.());
    return Promise.resolve();
  }
  close() {
    this.connectionState = 'closed';
  }
}
