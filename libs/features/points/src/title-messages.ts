/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = {
  page: '리워드 포인트',
  all: '전체',
  accumulated: '적립 내역',
  used: '사용 내역',
  receive: '포인트 받기',
  myGifts: '내 선물함',
  gift: '선물',
  myGift: '내 선물',
} as const;
