/** The top of the sidebar, in its fixed order: path in ids and addresses (ASCII), and what the designer reads. */
export const CATEGORIES = {
  Start: '시작하기',
  Foundations: '기초',
  Components: '부품',
  Patterns: '패턴',
  Features: '기능',
  Screens: '화면',
} as const;

type Category = keyof typeof CATEGORIES;

/** Parts of @portal/ui that stand for a habit of whole pages rather than for one control. */
const PATTERNS = new Set(['alert-dialog', 'empty-state', 'error-state', 'offline-bar', 'skeletons', 'progress-line']);

/** Korean names of folders and pages in the sidebar; any other entry keeps its own name. */
export const LABELS: Readonly<Record<string, string>> = {
  ...CATEGORIES,
  Introduction: '소개와 원칙',
  'How to check': '점검 방법',
  'How to write stories': '스토리 쓰는 법',
  Colours: '색',
  Typography: '글꼴과 글자 크기',
  Spacing: '간격·모서리·그림자',
  Motion: '움직임',
  'Icons and drawings': '아이콘과 삽화',
  'Words and access': '문구와 접근성',
  Portal: '포털 틀',
  Storybook: '메일',
  'Letter sheet': '보내는 메일',
  'Portal pages': '그 밖의 화면',
  'Login page': '로그인',
  'Callback page': '로그인을 마침',
  'Planned page': '아직 열지 않은 화면',
  'Broken page': '화면 오류',
  'Portal core': '포털 공통',
  Home: '홈',
  Schedule: '일정',
  Notifications: '알림',
  Docs: '문서',
  Reporting: '신고',
  Community: '커뮤니티',
  Chat: '채팅',
  Chart: '그래프',
  Wallet: '수입',
  Statistics: '통계',
  Points: '리워드 포인트',
  Income: '수입',
  'File view': '파일 보기',
  Lectures: '수업 자료',
  Review: '후기',
  Reviews: '수강 후기',
  'Teaching plan': '수업 계획',
  Assignments: '과제',
  Task: '할 일',
  Teachers: '선생님 페이지',
  Families: '가족',
  Live: '강의실',
  Lessons: '수업 회차',
  Classes: '내 수업',
  Recruiting: '선생님 지원',
  Ops: '운영 데스크',
  'Course editor': '강좌 수정',
  'Course catalogue': '내 강좌',
  Profile: '수업 프로필',
  'Calendar connections': '캘린더 연결',
  Upload: '파일 올리기',
  Conversation: '대화',
  Coursework: '과제와 강의 자료',
  Lesson: '수업 한 회',
  Approval: '승인',
};

const LIBRARY = /^(?:libs\/features|libs\/parts|libs|apps)\/([a-z0-9-]+)\/src\/(?:.+\/)?([a-z0-9-]+)\.stories\.tsx$/;

const capitalized = (kebab: string) => {
  const words = kebab.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function categoryOf(owner: string, file: string, path: string): Category {
  if (file.endsWith('-page') || path.includes('/screens/')) return 'Screens';
  if (owner === 'ui') return PATTERNS.has(file) ? 'Patterns' : 'Components';
  return 'Features';
}

/**
 * Where the stories of a file stand. The place follows from the path alone, so an id is the same in the host
 * and in a lib opened alone, and nobody has to agree on titles.
 */
export function titleOf(workspacePath: string): string {
  const [, owner, file] = LIBRARY.exec(workspacePath) ?? [];
  if (!owner || !file)
    throw new Error(`${workspacePath}: stories stand beside a component, as <kebab-name>.stories.tsx.`);
  const category = categoryOf(owner, file, workspacePath);
  return [category, ...(owner === 'ui' ? [] : [capitalized(owner)]), capitalized(file)].join('/');
}

/** Refuses a place that the sidebar does not have. */
export function checkedTitle(title: string, workspacePath: string): string {
  const [category = ''] = title.split('/');
  if (!(category in CATEGORIES))
    throw new Error(
      `${workspacePath}: there is no category "${category}". The sidebar has ${Object.keys(CATEGORIES).join(', ')}.`,
    );
  // Ids are addresses that people paste into messages.
  if (!/^[\x20-\x7e]+$/.test(title)) throw new Error(`${workspacePath}: the title "${title}" is not ASCII.`);
  return title;
}

/** Refuses a story that a designer cannot read, or whose address nobody can type. */
export function checkStory(name: string, exportName: string, workspacePath: string): void {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(exportName))
    throw new Error(`${workspacePath}: the export "${exportName}" is not an English state in PascalCase.`);
  if (!/\p{Script=Hangul}/u.test(name))
    throw new Error(`${workspacePath}: story ${exportName} needs a Korean name: "name: '…'".`);
}
