/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = { check: '기기 확인', room: '강의실', guest: '수업 입장' } as const;

export const vietnameseTitles = { guest: 'Vào lớp học' } as const;
