/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = {
  invitation: '수업 등록 신청',
  familyDoor: '우리 가족의 수업',
  guardianInvitation: '보호자 초대',
} as const;

export const vietnameseTitles: Readonly<Record<keyof typeof titles, string>> = {
  invitation: 'Đăng ký lớp học',
  familyDoor: 'Lớp học của gia đình',
  guardianInvitation: 'Lời mời cùng nhận tin',
};
