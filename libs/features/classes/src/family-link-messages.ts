import { GUARDIAN_RELATION_LABELS } from '@portal/domain/classes/class';
import type { FamilyLink } from '@portal/domain/classes/family-links.contract';
import { called } from '@portal/domain/format/called';

/** The links by which the families of a class come to it. */
export const familyLinks = {
  title: '가족 링크',
  intro: (byMail: boolean) =>
    byMail
      ? '가족은 메일에 있는 자기 링크로 수업 페이지를 열어요. 메일이 없으면 링크를 복사해 보내 주세요.'
      : '가족은 자기 링크로 수업 페이지를 열어요. 링크를 복사해 보내 주세요.',
  loading: '가족 링크를 불러오는 중',
  failed: '가족 링크를 불러오지 못했어요',
  none: '아직 보호자가 등록된 학생이 없어요.',
  /** Who takes the class herself is nobody's guardian. */
  of: (relation: FamilyLink['relation'], students: readonly string[]) =>
    relation === 'SELF'
      ? GUARDIAN_RELATION_LABELS[relation]
      : `${students.join(', ')}의 ${GUARDIAN_RELATION_LABELS[relation]}`,
  /** Of all of them, and of one. */
  closed: '수업이 끝나고 30일이 지나 닫혔어요.',
  isClosed: '닫힘',
  neverUsed: '아직 열지 않았어요',
  usedAt: '마지막으로 연 때',
  noMail: '메일 없음',
  /** Another guardian invited her; who that was is not always known any more. */
  addedBy: (name: string) => (name === '' ? '다른 보호자가 초대함' : `${called(name, '보호자')}가 초대함`),
  trial: '체험 수업만',
  copy: '링크 복사',
  renew: '새로 만들기',
  question: (name: string) => `${called(name, '보호자')}의 링크를 새로 만들까요?`,
  body: (getsMail: boolean) =>
    getsMail
      ? '지금 링크는 바로 열리지 않게 되고, 새 링크를 메일로 보내요. 링크가 다른 사람에게 넘어갔을 때 쓰세요.'
      : '지금 링크는 바로 열리지 않게 돼요. 새 링크를 복사해 직접 보내 주세요.',
  confirm: '새로 만들기',
  renewed: (name: string) => `${called(name, '보호자')}의 링크를 새로 만들었어요`,
  renewFailed: '링크를 새로 만들지 못했어요',
  remove: '보호자에서 제외하기',
  removeQuestion: (name: string) => `${called(name, '보호자')}를 보호자에서 제외할까요?`,
  removeBody: (getsMail: boolean) =>
    `링크가 바로 닫히고, 메일이 더 가지 않고, 수업 대화에서 나가요. 이 아이가 듣는 다른 수업에서도 빠져요. 그동안 남긴 답은 그대로 있어요.${
      getsMail ? ' 제외했다는 것을 메일로 알려요.' : ''
    }`,
  removeConfirm: '보호자에서 제외하기',
  removed: (name: string) => `${called(name, '보호자')}를 제외했어요`,
  removeFailed: '보호자를 제외하지 못했어요',
} as const;
