import { withoutLinks } from '@portal/domain/contract/plain-name';
import { type FamilyLanguage, type FamilyLetter, familyLetter } from '../families/family-letter.ts';
import type { Recipient } from '../families/guardians.queries.ts';
import type { EnrollmentRequestRow } from './enrollments.tables.ts';

interface Words {
  readonly requested: string;
  readonly held: (until: string) => string;
  readonly waiting: string;
  readonly queued: string;
  readonly offered: string;
  readonly accepted: (className: string) => string;
  readonly first: string;
  readonly declined: (className: string) => string;
  readonly expired: string;
  readonly again: string;
  readonly over: string;
  readonly why: string;
}

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    requested: '등록 신청을 받았어요',
    held: (until) => `${until}까지 자리를 맡아 두었어요. 선생님이 확인하면 메일로 알려 드려요.`,
    waiting: '빈자리를 기다리고 있어요',
    queued: '지금은 자리가 없어서 기다리는 줄에 올렸어요. 자리가 나면 메일로 알려 드려요.',
    offered: '자리가 났어요',
    accepted: (className) => `${className}에 등록했어요`,
    first: '다음 수업',
    declined: (className) => `${className}에 등록하지 못했어요`,
    expired: '자리를 더 맡아 두지 못해요',
    again: '다시 신청하려면 선생님이 보낸 링크를 열어 주세요.',
    over: '수업이 끝났거나 취소돼서 새 학생을 받지 않아요.',
    why: '이 주소로 수업 등록을 신청해서 보냈어요. 신청한 적이 없으면 이 메일을 지워 주세요.',
  },
  vi: {
    requested: '– đã nhận đăng ký',
    held: (until) => `Chúng tôi giữ chỗ đến ${until}. Khi giáo viên xác nhận, chúng tôi sẽ báo qua email.`,
    waiting: '– đang chờ chỗ trống',
    queued: 'Hiện lớp đã đủ chỗ nên chúng tôi đưa bạn vào danh sách chờ. Khi có chỗ, chúng tôi sẽ báo qua email.',
    offered: '– đã có chỗ trống',
    accepted: (className) => `${className} – đã đăng ký`,
    first: 'Buổi học tới',
    declined: (className) => `${className} – chưa thể đăng ký`,
    expired: '– đã hết thời gian giữ chỗ',
    again: 'Nếu muốn đăng ký lại, vui lòng mở liên kết giáo viên đã gửi.',
    over: 'Lớp đã kết thúc hoặc bị hủy nên không nhận thêm học sinh.',
    why: 'Bạn nhận được thư này vì địa chỉ này đã được dùng để đăng ký lớp học. Nếu không phải bạn, hãy xóa thư này.',
  },
};

/** What a family is told about its request. */
export type EnrollmentNews =
  | { readonly kind: 'REQUESTED' | 'OFFERED'; readonly heldUntil: Date }
  | { readonly kind: 'WAITING' | 'EXPIRED' | 'OVER' }
  | { readonly kind: 'ACCEPTED'; readonly nextLessonAt: Date | undefined }
  | { readonly kind: 'DECLINED'; readonly reason: string };

function partsOf(
  className: string,
  news: EnrollmentNews,
  words: Words,
  labels: { time: (at: Date) => string; reason: string },
) {
  switch (news.kind) {
    case 'REQUESTED':
      return { title: `${className} ${words.requested}`, lines: [words.held(labels.time(news.heldUntil))] };
    case 'OFFERED':
      return { title: `${className} ${words.offered}`, lines: [words.held(labels.time(news.heldUntil))] };
    case 'WAITING':
      return { title: `${className} ${words.waiting}`, lines: [words.queued] };
    case 'ACCEPTED':
      return {
        title: words.accepted(className),
        lines: [news.nextLessonAt && { label: words.first, value: labels.time(news.nextLessonAt) }],
      };
    case 'DECLINED':
      return {
        title: words.declined(className),
        lines: [news.reason.trim() !== '' && { label: labels.reason, value: news.reason.trim() }],
      };
    case 'EXPIRED':
      return { title: `${className} ${words.expired}`, lines: [words.again] };
    case 'OVER':
      return { title: words.declined(className), lines: [words.over] };
  }
}

const letterOf = (className: string, news: EnrollmentNews): FamilyLetter =>
  familyLetter(WORDS, (words, labels) => {
    const { title, lines } = partsOf(className, news, words, labels);
    return { title, lines: lines.map((line) => line || false), why: words.why };
  });

/**
 * To the guardian of a request, whom nobody knows yet but by what was written: no name in it can be followed. `path` is her link
 * once she is in.
 */
export function enrollmentLetter(
  className: string,
  row: EnrollmentRequestRow,
  news: EnrollmentNews,
  path: string | null = null,
) {
  const { id, guardianName: name, language, timeZone, email, studentName } = row;
  const to: Recipient = { id, name, language, timeZone, email, studentIds: [] };
  return { ...letterOf(withoutLinks(className), news)(to, [withoutLinks(studentName)]), path };
}
