/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = { invitation: '수업 등록 신청', familyDoor: '우리 가족의 수업' } as const;
