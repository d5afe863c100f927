/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = {
  page: '채팅',
  replies: '문구집',
  opening: '대화 열기',
  announcements: '공지 목록',
  announcement: '공지',
  newAnnouncement: '공지 쓰기',
  laterAnnouncement: '예약한 공지 고치기',
} as const;
