// Plain WebSockets that hear a talk, the same for both sides: what a client costs is in neither figure.
import { WebSocket } from 'ws';

/** Whatever a socket of ours says before it is connected, by the protocol of Socket.IO 5 over Engine.IO 4. */
const OPEN = '0';
const PING = '2';
const PONG = '3';
const CONNECT = '40';
const EVENT = '42';

/** Opens one ear for each token, `share` at a time; `onMessage(roomId, seq)` hears of each message at each ear. */
export async function openEars({ url, tokens, headers, isOurs, onMessage }) {
  const ears = [];
  for (const token of tokens) ears.push(await openEar({ url: `${url}${token}`, headers, isOurs, onMessage }));
  return { count: ears.length, close: () => ears.forEach((ear) => ear.terminate()) };
}

const openEar = ({ url, headers, isOurs, onMessage }) =>
  new Promise((resolve, reject) => {
    const ear = new WebSocket(url, { headers, perMessageDeflate: false });
    ear.on('error', reject);
    ear.on('close', (code) => reject(new Error(`an ear was closed with ${code}`)));
    if (!isOurs) {
      ear.on('open', () => resolve(ear));
      ear.on('message', (data) => {
        const { id, seq } = JSON.parse(data);
        onMessage(id, seq);
      });
      return;
    }
    ear.on('message', (data) => {
      const text = String(data);
      if (text.startsWith(OPEN)) ear.send(CONNECT);
      else if (text === PING) ear.send(PONG);
      else if (text.startsWith(EVENT)) {
        const [event, payload] = JSON.parse(text.slice(EVENT.length));
        if (event === 'ready') resolve(ear);
        else if (event === 'chat.message') onMessage(payload.id, payload.seq);
      } else if (!text.startsWith(CONNECT)) reject(new Error(`an ear heard ${text}`));
    });
  });
