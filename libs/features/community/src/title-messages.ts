/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = {
  page: '커뮤니티',
  group: '선생님 모임',
  members: '모임의 멤버',
  newPost: '모임에 글쓰기',
  post: '모임의 글',
  editPost: '모임의 글 고치기',
} as const;
