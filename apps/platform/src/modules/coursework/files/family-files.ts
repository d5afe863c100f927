import type { FastifyInstance } from 'fastify';
import type { FileRef } from '@portal/domain/assets/file';
import type { HomeworkFile, HomeworkLook } from '@portal/domain/families/family-homework';
import { DomainError } from '../../../core/domain-error.ts';
import { looksOf } from '../../assets/module.ts';
import { type Family, studentCode } from '../../classes/module.ts';
import type { AssignmentDeps } from '../assignments/assignment-deps.ts';
import { familyFileAddresses, type FilesOf } from './family-file-address.ts';
import { type HeldFile, registerFamilyFiles } from './family-files.routes.ts';

/** The assignment or lecture that a family has before it, and for which child. */
export interface FamilyReading {
  readonly family: Family;
  readonly id: string;
  readonly studentId: string;
}

/** The files of homework, or of lectures, for the families of a class. */
export interface FamilyFiles {
  /** At addresses of this family alone, behind which the switch is asked again; what may not be had is looked at only. */
  shown(reading: FamilyReading, file: FileRef, mayDownload: boolean): HomeworkFile;
  /** How a file can be looked at. Throws NOT_FOUND where it cannot. */
  look(reading: FamilyReading, file: FileRef): Promise<HomeworkLook>;
  /** Opens the door behind the addresses; `held` says each time what a child has, and may do, now. */
  serve(app: FastifyInstance, held: HeldFile): void;
}

export function familyFiles(deps: Pick<AssignmentDeps, 'database' | 'clock' | 'given'>, of: FilesOf): FamilyFiles {
  const { clock, given } = deps;
  const addresses = ({ family, ...reading }: FamilyReading, fileId: string) =>
    familyFileAddresses(given(), of, {
      ...reading,
      classId: family.class.id,
      guardianId: family.guardian.id,
      fileId,
    });
  return {
    shown(reading, file, mayDownload) {
      const { file: address, preview } = addresses(reading, file.id);
      return {
        ...file,
        url: mayDownload ? address() : null,
        previewUrl: mayDownload && file.previewUrl !== null ? preview() : null,
        looks: looksOf(file),
      };
    },

    async look(reading, file) {
      const looks = looksOf(file);
      if (!looks) throw new DomainError('NOT_FOUND');
      const { page, play } = addresses(reading, file.id);
      const sizes = looks === 'PAGES' ? await given().pagesOf(file.id) : [];
      return {
        name: file.name,
        looks,
        code: studentCode(reading.family.class, reading.studentId),
        pages: sizes.map((size, at) => ({ ...size, url: page(at + 1, 800), largeUrl: page(at + 1, 1600) })),
        playUrl: looks === 'PAGES' ? null : play(clock.now()),
      };
    },

    serve: (app, held) => registerFamilyFiles(app, deps, of, held),
  };
}
