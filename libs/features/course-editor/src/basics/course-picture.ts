/** Where the picture of a course is uploaded, from whichever step. */
export const pictureUpload = (courseId: string) =>
  ({ location: 'COURSE_IMAGE', keepAs: `course:${courseId}:image` }) as const;
