/** Digits as they are called in Vietnamese, with tones and without, and in English. */
const CALLED = String.raw`(?:kh[oô]ng|m[oộ]t|hai|ba|b[oố]n|n[aă]m|l[aă]m|s[aá]u|b[aả]y|t[aá]m|ch[ií]n|zero|oh|one|two|three|four|five|six|seven|eight|nine)`;
const GAP = '[ .,-]{0,2}';

/** A number of which some digits are called by their names: 0912 345 sáu bảy tám. Who counts from nothing on gives none away. */
export const CALLED_NUMBER = String.raw`(?<![\p{L}\d.,])(?=[\d .,-]{0,20}${CALLED})(?:0|kh[oô]ng|zero|oh)(?!${GAP}(?:1|m[oộ]t|one)${GAP}(?:2|hai|two))(?:${GAP}(?:\d|${CALLED}(?!\p{L}))){8,10}(?![\p{L}\d])`;

/** A number without its 0, behind the word for it. */
export const NAMED_NUMBER = String.raw`(?<=(?<!\p{L})(?:s[đd]t|đt|số điện thoại|điện thoại|hotline|phone|tel|전화(?:번호)?|휴대폰|핸드폰)(?:은|는)?[ :=.]{1,3})\d(?:[ .-]?\d){7,10}(?!\d)`;

/** Banks whose names mean nothing else. */
const BANK = String.raw`(?:신한|농협|새마을금고|카카오뱅크|카뱅|토스뱅크|케이뱅크|(?:국민|우리|하나|기업|제일|수협|[가-힣]{2}) ?은행|vietcombank|vcb|techcombank|vietinbank|bidv|agribank|sacombank|vpbank|tpbank|mb ?bank)`;
const ACCOUNT = String.raw`(?<![\d.,-])[1-9](?:\d{2,5}-\d{2,6}-\d{4,8}(?:-\d{1,3})?|\d{9,13})(?![\d.,]\d|\d)`;

/** The number of an account, beside what says that it is one. */
export const ACCOUNT_NUMBERS = [
  String.raw`(?<=(?:계좌(?:번호)?|số tài khoản|so tai khoan|(?<!\p{L})stk|${BANK})[^\d\n]{0,8})${ACCOUNT}`,
  String.raw`${ACCOUNT}(?=[^\p{L}\d]{1,3}${BANK})`,
] as const;

/** Words of other things that stand beside the name of a messenger. */
const OF_OTHERS =
  'graph|chart|segment|drawing|tracing|friend|works|develop|python|server|number|message|mobility|account|program|project|channel|class|lesson|student|teacher(?![a-z0-9])';
/** A plain name behind a messenger's: 라인 teacherkim. */
export const PLAIN_NAME = String.raw`(?<!\p{L})(?:라인|카카오|디스코드|스카이프|바이버|페북|페이스북)(?:은|는)? (?!${OF_OTHERS})[a-z][a-z0-9._-]{6,}(?! [a-z])`;
/** A name as no word is made, behind a messenger's that is a word too: facebook kim.teacher. */
export const MADE_NAME = String.raw`(?<![\p{L}\d])(?:facebook|fb|messenger|ig|insta|discord|skype|viber|line|라인|카카오|디스코드|스카이프|바이버|페북|페이스북|메신저)(?:은|는)? (?=[a-z]{2,30}[._]?\d|[a-z]{2,30}[._][a-z]{3})[a-z0-9._-]{5,}`;
/** A room that is found by its name. */
export const OPEN_ROOM = String.raw`오픈 ?(?:카카오 ?톡|카톡|채팅|톡) ?방?(?: ?이름)?(?:은|는)? ?(?:["'“‘「[][^"'”’」\]\n]{1,40}["'”’」\]]?|[:=] ?[\p{L}\d._-]{1,40})`;
