import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiProblem } from '@portal/api/api-problem';
import type { FileRef } from '@portal/domain/assets/file';
import type { ErrorCode } from '@portal/domain/contract/error-code';
import type { NewFile, UploadServer } from '../engine/upload-server.ts';

// Test support: a platform whose signed addresses are answered by a real server, over real HTTP.

/** What happens to a PUT in place of being stored: an answer, a cut connection, or no answer at all. */
export type Mishap = number | 'CUT' | 'LATE_CUT' | 'SILENCE';

export interface SeenPut {
  readonly id: string;
  readonly part: number;
  readonly headers: IncomingMessage['headers'];
}

interface Stored {
  readonly facts: NewFile;
  readonly parts: Map<number, Buffer>;
  readonly spent: Set<string>;
  file: FileRef | null;
}

export const problem = (status: ApiProblem['status'], code?: ErrorCode, message = '할 수 없어요'): ApiProblem => ({
  status,
  message,
  ...(code && { code }),
});

const PART_SIZE = 8 * 1024;

/** Starts the double; `end` stops it. */
export async function startStorage() {
  const files = new Map<string, Stored>();
  const puts: SeenPut[] = [];
  const calls: string[] = [];
  const held: ServerResponse[] = [];
  let mishap: (put: SeenPut, nth: number) => Mishap | undefined = () => undefined;
  let refuse: (call: string) => ApiProblem | undefined = () => undefined;
  let same: Awaited<ReturnType<UploadServer['findSame']>> = [];
  let signatures = 0;

  const http = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('access-control-allow-methods', 'PUT');
    if (request.method === 'OPTIONS') return void response.end();
    const [, id = '', part = '', signature = ''] = (request.url ?? '').split('/');
    const put = { id, part: Number(part), headers: request.headers };
    puts.push(put);
    const what = mishap(put, puts.length);
    if (what === 'CUT') return void request.socket.destroy();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => undefined);
    request.on('end', () => {
      if (what === 'SILENCE') return void held.push(response);
      const stored = files.get(id);
      const status = typeof what === 'number' ? what : !stored ? 404 : stored.spent.has(signature) ? 409 : 200;
      if (status === 200 && stored) {
        stored.spent.add(signature);
        stored.parts.set(Number(part), Buffer.concat(chunks));
      }
      if (what === 'LATE_CUT') return void request.socket.destroy();
      response.writeHead(status).end();
    });
  }).listen(0);
  await new Promise((resolve) => http.once('listening', resolve));
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  const call = (name: string) => {
    calls.push(name);
    const refusal = refuse(name);
    if (refusal) throw refusal;
  };
  const known = (id: string): Stored => {
    const stored = files.get(id);
    if (!stored) throw problem(404, 'NOT_FOUND');
    return stored;
  };
  const begin = (facts: NewFile) => {
    const id = `file_${files.size + 1}`;
    files.set(id, { facts, parts: new Map(), spent: new Set(), file: null });
    return id;
  };
  const target = (id: string, part: number) => ({
    uploadUrl: `${origin}/${id}/${part}/${(signatures += 1)}`,
    headers: { 'x-signed': 'yes' },
  });
  const partCountOf = (size: number) => Math.ceil(size / PART_SIZE);
  const bytesOf = ({ parts }: Stored) =>
    Buffer.concat([...parts].sort(([one], [two]) => one - two).map(([, bytes]) => bytes));

  const server: UploadServer = {
    async sign(facts) {
      call('sign');
      const id = begin(facts);
      return { id, ...target(id, 1) };
    },
    async startParts(facts) {
      call('startParts');
      return { id: begin(facts), partSize: PART_SIZE, partCount: partCountOf(facts.size) };
    },
    async storedParts(id) {
      call('storedParts');
      const { facts, parts } = known(id);
      return { partSize: PART_SIZE, partCount: partCountOf(facts.size), stored: [...parts.keys()] };
    },
    async signParts(id, parts) {
      call('signParts');
      known(id);
      return new Map(parts.map((part) => [part, target(id, part)]));
    },
    async complete(id, sha256) {
      call('complete');
      const stored = known(id);
      const bytes = bytesOf(stored);
      if (bytes.length !== stored.facts.size) throw problem(409, 'UPLOAD_INCOMPLETE');
      if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw problem(415, 'CONTENT_MISMATCH');
      const { name, size, type } = stored.facts;
      stored.file ??= { id, url: `${origin}/content/${id}`, name, size, contentType: type, previewUrl: null };
      return stored.file;
    },
    async getFile(id) {
      call('getFile');
      const { file } = known(id);
      if (!file) throw problem(404, 'NOT_FOUND');
      return { ...file, url: `${file.url}?fresh` };
    },
    async findSame() {
      call('findSame');
      return same;
    },
    async remove(id) {
      call(`remove ${id}`);
      files.delete(id);
    },
  };

  return {
    server,
    puts,
    calls,
    files,
    contentOf: (id: string) => bytesOf(known(id)),
    /** From now on this happens to PUTs. */
    letHappen: (next: typeof mishap) => void (mishap = next),
    /** From now on these calls are refused. */
    letRefuse: (next: typeof refuse) => void (refuse = next),
    letFind: (next: typeof same) => void (same = next),
    /** Forgets what one test did. */
    reset() {
      files.clear();
      puts.length = 0;
      calls.length = 0;
      mishap = () => undefined;
      refuse = () => undefined;
      same = [];
      for (const response of held.splice(0)) response.destroy();
    },
    async end() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
export type Storage = Awaited<ReturnType<typeof startStorage>>;
