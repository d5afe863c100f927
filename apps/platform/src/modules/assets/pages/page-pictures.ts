import { buffer } from 'node:stream/consumers';
import { extensionOf } from '@portal/domain/assets/upload-policy';
import { DomainError } from '../../../core/domain-error.ts';
import { INSPECTED_BYTES, pictureFormatOf } from '../images/picture-formats.ts';
import { createProcessPool, JobFailed, PoolBusy, type PoolLimits } from '../processes/process-pool.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { takeCopy } from '../store/take-copy.ts';
import type { Workspace } from '../store/workspace.ts';
import type { FileRow } from '../uploads/uploads.tables.ts';
import type { PageJob, PageJobAnswer, PageSize } from './page-job.ts';

type Drawable = Pick<FileRow, 'name' | 'size' | 'state' | 'objectKey'>;

/** How wide pages are drawn; each is kept once. */
export const PAGE_WIDTHS = [800, 1600] as const;
export type PageWidth = (typeof PAGE_WIDTHS)[number];

const isPdf = ({ name }: Pick<Drawable, 'name'>) => extensionOf(name) === 'pdf';

/** Whether pages of it can be drawn: of a picture, and of a PDF that was looked at whole. */
export const hasPages = (file: Pick<Drawable, 'name' | 'size'>): boolean =>
  file.size <= INSPECTED_BYTES && (isPdf(file) || pictureFormatOf(file) !== undefined);

const isDrawable = (file: Drawable): boolean => file.state === 'CHECKED' && hasPages(file);

export interface PagePictures {
  /** The size of each page; a picture has one. Throws NOT_FOUND where it cannot be read. */
  sizesOf(file: Drawable): Promise<PageSize[]>;
  /** One page as WebP, from 1. Throws NOT_FOUND where there is none. */
  pictureOf(file: Drawable, page: number, width: PageWidth): Promise<Buffer>;
  /** The same with whose copy it is written across it. */
  markedPicture(file: Drawable, page: number, width: PageWidth, code: string): Promise<Buffer>;
  close(): Promise<void>;
}

interface Deps {
  readonly store: ObjectStore;
  readonly workspace: Workspace;
  readonly limits?: Partial<PoolLimits>;
}

const SCRIPT = new URL('./page-process.ts', import.meta.url);

/**
 * Pages of files as pictures, drawn in processes of their own. What is drawn is kept in the store under a name that no row knows:
 * the sweep takes it after a day.
 */
export function pagePictures({ store, workspace, limits = {} }: Deps): PagePictures {
  const pool = createProcessPool<PageJob, PageJobAnswer>({ script: SCRIPT, ...limits });
  const drawing = new Map<string, Promise<Buffer>>();

  const run = (job: PageJob) =>
    pool.run(job).catch((error: unknown) => {
      if (error instanceof PoolBusy) throw new DomainError('TOO_MANY', { retryAfter: 2 });
      throw error instanceof JobFailed ? new DomainError('NOT_FOUND') : error;
    });

  const draw = (file: Drawable, page: number, width: PageWidth, key: string): Promise<Buffer> =>
    workspace.withPaths(2, async (path = '', to = '') => {
      const kept = await store.sizeOf(key);
      if (kept) return buffer(await store.read(key));
      await takeCopy(store, file.objectKey, path);
      await run({ do: 'DRAW', path, isPdf: isPdf(file), page, width, to });
      // Somebody else may have kept it in this moment.
      await store.write(key, to, 'image/webp').catch(async (error: unknown) => {
        if (!(await store.sizeOf(key))) throw error;
      });
      return buffer(await store.read(key));
    });

  function pictureOf(file: Drawable, page: number, width: PageWidth): Promise<Buffer> {
    if (!isDrawable(file)) return Promise.reject(new DomainError('NOT_FOUND'));
    const key = `page-${file.objectKey}-${page}-${width}`;
    const work = drawing.get(key) ?? draw(file, page, width, key).finally(() => drawing.delete(key));
    drawing.set(key, work);
    return work;
  }

  return {
    async sizesOf(file) {
      if (!isDrawable(file)) throw new DomainError('NOT_FOUND');
      return workspace.withPaths(1, async (path = '') => {
        await takeCopy(store, file.objectKey, path);
        return (await run({ do: 'SIZES', path, isPdf: isPdf(file) })) as PageSize[];
      });
    },
    pictureOf,
    async markedPicture(file, page, width, code) {
      const picture = await pictureOf(file, page, width);
      return Buffer.from((await run({ do: 'MARK', picture, code })) as Uint8Array);
    },
    close: () => pool.close(),
  };
}
