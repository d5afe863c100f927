import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Checks requests as S3 does (signature version 4), written after its documentation and not after the SDK that signs them. */
export interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

interface Signed {
  readonly credential: string;
  readonly date: string;
  readonly headers: string[];
  readonly signature: string;
  readonly payload: string;
  readonly expiresAt: number;
}

const timeOf = (date: string) =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

function readSigned(request: IncomingMessage, query: URLSearchParams): Signed | undefined {
  if (query.has('X-Amz-Signature')) {
    const date = query.get('X-Amz-Date') ?? '';
    return {
      credential: query.get('X-Amz-Credential') ?? '',
      date,
      headers: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
      signature: query.get('X-Amz-Signature') ?? '',
      payload: 'UNSIGNED-PAYLOAD',
      expiresAt: timeOf(date) + Number(query.get('X-Amz-Expires')) * 1000,
    };
  }
  const [, credential = '', headers = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  const date = String(request.headers['x-amz-date']);
  const payload = String(request.headers['x-amz-content-sha256']);
  return { credential, date, headers: headers.split(';'), signature, payload, expiresAt: timeOf(date) + 900_000 };
}

/** The name of what is wrong with a request's signature, or undefined. */
export function signatureFault(request: IncomingMessage, { accessKeyId, secretAccessKey, region }: S3Keys) {
  const url = new URL(request.url ?? '', 'http://store');
  const signed = readSigned(request, url.searchParams);
  if (!signed) return 'AccessDenied';
  const scope = `${signed.date.slice(0, 8)}/${region}/s3/aws4_request`;
  if (signed.credential !== `${accessKeyId}/${scope}`) return 'InvalidAccessKeyId';
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = signed.headers.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('');
  const canonical = [request.method, url.pathname, query, headers, signed.headers.join(';'), signed.payload].join('\n');
  const text = ['AWS4-HMAC-SHA256', signed.date, scope, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, signed.date.slice(0, 8)));
  if (hmac(key, text).toString('hex') !== signed.signature) return 'SignatureDoesNotMatch';
  return signed.expiresAt < Date.now() ? 'AccessDenied' : undefined;
}
