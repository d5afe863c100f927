import * as v from 'valibot';
import { FamilyLecture } from '@portal/domain/families/family-lecture';
import { DocumentDetail, LibraryDocument, LibraryFolder } from '@portal/domain/library/document';
import { foldersContract } from '@portal/domain/library/folders.contract';
import { LessonPack, PackSummary, PackUse } from '@portal/domain/library/pack';
import { Place, StudentReceipts } from '@portal/domain/library/place';
import { aFamilyLecture } from '../families/family-lecture-builders.ts';
import {
  aDocumentDetail,
  aLibrary,
  aLibraryDocument,
  aLibraryFolder,
  aPlace,
  someReceipts,
} from './library-builders.ts';
import { aLessonPack, aPackSummary, aPackUse } from './pack-builders.ts';

it.each([
  ['aLibraryFolder', LibraryFolder, aLibraryFolder()],
  ['aLibraryDocument', LibraryDocument, aLibraryDocument()],
  ['aDocumentDetail', DocumentDetail, aDocumentDetail()],
  ['aLibrary', foldersContract.getLibrary.response.entries.data, aLibrary()],
  ['aPlace', Place, aPlace()],
  ['someReceipts', StudentReceipts, someReceipts()],
  ['aLessonPack', LessonPack, aLessonPack()],
  ['aPackSummary', PackSummary, aPackSummary()],
  ['aPackUse', PackUse, aPackUse()],
  ['aFamilyLecture', FamilyLecture, aFamilyLecture()],
])('%s builds what its schema describes', (_name, schema: v.GenericSchema, built) => {
  expect(v.parse(schema, built)).toEqual(built);
});
