import { createHash, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { commonHeaders } from './platform-process.mjs';

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
export const MB = 1024 * 1024;
export const PART = 8 * MB;
const noise = randomBytes(PART);

/** The bytes of a part: the same noise, with the part's number in front, so that no two are equal. */
export function partBytes(part, size = PART) {
  const bytes = Buffer.from(noise.subarray(0, size));
  bytes.writeUInt32BE(part, 0);
  return bytes;
}

/** The checksum of a file of that many parts. */
export function checksumOf(parts) {
  const hash = createHash('sha256');
  for (let part = 1; part <= parts; part++) hash.update(partBytes(part));
  return hash.digest('hex');
}

/** Sends parts one after the other as the body of one PUT; resolves to the status. */
export function put(url, headers, parts, size = PART) {
  return new Promise((resolve, reject) => {
    const sending = request(url, {
      agent,
      method: 'PUT',
      headers: { ...headers, 'content-length': parts.length * size },
    });
    sending.on('error', reject).on('response', (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    const next = (at) => {
      if (at === parts.length) sending.end();
      else sending.write(partBytes(parts[at], size), () => next(at + 1));
    };
    next(0);
  });
}

/** The calls that a browser makes to send a file. */
export function uploads(origin, accessToken) {
  const headers = { authorization: `Bearer ${accessToken}`, 'uploader-code': 'teacher-web', ...commonHeaders() };
  const call = async (method, path, body) => {
    const answer = await fetch(`${origin}/assets/v1/files${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const order = (size) => ({
    originalFileName: 'bench.mov',
    contentType: '',
    size: String(size),
    location: 'LECTURE',
  });

  /** Sends parts over three connections, until `stopAt` of them have arrived. */
  async function sendParts(id, parts, stopAt = parts.length) {
    const waiting = [...parts];
    let arrived = 0;
    const work = async () => {
      while (waiting.length && arrived < stopAt) {
        const batch = waiting.splice(0, 8);
        const { items } = await call('POST', `/multipart/${id}/parts`, { parts: batch });
        for (const { part, uploadUrl, headers: sent } of items) {
          if (arrived >= stopAt) return;
          const status = await put(uploadUrl, sent, [part]);
          if (status !== 204) throw new Error(`Part ${part} answered ${status}`);
          arrived++;
        }
      }
    };
    await Promise.all([work(), work(), work()]);
  }

  return {
    begin: (size) => call('POST', '/multipart', order(size)),
    stored: async (id) => (await call('GET', `/multipart/${id}`)).stored,
    sendParts,
    sign: (size) => call('POST', '/create-signed-upload-url', order(size)),
    complete: (id, sha256) => call('POST', `/${id}/complete`, { sha256 }),
    remove: (id) => call('DELETE', `/${id}`),
  };
}
