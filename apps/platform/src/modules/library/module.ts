import { documentsContract } from '@portal/domain/library/documents.contract';
import { foldersContract } from '@portal/domain/library/folders.contract';
import { packsContract } from '@portal/domain/library/packs.contract';
import { placesContract } from '@portal/domain/library/places.contract';
import type { Tx } from '../../core/database/database.ts';
import { implement } from '../../core/http/implement.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { ClassCopying } from '../classes/module.ts';
import { copyToClass } from './copy-to-class.ts';
import { addVersion } from './documents/add-version.service.ts';
import { documentsHandlers } from './documents/documents.handlers.ts';
import { documentService } from './documents/documents.service.ts';
import { heldLecture } from './families/held-lecture.ts';
import { type LibraryFamilies, libraryFamilies } from './families/library-families.ts';
import { foldersHandlers } from './folders/folders.handlers.ts';
import { folderService } from './folders/folders.service.ts';
import type { LibraryDeps } from './library-deps.ts';
import { type PackSharing, packSharing } from './packs/pack-sharing.ts';
import { PACK_BODIES, packsHandlers } from './packs/packs.handlers.ts';
import { placesHandlers } from './places/places.handlers.ts';
import { placeService } from './places/places.service.ts';

export type { LessonBoards } from './library-deps.ts';
export type { LibraryFamilies } from './families/library-families.ts';
export { documentsOf, type PackContents, type PackSharing } from './packs/pack-sharing.ts';

export interface LibraryModule extends PlatformModule {
  /** Packs that go from one teacher to another. */
  readonly sharing: PackSharing;
  /** Material of a class as its families see it. */
  readonly families: LibraryFamilies;
  /** What lessons of a class were given, for the lessons of the class that follows it. */
  copy(tx: Tx, copying: ClassCopying): Promise<void>;
}

/** What a teacher has, whatever class she gives it to: documents, their places, and who has seen them. */
export function libraryModule(deps: LibraryDeps): LibraryModule {
  return {
    async register(app) {
      implement(app, foldersContract, foldersHandlers(folderService(deps)));
      implement(app, documentsContract, documentsHandlers(documentService(deps), addVersion(deps)));
      implement(app, packsContract, packsHandlers(deps), { bodyLimit: PACK_BODIES });
      implement(app, placesContract, placesHandlers(placeService(deps)));
      deps.lectureFiles.serve(app, (family, wanted) => heldLecture(deps.database.db, family, wanted, deps.clock.now()));
    },
    families: libraryFamilies(deps),
    sharing: packSharing(deps),
    copy: (tx, copying) => copyToClass(deps, tx, copying),
  };
}
