import { called } from '@portal/domain/format/called';
import { type Letter, letterOf } from '../notifications/module.ts';

interface Words {
  readonly title: (code: string) => string;
  readonly code: string;
  readonly body: (teacherName: string, minutes: number) => string;
  readonly why: string;
}

const WORDS: Record<'ko' | 'vi', Words> = {
  ko: {
    title: (code) => `체험 수업 예약 인증번호는 ${code}예요`,
    code: '인증번호',
    body: (teacherName, minutes) =>
      `${called(teacherName, '선생님')}의 체험 수업을 예약하는 화면에 ${minutes}분 안에 적어 주세요. 누구에게도 알려 주지 마세요.`,
    why: '이 이메일로 체험 수업을 예약하려는 사람이 있어서 보냈어요. 예약하려던 것이 아니라면 그냥 두세요.',
  },
  vi: {
    title: (code) => `Mã xác nhận đặt buổi học thử: ${code}`,
    code: 'Mã xác nhận',
    body: (teacherName, minutes) =>
      `Vui lòng nhập mã này trong ${minutes} phút trên trang đặt buổi học thử của giáo viên ${teacherName}. Xin đừng cho ai biết mã.`,
    why: 'Bạn nhận được thư này vì có người muốn đặt buổi học thử bằng email này. Nếu không phải bạn, xin bỏ qua thư này.',
  },
};

/** The number by which a family shows that a mailbox is its own. */
export function trialCodeLetter({
  to,
  language,
  teacherName,
  code,
  minutes,
}: {
  readonly to: string;
  readonly language: 'ko' | 'vi';
  readonly teacherName: string;
  readonly code: string;
  readonly minutes: number;
}): Letter & { readonly reason: string } {
  const words = WORDS[language];
  return {
    to,
    language,
    title: words.title(code),
    path: null,
    reason: words.why,
    ...letterOf([{ label: words.code, value: code }, words.body(teacherName, minutes)]),
  };
}
