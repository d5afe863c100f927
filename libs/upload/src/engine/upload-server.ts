import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { problemOf } from '@portal/api/api-problem';
import { uploadsApi } from '@portal/api/assets/uploads.api';
import type { FileRef } from '@portal/domain/assets/file';
import type { UploadLocation } from '@portal/domain/assets/upload-policy';
import type { PartPlan } from '../bytes/file-parts.ts';
import type { Target } from '../bytes/put-bytes.ts';
import { ConnectionLost } from '../bytes/upload-errors.ts';

export interface NewFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly location: UploadLocation;
}

/** What the platform is asked while files are sent. Rejects with ConnectionLost or an ApiProblem. */
export interface UploadServer {
  sign(file: NewFile): Promise<Target & { id: string }>;
  startParts(file: NewFile): Promise<PartPlan & { id: string }>;
  storedParts(id: string): Promise<PartPlan & { stored: readonly number[] }>;
  signParts(id: string, parts: readonly number[]): Promise<ReadonlyMap<number, Target>>;
  complete(id: string, sha256: string): Promise<FileRef>;
  getFile(id: string): Promise<FileRef>;
  findSame(sha256: string, location: UploadLocation): Promise<readonly { file: FileRef; uploadedAt: string }[]>;
  remove(id: string): Promise<void>;
}

/** Gives the ticket of a visitor; asked for anew with every call, for it may have ended. */
export type TicketSource = () => Promise<string>;

export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const QUIETLY = { track: false } as const;
const AFRESH = { subscribe: false, forceRefetch: true } as const;

const bodyOf = ({ name, type, size, location }: NewFile) => ({
  originalFileName: name,
  contentType: type,
  size: String(size),
  location,
});

async function answerOf<T>(request: { unwrap(): Promise<T> }): Promise<T> {
  try {
    return await request.unwrap();
  } catch (error) {
    const problem = problemOf(error);
    throw problem.status === 'OFFLINE' || problem.status === 'TIMEOUT' ? new ConnectionLost() : problem;
  }
}

/** Asks through a store, so with the session of the portal; a visitor has a ticket in its place. */
export function uploadServer(dispatch: Dispatch, ticketOf?: TicketSource): UploadServer {
  const { endpoints } = uploadsApi;
  const visitor = async () => (ticketOf ? { ticket: await answerOf({ unwrap: ticketOf }) } : {});
  return {
    async sign(file) {
      const asked = { ...(await visitor()), body: bodyOf(file) };
      return answerOf(dispatch(endpoints.createSignedUploadUrl.initiate(asked, QUIETLY)));
    },
    async startParts(file) {
      const asked = { ...(await visitor()), body: bodyOf(file) };
      return answerOf(dispatch(endpoints.createMultipartUpload.initiate(asked, QUIETLY)));
    },
    storedParts: async (id) =>
      answerOf(dispatch(endpoints.getMultipartUpload.initiate({ ...(await visitor()), id }, AFRESH))),
    async signParts(id, parts) {
      const asked = { ...(await visitor()), id, body: { parts: [...parts] } };
      const { items } = await answerOf(dispatch(endpoints.signUploadParts.initiate(asked, QUIETLY)));
      return new Map(items.map(({ part, ...target }) => [part, target]));
    },
    async complete(id, sha256) {
      const asked = { ...(await visitor()), id, body: { sha256 } };
      return answerOf(dispatch(endpoints.completeUpload.initiate(asked, QUIETLY)));
    },
    getFile: async (id) => answerOf(dispatch(endpoints.getFile.initiate({ ...(await visitor()), id }, AFRESH))),
    async findSame(sha256, location) {
      // A visitor has nothing from before.
      if (ticketOf) return [];
      return (await answerOf(dispatch(endpoints.findUploadedFiles.initiate({ sha256, location }, AFRESH)))).items;
    },
    async remove(id) {
      await answerOf(dispatch(endpoints.deleteUpload.initiate({ ...(await visitor()), id }, QUIETLY)));
    },
  };
}

/** A new ticket for somebody without an account. */
export const askForTicket = (dispatch: Dispatch): Promise<{ ticket: string; expiresAt: string }> =>
  dispatch(uploadsApi.endpoints.createUploadTicket.initiate({ body: {} }, QUIETLY)).unwrap();
