import { join } from 'node:path';
import { millisecondsInHour } from 'date-fns/constants';
import { uploadsContract } from '@portal/domain/assets/uploads.contract';
import { implement } from '../../core/http/implement.ts';
import { createRateLimiter } from '../../core/http/rate-limit.ts';
import type { ModuleDeps, PlatformModule } from '../../core/module.ts';
import { registerContent } from './content/content.routes.ts';
import { type GivenFiles, givenFiles } from './content/given-files.ts';
import { contentSender } from './content/send-content.ts';
import { fileRefs } from './files/file-refs.ts';
import { fileStateQueries } from './files/file-states.queries.ts';
import { createFileSweep } from './files/file-sweep.ts';
import { filesPort } from './files/file-uses.service.ts';
import type { Files } from './files/files.ts';
import { importPictures, type ImportPictures } from './files/import-files.ts';
import { signingKey } from './files/signing-key.ts';
import { registerImages } from './images/images.routes.ts';
import { createInspector } from './inspect/inspector.ts';
import { pagePictures } from './pages/page-pictures.ts';
import { openDiskStore } from './store/disk-store.ts';
import { openWorkspace } from './store/workspace.ts';
import { createFileTexts } from './texts/file-texts.ts';
import { completeUploads } from './uploads/complete-upload.service.ts';
import { uploadAddresses } from './uploads/upload-addresses.ts';
import { registerUploadBytes } from './uploads/upload-bytes.routes.ts';
import { uploadsHandlers } from './uploads/uploads.handlers.ts';
import { uploadService } from './uploads/uploads.service.ts';
import { type VisitorTickets, visitorTickets } from './uploads/visitor-tickets.ts';

export type { Files } from './files/files.ts';
export type { FinishedPicture } from './files/import-files.ts';
export { looksOf } from './content/content-headers.ts';
export type { GivenFiles } from './content/given-files.ts';
export { familyOwnerOf, type VisitorTickets } from './uploads/visitor-tickets.ts';

export interface AssetsModule extends PlatformModule {
  readonly files: Files;
  /** Known when the module is registered. */
  readonly given: () => GivenFiles;
  /** Who may send files without an account. */
  readonly visitors: VisitorTickets;
  /** Brings finished pictures with demo data; those that are here already stay. */
  readonly importPictures: ImportPictures;
  /** Takes away what nobody needs, as happens every minute by itself. */
  sweepFiles(): Promise<void>;
  /** Reads the words of what has arrived, as happens by itself. */
  readTexts(): Promise<void>;
}

/** Forms that one address may send files for in an hour; families, schools and carriers share one. */
const TICKETS_PER_HOUR = 30;

type Deps = Pick<ModuleDeps, 'database' | 'clock' | 'config' | 'log'>;

/** Pictures of the platform itself, and the files that its users send. */
export function assetsModule({ database, clock, config, log }: Deps): AssetsModule {
  const { db } = database;
  const { assignmentTotalGb } = config.tenant;
  let key: Buffer | undefined;
  const keyNow = () => {
    if (!key) throw new Error('The key of signed addresses is read when the module is registered');
    return key;
  };
  const refs = fileRefs({ key: keyNow, clock, origin: config.files.origin });
  const visitors = visitorTickets({ key: keyNow, clock });
  let sweep: ReturnType<typeof createFileSweep> | undefined;
  let texts: ReturnType<typeof createFileTexts> | undefined;
  let keepPictures: ImportPictures | undefined;
  let given: GivenFiles | undefined;

  return {
    files: filesPort({ clock, assignmentTotalGb, refs }),
    given() {
      if (!given) throw new Error('Files are given once the module is registered');
      return given;
    },
    visitors,
    async register(app) {
      key = await signingKey(db);
      await registerImages(app, { config, log });

      const states = fileStateQueries(db);
      const root = join(config.dataDir, 'files');
      const workspace = await openWorkspace(join(root, 'work'));
      const { s3 } = config.files;
      const addresses = uploadAddresses({ key, origin: config.files.uploadOrigin });
      const disk = s3 ? undefined : await openDiskStore({ root, workspace, settings: config.files, ...addresses });
      // A tenth of a second and some megabytes, for those that have one.
      const remote = s3 && (await import('./store/s3-store.ts')).createS3Store(s3, clock);
      const store = disk ?? remote!;
      const inspector = createInspector();
      const pages = pagePictures({ store, workspace });
      keepPictures = importPictures(store, clock);
      sweep = createFileSweep({ states, store, workspace, clock, log });

      const uploads = uploadService({ db, clock, store, assignmentTotalGb, onRemoved: () => sweep?.wake() });
      const isLimited = config.rateLimitPerMinute > 0;
      const limiter = createRateLimiter(clock, isLimited ? TICKETS_PER_HOUR : Infinity, millisecondsInHour);
      texts = createFileTexts({ db, clock, store, workspace, log });
      const complete = completeUploads({ db, clock, store, workspace, inspector, log, onChecked: texts.wake });
      implement(app, uploadsContract, uploadsHandlers({ db, uploads, complete, refs, visitors, limiter }));
      const sendContent = contentSender({ config, store });
      registerContent(app, { key, clock, states, send: sendContent });
      given = givenFiles({ key, clock, config, store, states, pages, sendContent });
      if (disk) await registerUploadBytes(app, { key, clock, states, store: disk });

      sweep.start();
      sweep.wake();
      texts.start();
      texts.wake();
      // Not before the server has stopped listening: a sweep may wait for what its last requests hold.
      app.addHook('onClose', async () => {
        await sweep!.stop();
        await texts!.stop();
        await Promise.all([inspector.close(), pages.close()]);
        remote?.close();
      });
    },
    importPictures: async (tx, pictures) => keepPictures?.(tx, pictures),
    sweepFiles: async () => sweep?.flush(),
    readTexts: async () => texts?.flush(),
  };
}
