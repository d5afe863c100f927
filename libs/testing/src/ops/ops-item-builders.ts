import type { CatalogNames } from '@portal/domain/catalog/catalog-names';
import type { Profile } from '@portal/domain/identity/user';
import type { OpsItem, OpsItemDetails } from '@portal/domain/ops/ops';
import { OPS_DESKS } from '@portal/domain/ops/ops-desk';
import { opsFields } from '@portal/domain/ops/ops-fields';
import { someSubjects } from '../catalog/catalog-builders.ts';
import { aCourseContent } from '../courses/course-builders.ts';
import { aProfile } from '../identity/identity-builders.ts';
import { aProfileContent } from '../profile/profile-builders.ts';

/** One of the team that runs the marketplace; she works at every desk. */
export const anOperator = (over: Partial<Profile> = {}): Profile =>
  aProfile({
    id: 'user-operator',
    code: 'KR0000201OP',
    name: '운영팀 (심사)',
    userType: 'OPERATOR',
    profileStatus: 'NOT_SUBMITTED',
    desks: [...OPS_DESKS],
    ...over,
  });

/** A course that was handed in this morning and that nobody has picked up. */
export const anOpsItem = (over: Partial<OpsItem> = {}): OpsItem => ({
  id: 'request-1',
  queue: 'COURSES',
  title: '중2 수학 개념 완성 – 일차함수',
  mark: '',
  teacherId: 'user-math',
  teacherName: '김수학',
  state: 'WAITING',
  submittedAt: '2026-11-18T09:00:00+09:00',
  dueAt: '2026-11-20T18:00:00+09:00',
  isAgain: false,
  reviewer: null,
  decidedAt: null,
  confirmation: null,
  ...over,
});

const details = { note: '', changes: [], findings: [], lastRemarks: [], lastReason: null, remarks: [], reason: null };

const subjectOf = (id: string) => someSubjects().find((subject) => subject.id === id);
const NAMES: CatalogNames = {
  subjectName: (id) => subjectOf(id)?.name,
  topicName: (subjectId, topicId) => subjectOf(subjectId)?.topics.find(({ id }) => id === topicId)?.name,
  languageName: (code) => ({ ko: '한국어', vi: '베트남어' })[code],
  areaName: () => 'Hồ Chí Minh',
};

/** The fields are those of the content unless they are given. */
export function aCourseItem(over: Partial<Extract<OpsItemDetails, { queue: 'COURSES' }>> = {}): OpsItemDetails {
  const judged = { queue: 'COURSES' as const, content: over.content ?? aCourseContent() };
  return { ...judged, item: anOpsItem(), fields: opsFields(judged, NAMES), ...details, sinceLast: null, ...over };
}

export function aProfileItem(over: Partial<Extract<OpsItemDetails, { queue: 'PROFILES' }>> = {}): OpsItemDetails {
  const judged = { queue: 'PROFILES' as const, content: over.content ?? aProfileContent() };
  const item = anOpsItem({ id: 'submission-1', queue: 'PROFILES', title: '개념이 보이는 중등 수학 수업' });
  return { ...judged, item, fields: opsFields(judged, NAMES), ...details, sinceLast: null, ...over };
}

/** A review that its teacher has reported. */
export function aReportItem(over: Partial<OpsItem> = {}): OpsItemDetails {
  const item = anOpsItem({ id: 'review-1', queue: 'REVIEWS', title: '중2 수학 · 별 1개', ...over });
  return {
    queue: 'REVIEWS',
    item,
    fields: [
      { path: 'rating', label: '별점', text: '1점, 많이 아쉬워요' },
      { path: 'content', label: '후기', text: '선생님이 게을러요' },
    ],
    files: [],
    lessons: [],
    ...details,
  };
}

/** A ticket with a file, which is answered and neither accepted nor declined. */
export function aTicketItem(over: Partial<OpsItem> = {}): OpsItemDetails {
  const item = anOpsItem({ id: 'ticket-1', queue: 'TICKETS', title: '수업 중에 화면 공유가 끊겼어요', ...over });
  return {
    queue: 'TICKETS',
    item,
    fields: [
      { path: 'target', label: '대상', text: '수업 회차 · 중2 수학 개념 완성 – 일차함수 · 16회' },
      { path: 'content', label: '내용', text: '시작하고 20분쯤 지나서 화면 공유가 두 번 끊겼어요.' },
    ],
    files: [
      {
        path: 'content',
        file: {
          id: 'file-1',
          name: '화면.pdf',
          size: 120_000,
          contentType: 'application/pdf',
          url: '/files/screen.pdf',
          previewUrl: null,
        },
      },
    ],
    lessons: [{ id: 'lesson-16', title: '중2 수학 개념 완성 – 일차함수 · 16회' }],
    ...details,
  };
}
