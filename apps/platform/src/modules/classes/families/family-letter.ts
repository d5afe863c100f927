import { formatMoment } from '@portal/domain/format/date-time';
import { clockOf, vietnameseClockOf } from '@portal/domain/format/zone-city';
import { type Letter, type LetterBlock, letterOf } from '../../notifications/module.ts';
import type { Recipient } from './guardians.queries.ts';

/**
 * A letter to one guardian, who has no account to be told in; her children are those whom it is about. Its path is her own link,
 * which whoever sends it puts in.
 */
export type FamilyLetter = (to: Recipient, children: readonly string[]) => Letter;

export type FamilyLanguage = Recipient['language'];

interface Labels {
  readonly student: string;
  readonly reason: string;
  /** Why she got this letter. */
  readonly why: string;
  /** The same to a grown-up who takes the class herself. */
  readonly whyOwn: string;
  /** What one does at its link. */
  readonly open: string;
}

const LABELS: Record<FamilyLanguage, Labels> = {
  ko: {
    student: '학생',
    reason: '이유',
    why: '학생의 보호자로 등록되어 있어서 보냈어요. 링크는 가족만 쓰는 것이니 다른 사람에게 보내지 마세요.',
    whyOwn: '수업에 등록되어 있어서 보냈어요. 링크는 혼자만 쓰는 것이니 다른 사람에게 보내지 마세요.',
    open: '수업 페이지 열기',
  },
  vi: {
    student: 'Học sinh',
    reason: 'Lý do',
    why: 'Bạn nhận được thư này vì là phụ huynh của học sinh. Liên kết chỉ dành cho gia đình, xin đừng chuyển tiếp.',
    whyOwn: 'Bạn nhận được thư này vì đã đăng ký lớp học. Liên kết chỉ dành cho bạn, xin đừng chuyển tiếp.',
    open: 'Mở trang lớp học',
  },
};

/** An instant as it is read in a language, on the clock of its reader, which is named: a letter is opened anywhere. */
export const FAMILY_TIME: Record<FamilyLanguage, (at: Date, zone: string) => string> = {
  ko: (at, zone) => `${formatMoment(at, zone)} (${clockOf(zone)})`,
  vi(at, zone) {
    const text = new Intl.DateTimeFormat('vi-VN', { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(at);
    return `${text} (${vietnameseClockOf(zone, at)})`;
  },
};

const VIETNAM = 'Asia/Ho_Chi_Minh';

/** The same for whom nobody knows yet: who reads Vietnamese finds the clock at home beside that of the class. */
export function timeForStranger(language: FamilyLanguage, at: Date, zone: string): string {
  const text = FAMILY_TIME[language](at, zone);
  return language === 'vi' && zone !== VIETNAM ? `${text}, ${FAMILY_TIME.vi(at, VIETNAM)}` : text;
}

interface Parts {
  readonly title: string;
  readonly lines: readonly (LetterBlock | false)[];
  /** Why she got it, where it is not for being the guardian. */
  readonly why?: string;
  /** What it asks her to do at its link, where that is more than to look. */
  readonly action?: string;
}

/** Writes a letter in the language of its reader: whom it is about stands first. */
export const familyLetter =
  <W>(
    words: Record<FamilyLanguage, W>,
    partsOf: (words: W, tools: { readonly time: (at: Date) => string; readonly reason: string }) => Parts,
  ): FamilyLetter =>
  ({ name, email, language, timeZone }, children) => {
    const { student, reason, why, whyOwn, open } = LABELS[language];
    // Who is her own guardian has written her name once, for both.
    const isOwn = children.length === 1 && children[0] === name;
    const time = (at: Date) => FAMILY_TIME[language](at, timeZone);
    const {
      title,
      lines,
      why: because = isOwn ? whyOwn : why,
      action = open,
    } = partsOf(words[language], { time, reason });
    return {
      to: email,
      language,
      path: null,
      action,
      reason: because,
      title,
      ...letterOf([{ label: student, value: children.join(', ') }, ...lines.filter((line) => line !== false)]),
    };
  };
