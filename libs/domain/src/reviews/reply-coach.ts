import type { Review } from './review.ts';

/** What makes an answer read well. Hints: none of them stops it. */
export const REPLY_CHECKS = ['THANKS', 'NEXT', 'LENGTH', 'NO_NAME'] as const;
export type ReplyCheck = (typeof REPLY_CHECKS)[number];

export const REPLY_CHECK_LABELS: Record<ReplyCheck, { readonly met: string; readonly open: string }> = {
  THANKS: { met: '먼저 고마움을 전했어요', open: '먼저 고마움을 전해 보세요' },
  NEXT: { met: '무엇을 바꿀지 적었어요', open: '무엇을 바꿀지 적어 보세요' },
  LENGTH: { met: '읽기 좋은 길이예요', open: '20자에서 400자 사이가 읽기 좋아요' },
  NO_NAME: { met: '학생 이름을 쓰지 않았어요', open: '누구나 보는 글에 학생 이름이 있어요' },
};

const GOOD_LENGTH = { min: 20, max: 400 } as const;
/** Up to this many stars a family wants to hear what will change. */
const WANTS_CHANGE = 3;
const THANKS = /고마|고맙|감사/;
/** Thanks that come first stand this near to the beginning. */
const BEGINNING = 60;
const NEXT =
  /[가-힣](?:ㄹ게요|게요|겠어요|겠습니다)|바꾸|바꿀|줄이|줄일|늘리|늘릴|고치|고칠|준비할|다음 (?:시간|수업|주|달|학기)|이번 주|앞으로/;

/** Full, and as somebody is called: 김서연 is 서연, Nguyễn Thị Lan is Lan. */
function namesOf(name: string): string[] {
  if (/^[가-힣]{3,4}$/.test(name)) return [name, name.slice(1)];
  const words = name.split(' ');
  return words.length > 1 && !/[가-힣\d]/.test(name) ? [name, words.at(-1)!] : [name];
}

/** Whether a word begins with the name; what follows it may be a particle. */
function says(text: string, name: string): boolean {
  const [where, what] = [text.toLowerCase(), name.toLowerCase()];
  for (let at = where.indexOf(what); at >= 0 && what; at = where.indexOf(what, at + 1))
    if (at === 0 || !/\p{L}/u.test(where.charAt(at - 1))) return true;
  return false;
}

/** Which hints an answer follows, of those that are given for its review. */
export function coachReply(
  text: string,
  { rating, student }: Pick<Review, 'rating'> & { readonly student: Pick<Review['student'], 'name'> },
): { readonly check: ReplyCheck; readonly isMet: boolean }[] {
  const written = text.trim();
  const length = [...written].length;
  const isMet: Record<ReplyCheck, boolean> = {
    THANKS: THANKS.test(written.slice(0, BEGINNING)),
    NEXT: NEXT.test(written),
    LENGTH: length >= GOOD_LENGTH.min && length <= GOOD_LENGTH.max,
    NO_NAME: !namesOf(student.name).some((name) => says(written, name)),
  };
  const given = REPLY_CHECKS.filter((check) => check !== 'NEXT' || rating <= WANTS_CHANGE);
  return given.map((check) => ({ check, isMet: isMet[check] }));
}
