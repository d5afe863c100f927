import { paths, sitePath } from '@portal/domain/site/paths';
import type { OpsVerdict } from '../../core/desk/ops-source.ts';
import type { Notice } from '../notifications/module.ts';

/** To the teacher, of the end of a approval; `isFirst` opens the courses to her (CRS-5). */
export function profileDecided(
  submissionId: string,
  { decision, reason, remarks }: OpsVerdict,
  { isFirst }: { readonly isFirst: boolean },
): Omit<Notice, 'userId'> {
  const isApproved = decision === 'ACCEPT';
  const fields = remarks.length ? ` 고칠 항목이 ${remarks.length}개 있어요.` : '';
  return {
    kind: 'PROFILE_DECIDED',
    entity: submissionId,
    version: decision,
    isUrgent: !isApproved,
    title: isApproved ? '수업 프로필이 승인됐어요' : '수업 프로필을 조금 더 고쳐 주세요',
    content: isApproved ? (isFirst ? FIRST : AGAIN) : `반려 이유: ${reason}${fields}`,
    url: sitePath(paths.teacherProfile()),
  };
}

const FIRST = '이제 강좌를 만들 수 있어요.';
const AGAIN = '고친 소개가 이제 학생과 학부모에게 보여요.';
