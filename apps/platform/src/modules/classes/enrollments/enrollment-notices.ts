import { type Correction, correctionText } from '@portal/domain/classes/roster';
import { paths, sitePath } from '@portal/domain/site/paths';
import { about, type ZonedNotice } from '../../notifications/module.ts';
import type { EnrollmentRequestRow } from './enrollments.tables.ts';

type Shown = 'REQUESTED' | 'WAITING' | 'ACCEPTED' | 'EXPIRED' | 'WITHDRAWN';

const TITLES: Record<Shown, string> = {
  REQUESTED: '등록 신청이 왔어요',
  WAITING: '빈자리를 기다리는 가족이 있어요',
  ACCEPTED: '새 학생이 등록했어요',
  EXPIRED: '답할 시간이 지난 신청이 있어요',
  WITHDRAWN: '가족이 등록 신청을 거뒀어요',
};

/** To the teacher, of a family at the door of her class, and where it wrote otherwise than her list. */
export const enrollmentNotice =
  (
    of: { id: string; name: string },
    row: EnrollmentRequestRow,
    kind: Shown,
    corrected: readonly Correction[] = [],
  ): ZonedNotice =>
  () => ({
    kind: 'ENROLLMENT_REQUESTED',
    entity: row.id,
    version: kind,
    title: TITLES[kind],
    ...about(
      of,
      `${row.studentName} (보호자 ${row.guardianName})`,
      corrected.length > 0 ? `· ${correctionText(corrected)}` : '',
    ),
    url: sitePath(paths.classStudents(of.id)),
  });
