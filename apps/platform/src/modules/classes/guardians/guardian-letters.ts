import { GUARDIAN_RELATION_LABELS } from '@portal/domain/classes/class';
import { withoutLinks } from '@portal/domain/contract/plain-name';
import { called } from '@portal/domain/format/called';
import { type Letter, letterOf } from '../../notifications/module.ts';
import { type FamilyLanguage, type FamilyLetter, familyLetter, timeForStranger } from '../families/family-letter.ts';
import type { GuardianInvitationRow } from './guardian-invitations.tables.ts';

interface AskedWords {
  readonly title: (invitedBy: string, students: string) => string;
  readonly student: string;
  readonly className: string;
  readonly teacher: string;
  readonly look: (until: string) => string;
  readonly action: string;
  readonly why: (invitedBy: string) => string;
}

const ASKED: Record<FamilyLanguage, AskedWords> = {
  ko: {
    title: (invitedBy, students) => `${called(invitedBy, '님')}이 ${students}의 수업 소식을 함께 받자고 초대했어요`,
    student: '학생',
    className: '수업',
    teacher: '선생님',
    look: (until) => `아래 링크에서 어떤 소식을 받게 되는지 보고 답해 주세요. ${until}까지 열려요.`,
    action: '초대 보고 답하기',
    why: (invitedBy) =>
      `${called(invitedBy, '님')}이 이 주소를 적어서 보냈어요. 답하기 전에는 아무것도 받지 않아요. 모르는 사람이면 이 메일을 지우거나 링크에서 거절해 주세요.`,
  },
  vi: {
    title: (invitedBy, students) => `${invitedBy} mời bạn cùng nhận tin lớp học của ${students}`,
    student: 'Học sinh',
    className: 'Lớp học',
    teacher: 'Giáo viên',
    look: (until) =>
      `Hãy xem bạn sẽ nhận những tin gì và trả lời qua liên kết bên dưới. Liên kết mở được đến ${until}.`,
    action: 'Xem lời mời và trả lời',
    why: (invitedBy) =>
      `Bạn nhận được thư này vì ${invitedBy} đã nhập địa chỉ của bạn. Trước khi trả lời, bạn sẽ không nhận tin nào. Nếu không quen người này, hãy xóa thư hoặc từ chối qua liên kết.`,
  },
};

export interface AskedGuardian {
  readonly to: Pick<GuardianInvitationRow, 'email' | 'language' | 'expiresAt'>;
  /** The zone in which the inviting family reads. */
  readonly timeZone: string;
  readonly invitedBy: string;
  readonly studentNames: readonly string[];
  readonly className: string;
  readonly teacherName: string;
}

/** To somebody whom nobody has verified: of what was written it has names alone, and no name in it can be followed. */
export function guardianAskedLetter(asked: AskedGuardian, path: string): Letter {
  const { to, timeZone } = asked;
  const words = ASKED[to.language];
  const [invitedBy, className, teacher] = [asked.invitedBy, asked.className, asked.teacherName].map(withoutLinks) as [
    string,
    string,
    string,
  ];
  const students = asked.studentNames.map(withoutLinks).join(', ');
  return {
    to: to.email,
    language: to.language,
    path,
    action: words.action,
    reason: words.why(invitedBy),
    title: words.title(invitedBy, students),
    ...letterOf([
      { label: words.student, value: students },
      { label: words.className, value: className },
      { label: words.teacher, value: teacher },
      words.look(timeForStranger(to.language, to.expiresAt, timeZone)),
    ]),
  };
}

const JOINED: Record<FamilyLanguage, { readonly title: string; readonly body: string }> = {
  ko: {
    title: '소식을 함께 받게 됐어요',
    body: '이제 수업 시간, 기록, 숙제 소식이 이 주소로도 와요. 아래 링크는 나만 쓰는 링크예요.',
  },
  vi: {
    title: '– bạn đã cùng nhận tin lớp học',
    body: 'Từ nay, tin về giờ học, ghi chép và bài tập cũng được gửi đến địa chỉ này. Liên kết bên dưới chỉ dành cho bạn.',
  },
};

/** To who has said yes, for each class of the children, with her own link. */
export const guardianJoinedLetter = (className: string): FamilyLetter =>
  familyLetter(JOINED, ({ title, body }) => ({ title: `${className} ${title}`, lines: [body] }));

interface AddedWords {
  readonly title: string;
  readonly who: string;
  readonly by: string;
  readonly relations: (typeof RELATIONS)['ko'];
  readonly body: string;
}

const RELATIONS = {
  ko: GUARDIAN_RELATION_LABELS,
  vi: { MOTHER: 'Mẹ', FATHER: 'Bố', GRANDPARENT: 'Ông bà', OTHER: 'Người giám hộ', SELF: 'Bản thân' },
} as const satisfies Record<FamilyLanguage, Record<GuardianInvitationRow['relation'], string>>;

const ADDED: Record<FamilyLanguage, AddedWords> = {
  ko: {
    title: '소식을 함께 받는 보호자가 늘었어요',
    who: '새 보호자',
    by: '초대한 사람',
    relations: RELATIONS.ko,
    body: '같은 소식을 받고 함께 답해요. 누가 받는지는 가족 페이지에서 볼 수 있고, 잘못되었으면 선생님께 말씀해 주세요.',
  },
  vi: {
    title: '– có thêm người cùng nhận tin',
    who: 'Người mới',
    by: 'Người mời',
    relations: RELATIONS.vi,
    body: 'Người này nhận cùng tin và cùng trả lời. Gia đình có thể xem ai đang nhận tin ở trang lớp học; nếu có gì sai, hãy báo giáo viên.',
  },
};

/** To the other guardians: nobody begins to read along without their knowing. */
export const guardianAddedLetter = (
  className: string,
  { name, relation, invitedBy }: Pick<GuardianInvitationRow, 'name' | 'relation'> & { readonly invitedBy: string },
): FamilyLetter =>
  familyLetter(ADDED, (words) => ({
    title: `${className} ${words.title}`,
    lines: [
      { label: words.who, value: `${name} (${words.relations[relation]})` },
      { label: words.by, value: invitedBy },
      words.body,
    ],
  }));

const REMOVED: Record<FamilyLanguage, { readonly title: string; readonly body: string; readonly why: string }> = {
  ko: {
    title: '소식을 더 보내지 않아요',
    body: '선생님이 보호자에서 제외했어요. 이 학생이 듣는 다른 수업의 링크도 더 열리지 않아요. 잘못되었으면 선생님께 말씀해 주세요.',
    why: '지금까지 이 주소로 소식을 받아서 보냈어요.',
  },
  vi: {
    title: '– không còn gửi tin',
    body: 'Giáo viên đã bỏ bạn khỏi danh sách người nhận tin. Liên kết của các lớp khác của học sinh này cũng không còn mở được. Nếu có nhầm lẫn, hãy báo giáo viên.',
    why: 'Bạn nhận được thư này vì trước đây địa chỉ này nhận tin của lớp.',
  },
};

/** To who is no guardian any more because the teacher said so. */
export const guardianRemovedLetter = (className: string): FamilyLetter =>
  familyLetter(REMOVED, ({ title, body, why }) => ({ title: `${className} ${title}`, lines: [body], why }));
