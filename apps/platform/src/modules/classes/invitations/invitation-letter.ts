import { millisecondsInDay } from 'date-fns/constants';
import { withoutLinks } from '@portal/domain/contract/plain-name';
import { weekSlotText } from '@portal/domain/courses/course-texts';
import { called } from '@portal/domain/format/called';
import { formatTimeRange } from '@portal/domain/format/range';
import { clockOf, vietnameseClockOf } from '@portal/domain/format/zone-city';
import { TEACHING_MODE_LABELS, type TeachingMode } from '@portal/domain/lessons/lesson';
import type { WeekSlot } from '@portal/domain/time/week-slot';
import { WEEKDAYS } from '@portal/domain/time/weekday';
import { type Letter, type LetterBlock, letterOf } from '../../notifications/module.ts';
import { type FamilyLanguage, timeForStranger } from '../families/family-letter.ts';

/** What a letter says of a class and of who invites to it. */
export interface InvitingClass {
  readonly name: string;
  readonly teacherName: string;
  /** The teacher's: in it the times of the class are meant. */
  readonly timeZone: string;
  readonly weeklySchedule: readonly WeekSlot[];
  readonly mode: TeachingMode;
  readonly nextLessonAt: Date | null;
  readonly now: Date;
}

/** To whom it goes, and whether a seat is kept for her: until then, no more, or it never was asked for. */
export interface InvitedPerson {
  readonly email: string;
  readonly language: FamilyLanguage;
  readonly studentName: string;
  readonly seat: { readonly heldUntil: Date | null } | undefined;
}

interface Words {
  readonly title: (teacher: string, name: string) => string;
  readonly student: string;
  readonly teacher: string;
  readonly className: string;
  readonly week: string;
  readonly next: string;
  readonly mode: string;
  readonly modes: Record<TeachingMode, string>;
  readonly slot: (slot: WeekSlot) => string;
  readonly clock: (zone: string, at: Date) => string;
  readonly look: string;
  readonly held: (until: string) => string;
  readonly full: string;
  readonly action: string;
  readonly why: (teacher: string) => string;
}

const A_MONDAY = Date.UTC(2024, 0, 1);
const vietnameseWeekday = new Intl.DateTimeFormat('vi-VN', { weekday: 'long', timeZone: 'UTC' });

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    title: (teacher, name) => `${called(teacher, '선생님')}이 ${name} 수업에 초대했어요`,
    student: '학생',
    teacher: '선생님',
    className: '수업',
    week: '매주',
    next: '다음 수업',
    mode: '방식',
    modes: TEACHING_MODE_LABELS,
    slot: weekSlotText,
    clock: clockOf,
    look: '아래 링크에서 수업을 보고 자리를 신청할 수 있어요.',
    held: (until) => `${until}까지 자리를 맡아 두었어요. 아래 링크에서 내용을 확인하고 동의하면 바로 등록돼요.`,
    full: '지금은 빈자리가 없어요. 아래 링크에서 신청하면 기다리는 줄에 서요.',
    action: '수업 보고 신청하기',
    why: (teacher) =>
      `${called(teacher, '선생님')}이 이 주소를 적어서 보냈어요. 모르는 선생님이거나 관심이 없으면 이 메일을 지워 주세요. 링크에서 초대를 거절하면 이 수업의 초대는 더 오지 않아요.`,
  },
  vi: {
    title: (teacher, name) => `Giáo viên ${teacher} mời bạn tham gia lớp ${name}`,
    student: 'Học sinh',
    teacher: 'Giáo viên',
    className: 'Lớp học',
    week: 'Hằng tuần',
    next: 'Buổi học tới',
    mode: 'Hình thức',
    modes: { ONLINE: 'Trực tuyến', OFFLINE: 'Trực tiếp', BOTH: 'Trực tuyến và trực tiếp' },
    slot: ({ weekday, start, end }) =>
      `${vietnameseWeekday.format(A_MONDAY + WEEKDAYS.indexOf(weekday) * millisecondsInDay)} ${formatTimeRange(start, end)}`,
    clock: vietnameseClockOf,
    look: 'Bạn có thể xem lớp và đăng ký chỗ học qua liên kết bên dưới.',
    held: (until) =>
      `Chúng tôi giữ chỗ đến ${until}. Hãy kiểm tra thông tin và đồng ý qua liên kết bên dưới để được đăng ký ngay.`,
    full: 'Hiện lớp đã đủ chỗ. Nếu đăng ký qua liên kết bên dưới, bạn sẽ vào danh sách chờ.',
    action: 'Xem lớp và đăng ký',
    why: (teacher) =>
      `Bạn nhận được thư này vì giáo viên ${teacher} đã nhập địa chỉ của bạn. Nếu không quen giáo viên này hoặc không quan tâm, hãy xóa thư. Nếu từ chối lời mời qua liên kết, bạn sẽ không nhận thêm lời mời của lớp này.`,
  },
};

/** The letter of an invitation. Of what its teacher wrote it has names alone, and no name in it can be followed. */
export function invitationLetterTo(of: InvitingClass, to: InvitedPerson, path: string | null): Letter {
  const words = WORDS[to.language];
  const name = withoutLinks(of.name);
  const teacher = withoutLinks(of.teacherName);
  const time = (at: Date) => timeForStranger(to.language, at, of.timeZone);
  const { seat } = to;
  const blocks: (LetterBlock | false)[] = [
    to.studentName !== '' && { label: words.student, value: withoutLinks(to.studentName) },
    { label: words.className, value: name },
    { label: words.teacher, value: teacher },
    {
      label: words.week,
      value: `${of.weeklySchedule.map(words.slot).join(', ')} (${words.clock(of.timeZone, of.nextLessonAt ?? of.now)})`,
    },
    of.nextLessonAt !== null && { label: words.next, value: time(of.nextLessonAt) },
    { label: words.mode, value: words.modes[of.mode] },
    seat ? (seat.heldUntil ? words.held(time(seat.heldUntil)) : words.full) : words.look,
  ];
  return {
    to: to.email,
    language: to.language,
    path,
    action: words.action,
    reason: words.why(teacher),
    title: words.title(teacher, name),
    ...letterOf(blocks.filter((block) => block !== false)),
  };
}
