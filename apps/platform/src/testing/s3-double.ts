import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { signatureFault } from './s3-signature.ts';

interface Held {
  readonly bytes: Buffer;
  readonly type: string;
  modified: Date;
}
interface Upload {
  readonly key: string;
  readonly type: string;
  readonly parts: Map<number, Buffer>;
  begun: Date;
}

export interface S3Double {
  /** Settings under which the platform finds it. */
  readonly env: Readonly<Record<string, string>>;
  readonly objects: Map<string, Held>;
  readonly uploads: Map<string, Upload>;
  close(): Promise<void>;
}

const KEYS = { accessKeyId: 'test-key', secretAccessKey: 'test-secret', region: 'us-east-1' };
const BUCKET = 'portal';
const MOST_LISTED = 2;
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const tag = (name: string, inner: string) => `<${name}>${inner}</${name}>`;

class S3Fault extends Error {
  readonly status: number;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

/**
 * The part of S3 that the platform uses, in memory, with pages of two, and with every signature checked. The packaged doubles
 * believe presigned addresses and know neither the list of parts nor the end of an upload.
 */
export async function startS3Double(): Promise<S3Double> {
  const objects = new Map<string, Held>();
  const uploads = new Map<string, Upload>();

  const uploadOf = (query: URLSearchParams): Upload => {
    const upload = uploads.get(query.get('uploadId') ?? '');
    if (!upload) throw new S3Fault(404, 'NoSuchUpload');
    return upload;
  };

  function listParts(query: URLSearchParams): string {
    const after = Number(query.get('part-number-marker') ?? 0);
    const parts = [...uploadOf(query).parts].sort(([one], [two]) => one - two).filter(([part]) => part > after);
    const page = parts.slice(0, MOST_LISTED);
    const items = page.map(([part, bytes]) =>
      tag('Part', tag('PartNumber', `${part}`) + tag('ETag', etagOf(bytes)) + tag('Size', `${bytes.length}`)),
    );
    const next = tag('NextPartNumberMarker', `${page.at(-1)?.[0] ?? 0}`);
    return tag('ListPartsResult', items.join('') + tag('IsTruncated', `${parts.length > page.length}`) + next);
  }

  function listObjects(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
    const page = keys.slice(0, MOST_LISTED);
    const items = page.map((key) =>
      tag('Contents', tag('Key', key) + tag('LastModified', objects.get(key)!.modified.toISOString())),
    );
    const next = tag('NextContinuationToken', page.at(-1) ?? '');
    return tag('ListBucketResult', items.join('') + tag('IsTruncated', `${keys.length > page.length}`) + next);
  }

  const listUploads = () =>
    tag(
      'ListMultipartUploadsResult',
      [...uploads]
        .map(([id, { key, begun }]) =>
          tag('Upload', tag('Key', key) + tag('UploadId', id) + tag('Initiated', begun.toISOString())),
        )
        .join('') + tag('IsTruncated', 'false'),
    );

  function complete(key: string, query: URLSearchParams, order: string): string {
    const { parts, type } = uploadOf(query);
    const wanted = [...order.matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => {
      const bytes = parts.get(Number(/<PartNumber>(\d+)</.exec(part)?.[1]));
      if (!bytes || !part.replaceAll('&quot;', '"').includes(etagOf(bytes))) throw new S3Fault(400, 'InvalidPart');
      return bytes;
    });
    uploads.delete(query.get('uploadId')!);
    objects.set(key, { bytes: Buffer.concat(wanted), type, modified: new Date() });
    return tag('CompleteMultipartUploadResult', tag('Key', key));
  }

  function send(response: ServerResponse, key: string, range: string | undefined, withBody: boolean): void {
    const found = objects.get(key);
    if (!found) throw new S3Fault(404, 'NoSuchKey');
    const [, start = '0', end = ''] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    const bytes = found.bytes.subarray(Number(start), end === '' ? undefined : Number(end) + 1);
    response.writeHead(range ? 206 : 200, {
      'content-length': bytes.length,
      'content-type': found.type,
      etag: etagOf(found.bytes),
      'last-modified': found.modified.toUTCString(),
    });
    response.end(withBody ? bytes : undefined);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://store');
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    const [key, query, { headers, method }] = [rest.join('/'), url.searchParams, request];
    const fault = signatureFault(request, KEYS);
    if (fault) throw new S3Fault(403, fault);
    if (bucket !== BUCKET) throw new S3Fault(404, 'NoSuchBucket');
    const xml = (text: string) => void response.setHeader('content-type', 'application/xml').end(text);
    const type = headers['content-type'] ?? '';
    const source = decodeURIComponent(String(headers['x-amz-copy-source'] ?? ''));

    if (!key) return xml(query.has('uploads') ? listUploads() : listObjects(query));
    if (method === 'GET' && query.has('uploadId')) return xml(listParts(query));
    if (method === 'GET' || method === 'HEAD') return send(response, key, headers.range, method === 'GET');
    if (method === 'PUT' && source) {
      const found = objects.get(source.replace(`${BUCKET}/`, ''));
      if (!found) throw new S3Fault(404, 'NoSuchKey');
      objects.set(key, { ...found, type, modified: new Date() });
      return xml(tag('CopyObjectResult', tag('ETag', etagOf(found.bytes))));
    }
    const bytes = await buffer(request);
    if (method === 'PUT') {
      if (query.has('uploadId')) uploadOf(query).parts.set(Number(query.get('partNumber')), bytes);
      else objects.set(key, { bytes, type, modified: new Date() });
      return void response.setHeader('etag', etagOf(bytes)).end();
    }
    if (method === 'DELETE') {
      if (query.has('uploadId') && !uploads.delete(query.get('uploadId')!)) throw new S3Fault(404, 'NoSuchUpload');
      if (!query.has('uploadId')) objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (query.has('uploadId')) return xml(complete(key, query, bytes.toString()));
    const id = randomUUID();
    uploads.set(id, { key, type, parts: new Map(), begun: new Date() });
    return xml(tag('InitiateMultipartUploadResult', tag('UploadId', id)));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const { status, message } = error instanceof S3Fault ? error : new S3Fault(500, String(error));
      request.resume();
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(request.method === 'HEAD' ? undefined : tag('Error', tag('Code', message)));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    uploads,
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: KEYS.region,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
