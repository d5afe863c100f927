import type { Lesson } from '@portal/domain/lessons/lesson';
import { type FamilyLanguage, type FamilyLetter, FAMILY_TIME, familyLetter } from '../families/family-letter.ts';

interface Words {
  readonly title: (courseTitle: string) => string;
  readonly labels: Record<'when' | 'teacherTime' | 'teacher', string>;
  readonly online: string;
  readonly place: string;
  readonly calendar: string;
  readonly cancel: string;
  readonly why: string;
  readonly open: string;
}

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    title: (courseTitle) => `${courseTitle} 체험 수업을 예약했어요`,
    labels: { when: '수업 시간', teacherTime: '선생님이 있는 곳의 시간', teacher: '선생님' },
    online: '수업 15분 전부터 아래 링크에서 강의실로 들어올 수 있어요.',
    place: '만나는 곳은 선생님이 수업 페이지에서 알려 드려요.',
    calendar: '캘린더에 수업 시간을 적어 두세요. 시간이 바뀌거나 취소되면 메일로 알려 드려요.',
    cancel: '못 오게 되면 수업이 시작하기 전에 아래 링크에서 취소해 주세요. 시간이 다른 가족에게 열려요.',
    why: '이 이메일로 받은 인증번호로 체험 수업을 예약해서 보냈어요. 링크는 가족만 쓰는 것이니 다른 사람에게 보내지 마세요.',
    open: '수업 페이지 열기',
  },
  vi: {
    title: (courseTitle) => `${courseTitle} – đã đặt buổi học thử`,
    labels: { when: 'Thời gian', teacherTime: 'Giờ nơi giáo viên ở', teacher: 'Giáo viên' },
    online: 'Từ 15 phút trước giờ học, gia đình có thể vào lớp bằng liên kết bên dưới.',
    place: 'Giáo viên sẽ báo địa điểm trên trang lớp học.',
    calendar: 'Hãy ghi giờ học vào lịch. Nếu giờ học thay đổi hoặc bị hủy, chúng tôi sẽ báo qua email.',
    cancel:
      'Nếu không tham gia được, vui lòng hủy bằng liên kết bên dưới trước khi buổi học bắt đầu để gia đình khác có thể đặt giờ đó.',
    why: 'Bạn nhận được thư này vì đã đặt buổi học thử bằng mã xác nhận gửi đến email này. Liên kết chỉ dành cho gia đình, xin đừng chuyển tiếp.',
    open: 'Mở trang lớp học',
  },
};

interface BookedTrial {
  readonly title: string;
  readonly mode: Lesson['mode'];
  readonly teacher: { readonly name: string; readonly timeZone: string };
  readonly startAt: Date;
}

/** Of a trial lesson that stands in the teacher's schedule: when it is in both places, and how it is given back. */
export const trialBookedLetter =
  ({ title, mode, teacher, startAt }: BookedTrial): FamilyLetter =>
  (to, children) =>
    familyLetter(WORDS, ({ labels, ...words }, { time }) => ({
      title: words.title(title),
      action: words.open,
      lines: [
        { label: labels.when, value: time(startAt) },
        to.timeZone !== teacher.timeZone && {
          label: labels.teacherTime,
          value: FAMILY_TIME[to.language](startAt, teacher.timeZone),
        },
        { label: labels.teacher, value: teacher.name },
        mode === 'OFFLINE' ? words.place : words.online,
        words.calendar,
        words.cancel,
      ],
      why: words.why,
    }))(to, children);
