/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = { publicTeacher: '선생님 페이지' } as const;

export const vietnameseTitles = { publicTeacher: 'Trang giáo viên' } as const;
