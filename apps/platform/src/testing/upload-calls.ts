import { createHash } from 'node:crypto';
import type { FileRef } from '@portal/domain/assets/file';
import type { UploadLocation } from '@portal/domain/assets/upload-policy';
import { UPLOADER_CODE } from '@portal/domain/assets/uploads.contract';
import type { TestApp } from './test-app.ts';

export interface Target {
  readonly uploadUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}
export interface SignedUpload extends Target {
  readonly id: string;
  readonly url: string;
  readonly previewUrl: string | null;
}
export interface FileToSend {
  readonly name: string;
  readonly bytes: Buffer;
  readonly contentType?: string;
  readonly location?: UploadLocation;
}
export interface Answer {
  readonly status: number;
  readonly body: string;
}

export const FILES = '/assets/v1/files';
export const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The calls that a browser makes to send a file, by one person, or by a visitor with a ticket. */
export function uploadCalls(t: TestApp, headers: Record<string, string>, ticket?: string) {
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    t.request({
      method,
      url: `${FILES}${path}${ticket === undefined ? '' : `?ticket=${ticket}`}`,
      headers: { ...headers, 'uploader-code': UPLOADER_CODE },
      ...(payload && { payload }),
    });
  const orderOf = ({ name, bytes, contentType = '', location = 'DEFAULT' }: FileToSend) => ({
    originalFileName: name,
    contentType,
    size: String(bytes.length),
    location,
  });
  const sign = (file: FileToSend) => call('POST', '/create-signed-upload-url', orderOf(file));
  const complete = (id: string, sha256?: string) => call('POST', `/${id}/complete`, sha256 ? { sha256 } : {});

  /** Sends bytes to the platform itself or to the store of the address. */
  async function put({ uploadUrl, headers: given }: Target, bytes: Buffer): Promise<Answer> {
    const url = new URL(uploadUrl);
    if (url.origin === t.config.origin) {
      const path = `${url.pathname}${url.search}`;
      const answer = await t.request({ method: 'PUT', url: path, headers: given, payload: bytes });
      return { status: answer.statusCode, body: answer.body };
    }
    const answer = await fetch(url, { method: 'PUT', headers: given, body: new Uint8Array(bytes) });
    return { status: answer.status, body: await answer.text() };
  }

  async function signed(file: FileToSend): Promise<SignedUpload> {
    const answer = await sign(file);
    if (answer.statusCode !== 200) throw new Error(`${file.name}: ${answer.body}`);
    return answer.json<{ data: SignedUpload }>().data;
  }

  /** Signs and sends, but does not complete. */
  async function send(file: FileToSend): Promise<string> {
    const target = await signed(file);
    const { status, body } = await put(target, file.bytes);
    if (status >= 300) throw new Error(`${file.name}: ${status} ${body}`);
    return target.id;
  }

  return {
    call,
    orderOf,
    sign,
    signed,
    put,
    send,
    complete,
    /** All of it. */
    async upload(file: FileToSend): Promise<FileRef> {
      const answer = await complete(await send(file), sha256Of(file.bytes));
      if (answer.statusCode !== 200) throw new Error(`${file.name}: ${answer.body}`);
      return answer.json<{ data: FileRef }>().data;
    },
    /** Reads a signed address. */
    read(url: string, given: Record<string, string> = {}) {
      const { pathname, search } = new URL(url);
      return t.request({ url: `${pathname}${search}`, headers: given });
    },
  };
}
export type UploadCalls = ReturnType<typeof uploadCalls>;
