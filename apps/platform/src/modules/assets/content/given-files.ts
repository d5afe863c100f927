import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileLooks } from '@portal/domain/assets/file';
import type { MaterialView } from '@portal/domain/live/live-material';
import type { Clock } from '../../../core/clock.ts';
import type { Config } from '../../../core/config/config.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { type Claims, checkQuery, type SignatureCheck, signQuery } from '../../../core/http/signed-query.ts';
import { addressEnd } from '../files/file-refs.ts';
import type { FileStates } from '../files/file-states.queries.ts';
import type { PageSize } from '../pages/page-job.ts';
import { hasPages, type PagePictures, type PageWidth } from '../pages/page-pictures.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { contentHeaders, givenHeaders, looksOf, viewOf } from './content-headers.ts';
import { isShownElsewhere, type SendContent } from './send-content.ts';

export interface GivenFile {
  readonly name: string;
  /** How a page may draw it; null where it can only be saved. */
  readonly view: MaterialView | null;
  /** What of it can be looked at without getting the file. */
  readonly looks: FileLooks | null;
}

export interface OpenFile {
  readonly name: string;
  readonly size: number;
  readonly isReady: boolean;
  read(): Promise<Readable>;
}

/** A page of a file, with whose copy it is. */
export interface MarkedPage {
  readonly id: string;
  /** From 1. */
  readonly page: number;
  readonly width: PageWidth;
  /** Of the student; it stands all over the page. */
  readonly code: string;
}

/** Files that another module gives to readers of its own choice, at addresses of its own. */
export interface GivenFiles {
  find(id: string): Promise<GivenFile | undefined>;
  /** Answers with the bytes; whoever asks has checked that this reader may have them so. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    given: { id: string; as: 'VIEW' | 'SAVE' | 'PREVIEW' },
  ): Promise<unknown>;
  /** A file to be read by the server itself; one that is not checked yet is not ready. */
  open(id: string): Promise<OpenFile | undefined>;
  /** The sizes of its pages. Throws NOT_FOUND where it has none. */
  pagesOf(id: string): Promise<PageSize[]>;
  sendPage(reply: FastifyReply, page: MarkedPage): Promise<unknown>;
  /** An address of the caller's own door that is good for half an hour at least. */
  addressOf(path: string, claims: Claims, expiresAt?: Date): string;
  /** What the query of such an address says. */
  check(claims: Claims, query: unknown): SignatureCheck;
}

interface Deps {
  readonly key: Buffer;
  readonly clock: Clock;
  readonly config: Config;
  readonly pages: PagePictures;
  readonly store: Pick<ObjectStore, 'read'>;
  readonly states: FileStates;
  readonly sendContent: SendContent;
}

/** Files for the pages of the portal, without an address that lives longer than the occasion. */
export function givenFiles({ key, clock, config, store, states, pages, sendContent }: Deps): GivenFiles {
  const framedBy = [config.origin, ...config.corsOrigins];
  async function drawable(id: string) {
    const file = await states.byId(id);
    if (!file || !hasPages(file)) throw new DomainError('NOT_FOUND');
    return file;
  }
  return {
    async find(id) {
      const file = await states.byId(id);
      return file?.state === 'CHECKED' ? { name: file.name, view: viewOf(file), looks: looksOf(file) } : undefined;
    },
    async open(id) {
      const file = await states.byId(id);
      if (!file) return undefined;
      const { name, size, storedSize, objectKey, state } = file;
      return { name, size: storedSize ?? size, isReady: state === 'CHECKED', read: () => store.read(objectKey) };
    },
    pagesOf: async (id) => pages.sizesOf(await drawable(id)),
    async sendPage(reply, { id, page, width, code }) {
      const file = await drawable(id);
      const picture = await pages.markedPicture(file, page, width, code);
      void reply.headers(
        contentHeaders({
          file,
          isPreview: true,
          isShared: isShownElsewhere(config),
        }),
      );
      return reply.send(picture);
    },
    addressOf: (path, claims, expiresAt = addressEnd(clock.now())) =>
      `${config.files.origin}${path}?${signQuery(key, claims, expiresAt)}`,
    check: (claims, query) => checkQuery(key, claims, query, clock.now()),
    async send(request, reply, { id, as }) {
      const file = await states.byId(id);
      if (as === 'PREVIEW') return sendContent(request, reply, { file, variant: 'preview' });
      if (as === 'VIEW') void reply.removeHeader('x-frame-options');
      const headers = file && givenHeaders(file, { as, framedBy });
      return sendContent(request, reply, { file, variant: 'file', ...(headers && { headers }) });
    },
  };
}
