import { CODE_BEHIND_AT } from './code-words.ts';
import { ACCOUNT_NUMBERS, CALLED_NUMBER, MADE_NAME, NAMED_NUMBER, OPEN_ROOM, PLAIN_NAME } from './contact-words.ts';

/** Ways to reach somebody, or to pay her, outside the marketplace. */
export const CONTACT_KINDS = ['PHONE', 'EMAIL', 'MESSENGER', 'LINK', 'ACCOUNT'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

export const CONTACT_KIND_LABELS: Record<ContactKind, string> = {
  PHONE: '전화번호',
  EMAIL: '이메일 주소',
  MESSENGER: '메신저 아이디',
  LINK: '링크',
  ACCOUNT: '계좌번호',
};

/** Of a day or of a list, and no number: 05.12.2026 19:00, 01 02 03. */
const NO_NUMBER = String.raw`(?<!0\d[ .-])(?!\d{2}[. -]\d{2}[. -](?:19|20)\d{2}(?!\d)|0\d[ .-]0\d[ .-]0\d(?!\d))`;
/** Where numbers begin in Korea and Vietnam; 01_20261128 is the first sheet of a day. */
const AREA = String.raw`0(?:1[016-9]|2\d{0,2}|[3-9]\d)`;
const NO_DAY = String.raw`(?!20\d{2}[._-]?(?:0[1-9]|1[0-2])[._-]?(?:[0-2]\d|3[01])(?!\d))`;

/** Where people are found by a name, as it is written in Korean and in Vietnamese. */
const MESSENGERS =
  '[카까][카까]오 ?톡|[카까] ?톡|\u110f ?(?:\u1110|톡)|kakao ?talk|kakao(?! ?talk)|z[ ._]?a[ ._]?l[ ._]?[o0]|잘로|telegram|텔레그램|텔레|whatsapp|왓츠앱|wechat|위챗|instagram|인스타그램|인스타';
/** Words of their own too: only what follows says that somebody is meant. */
const ALSO_WORDS =
  'insta|ig|facebook|fb|페이스북|페북|messenger|메신저|discord|디스코드|viber|바이버|skype|스카이프|라인|line|톡';
const ID = String.raw`[ _]?(?:id|아이디)?(?:는|은)?`;
/** Not a day or a page: 카톡 2026.11.28, KakaoTalk_20261128_1015.jpg. A number of a phone is one too. */
const NAME = String.raw`(?=[\d_-]{0,30}[a-z]|0\d{3})[a-z0-9]`;
/** Zalo mình là hong.tran: after words of its own only what no word is made like. */
const ZALO_IS = String.raw`zalo(?: (?:của|mình|em|cô|thầy|anh|chị|tôi|tớ|nick|tên|id)){0,3} là[ :]{0,2}@?(?=[a-z0-9]{0,30}[\d._][a-z0-9])`;
/** As they are written out, and as they are drawn otherwise. */
const SPELLED_DIGITS = '공영일이삼사오육륙칠팔구〇零一二三四五六七八九';
const SOME_DIGIT = String.raw`[\doil${SPELLED_DIGITS}]`;
/** ㅡ is \u1173 once it is plain. */
const BETWEEN = String.raw`(?:[^\p{L}\d]{0,3}|\u1173)`;
const AT = String.raw`(?:@{1,3}|[([{](?:at|@)[)\]}]|골뱅이)`;

/** What an @ stands before without being anybody's name: 19:00 @zoom, and words of programs. */
const NOBODY = String.raw`(?:[Zz]oom|[Hh]ome|[Oo]nline|[Ss]chool|[Cc]lass)(?![A-Za-z0-9_]|\.[A-Za-z0-9])|${CODE_BEHIND_AT}`;

/** On a text whose full-width letters and digits were made plain. */
export const CONTACT_PATTERNS: Readonly<Record<ContactKind, readonly RegExp[]>> = {
  PHONE: [
    // Korean and Vietnamese numbers at home, any abroad, and digits that are spelled out: 공일공 일이삼사 ….
    new RegExp(String.raw`(?<![\d.,])${AREA}[).·_/ -]{0,2}${NO_DAY}\d{3,4}[.·_/ -]?\d{3,4}(?!\d)`),
    new RegExp(String.raw`(?<![\d.,])${NO_NUMBER}0\d(?:[ .-]?\d){7,9}(?!\d)`),
    // With the same gap between all of them; 0 1 2 3 … is counting.
    /(?<![\d.,])0(?! 1 2 3)([ .·_/-]{1,2})[1-9](?:\1\d){7,9}(?!\d)/,
    // A mobile number of Korea, whatever stands between its parts, in letters that look like digits or are called like them too.
    new RegExp(
      String.raw`(?<![a-z\d.,])[0o공영〇零][1il일一][016789o공영일육륙칠팔구零六七八九]${BETWEEN}${SOME_DIGIT}{3,4}${BETWEEN}${SOME_DIGIT}{4}(?!\d)`,
      'iu',
    ),
    // Every digit apart, in groups: 0 1 0 - 1 2 3 4 - 5 6 7 8; and groups that stand wide apart.
    /(?<![\d.,])0(?! 1 2 3)(?: \d){2,3} ?[-.·/] ?\d(?: \d){2,3} ?[-.·/] ?\d(?: \d){2,3}(?!\d)/,
    /(?<![\d.,])0[35789]\d{2} ?[-.·_/] ?\d{3} ?[-.·_/] ?\d{3}(?!\d)/,
    /\+\d(?:[ .-]?\d){8,13}/,
    new RegExp(CALLED_NUMBER, 'iu'),
    new RegExp(NAMED_NUMBER, 'iu'),
    /(?:[공영일이삼사오육륙칠팔구〇][ .-]?){9}/,
  ],
  EMAIL: [
    new RegExp(String.raw`[a-z0-9_%+-] ?${AT} ?[a-z0-9-]{1,63}\.[a-z]`, 'i'),
    // A dot that stands apart, or is written out, is one of an address only before such an ending.
    new RegExp(
      String.raw`[a-z0-9_%+-] ?${AT} ?[a-z0-9-]{1,63}(?: ?\. ?| dot | ?[([{](?:dot|\.)[)\]}] ?)(?:com|net|org|edu|co|kr|vn|io|me)(?![a-z])`,
      'i',
    ),
    new RegExp(String.raw`[a-z0-9_%+-]${AT}[a-z0-9-]{2,63}(?: |, ?)(?:com|net)(?![a-z])`, 'i'),
    new RegExp(
      String.raw`[a-z0-9_%+-] at (?:gmail|naver|daum|hanmail|yahoo|outlook|hotmail|icloud|kakao|nate)(?: ?\. ?| dot |, ?)(?:com|net)(?![a-z])`,
      'i',
    ),
    new RegExp(String.raw`[a-z0-9_%+-] ?${AT} ?[a-z0-9가-힣-]{1,63} ?닷 ?(?:컴|넷|com|net)`, 'i'),
  ],
  MESSENGER: [
    new RegExp(String.raw`(?<![a-z])(?:${MESSENGERS})${ID}[ _]?[:=]?[ _]?@?${NAME}[a-z0-9._-]{3}`, 'i'),
    new RegExp(
      String.raw`(?<![a-z])(?:${MESSENGERS}|${ALSO_WORDS})[ _]?(?:(?:id|아이디)(?:는|은)? ?[:=]?|[:=]) ?@?${NAME}[a-z0-9._-]{2}`,
      'i',
    ),
    new RegExp(String.raw`(?<![a-z])${ZALO_IS}[a-z0-9][a-z0-9._-]{3}`, 'i'),
    // A short name says that it is one by its @.
    new RegExp(String.raw`(?<![a-z])(?:${MESSENGERS}|${ALSO_WORDS})${ID} ?[:=]? ?@ ?[a-z0-9][a-z0-9._-]`, 'i'),
    // Of which anybody knows where it is looked for.
    new RegExp(String.raw`(?<![\w.@/-])@(?!${NOBODY})[A-Za-z][A-Za-z0-9._]{3}`),
    new RegExp(PLAIN_NAME, 'iu'),
    new RegExp(MADE_NAME, 'iu'),
    new RegExp(OPEN_ROOM, 'u'),
    /(?:skype|스카이프)[ :=]{1,3}live:[a-z0-9]/i,
    /(?<![a-z0-9])open ?\. ?kakao ?\. ?com(?![a-z0-9])/i,
    /(?<![a-z0-9])(?:viber|line|kakao[a-z]{0,8}|tg|zalo|whatsapp|skype|weixin|fb-messenger):\/\/\S+/i,
    /(?<![a-z0-9])(?:open\.kakao\.com|t\.me|zalo\.me|m\.me|wa\.me|line\.me)\/\w/i,
  ],
  LINK: [
    /(?:https?:\/\/|(?<![a-z0-9.@-])www\.)[\w./?=&%#~:+@-]+/i,
    /(?<![a-z0-9.@-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|kr|vn|io|ly|me|gg|do|us|gl|cc|ee)\/[\w./?=&%#~:+@-]+/i,
    // Without a page behind it, only by an ending that is no word: good.Me is a sentence without its gap.
    // One letter alone has no place of its own either: point A.kr.
    new RegExp(
      String.raw`(?<![\p{L}\d.@_-]|${AT} ?)(?=[\p{L}\d-]{2}|[\p{L}\d]\.[\p{L}\d-]{1,63}\.)(?:[\p{L}\d-]{1,63}\.){1,4}(?:com|net|org|kr|vn|io|xyz)(?![a-z0-9])`,
      'iu',
    ),
  ],
  ACCOUNT: ACCOUNT_NUMBERS.map((pattern) => new RegExp(pattern, 'iu')),
};

/** Letters of Cyrillic and Greek beside the Latin ones as which they are read; escaped, for nobody draws them. */
const LOOK_ALIKES = new Map(
  [
    [
      '\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04bb\u0501\u051b\u051d\u043a\u043c\u0442\u0432\u043d\u04cf',
      'aeopcyxijshdqwkmtbhl',
    ],
    ['\u0410\u0415\u041e\u0420\u0421\u0423\u0425\u0406\u0408\u0405\u041a\u041c\u0422\u0412\u041d', 'AEOPCYXIJSKMTBH'],
    ['\u03b1\u03b5\u03bf\u03c1\u03b9\u03ba\u03c4\u03c7\u03c5\u03bd', 'aeopiktxuv'],
    ['\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7', 'ABEZHIKMNOPTYX'],
  ].flatMap(([theirs = '', ours = '']) => [...theirs].map((letter, no) => [letter, ours.charAt(no)] as const)),
);

/** The ten digits of every script stand together, from its 0 on. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** As the patterns read it: letters and digits of every width and script that look like plain ones are these, and what cannot be seen is not there. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    // What stands on a letter without being one with it, such as the box around a digit.
    .replaceAll(/[\p{Cf}\p{M}]/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[\u3002\u06d4\u0701\u0702\ua4f8\ua60e]/g, '.')
    .replaceAll(/[\u2044\u2215\u29f8]/g, '/')
    .replaceAll(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
    .replaceAll(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => LOOK_ALIKES.get(letter) ?? letter)
    // What is split over two lines, or over title and text, is read together.
    .replaceAll(/[\n\t]/g, ' ');

/** What is written to be read from right to left, although its letters run the other way: 8765-4321-010. */
export const TURNED_AROUND = /[\u202d\u202e\u2066-\u2068]([^\u202c\u2069\n]+)/g;
const turned = (text: string) => [...text].reverse().join('');
export const kindsTurned = (part: string): ContactKind[] => kindsIn(plainText(turned(part)));

const kindsIn = (plain: string) =>
  CONTACT_KINDS.filter((kind) => CONTACT_PATTERNS[kind].some((pattern) => pattern.test(plain)));

/** The kinds of contact data, of those that are looked for, that a text seems to give away. */
export function findContactData(text: string, wanted: readonly ContactKind[] = CONTACT_KINDS): ContactKind[] {
  const found = new Set(kindsIn(plainText(text)));
  for (const { 1: part = '' } of text.matchAll(TURNED_AROUND)) for (const kind of kindsTurned(part)) found.add(kind);
  return CONTACT_KINDS.filter((kind) => found.has(kind) && wanted.includes(kind));
}
