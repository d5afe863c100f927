/** Ways to reach somebody outside the marketplace. */
export const CONTACT_KINDS = ['PHONE', 'EMAIL', 'MESSENGER'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

export const CONTACT_KIND_LABELS: Record<ContactKind, string> = {
  PHONE: '전화번호',
  EMAIL: '이메일 주소',
  MESSENGER: '메신저 아이디',
};

/** On a text whose full-width letters and digits were made plain. */
export const CONTACT_PATTERNS: Readonly<Record<ContactKind, readonly RegExp[]>> = {
  PHONE: [
    // Korean and Vietnamese numbers at home, any abroad, and digits that are spelled out: 공일공 일이삼사 ….
    /(?<![\d.,])0\d{1,2}[).·_/ -]{0,2}\d{3,4}[.·_/ -]?\d{3,4}(?!\d)/,
    /(?<![\d.,])0\d(?:[ .-]?\d){7,9}(?!\d)/,
    /\+\d(?:[ .-]?\d){8,13}/,
    /(?:[공영일이삼사오육칠팔구][ .-]?){9}/,
  ],
  EMAIL: [/[a-z0-9_%+-] ?(?:@|\(at\)|\[at\]|골뱅이) ?[a-z0-9-]{1,63}\.[a-z]/i],
  MESSENGER: [
    /(?<![a-z])(?:카카오 ?톡|카 ?톡|kakaotalk|kakao|zalo|잘로|telegram|텔레그램|whatsapp|왓츠앱|wechat|위챗|instagram|인스타그램|인스타) ?(?:id|아이디)?(?:는|은)? ?[:=]? ?@?[a-z0-9][a-z0-9._-]{3}/i,
    /(?<![a-z])(?:라인|line) ?(?:(?:id|아이디)(?:는|은)? ?[:=]?|[:=@]) ?[a-z0-9][a-z0-9._-]{3}/i,
    /(?<![a-z0-9])(?:open\.kakao\.com|t\.me|zalo\.me|m\.me|wa\.me|line\.me)\/\w/i,
  ],
};

/** The kinds of contact data that a text seems to give away; full-width letters and digits count as plain ones. */
export function findContactData(text: string): ContactKind[] {
  const plain = text.normalize('NFKC');
  return CONTACT_KINDS.filter((kind) => CONTACT_PATTERNS[kind].some((pattern) => pattern.test(plain)));
}
