import type { FamilyLink } from '@portal/domain/classes/family-links.contract';
import { paths } from '@portal/domain/site/paths';

/** The link of a mother whom mails reach, opened this morning. */
export const aFamilyLink = (over: Partial<FamilyLink> = {}): FamilyLink => ({
  guardianId: 'guardian-1',
  guardianName: 'Nguyễn Thị Hoa',
  relation: 'MOTHER',
  language: 'vi',
  isTrial: false,
  studentIds: ['student-A01'],
  studentNames: ['학생 A01'],
  path: paths.familyDoor(`c0ffee00c0ffee00c0ffee00${'x'.repeat(43)}`),
  hasEmail: true,
  addedBy: null,
  mayRemove: false,
  usedAt: '2026-11-18T08:12:00+09:00',
  closesAt: '2027-03-28T00:00:00+07:00',
  ...over,
});
