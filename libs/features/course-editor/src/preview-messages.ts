import type { CoursePackage } from '@portal/domain/courses/course';
import { formatTimeRange } from '@portal/domain/format/range';

/** The words of a course as a student sees it. */
export const preview = {
  label: '학생이 보는 강좌',
  noTitle: '이름 없는 강좌',
  noImage: '대표 이미지를 올리면 여기에 보여요',
  noName: '이름 없는 수강권',
  nothing: '아직 적지 않았어요',
  video: (title: string) => `${title} 소개 영상`,
  free: '무료',
  perLesson: '1회당',
  packageFacts({ isTrial, trialMinutes, lessonCount, studentCount }: CoursePackage, minutes: number | null): string {
    const length = isTrial ? trialMinutes : minutes;
    return [
      `${lessonCount ?? 0}회`,
      length !== null && `1회 ${length}분`,
      studentCount !== null && (studentCount > 1 ? `학생 ${studentCount}명까지 함께` : '1:1 수업'),
    ]
      .filter(Boolean)
      .join(' · ');
  },
  all: (n: number) => `${n}회 모두 보기`,
  fold: '접기',
  minutes: (n: number) => `1회 ${n}분`,
  ages: (min: number, max: number) => `${formatTimeRange(`${min}`, `${max}`)}세`,
  which: '어느 강좌를 볼까요?',
  live: '공개된 강좌',
  draft: '작성 중인 강좌',
  edit: '강좌 수정',
  failed: '강좌를 불러오지 못했어요',
  notFound: '찾을 수 없는 강좌예요',
  notFoundBody: '지웠거나 주소가 바뀐 강좌예요.',
  allCourses: '내 강좌로',
} as const;
