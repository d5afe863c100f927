import type { GroupRole } from '@portal/domain/community/group';
import type { PostKind } from '@portal/domain/community/post';
import type { Licence } from '@portal/domain/community/shared-pack';
import type { DocumentKind } from '@portal/domain/library/document';
import type { DEMO_ACCOUNTS } from '../people/accounts.ts';

type Teacher = Exclude<keyof typeof DEMO_ACCOUNTS, `ops-${string}` | 'student1'>;

interface CommentPlan {
  readonly by: Teacher;
  readonly hoursAgo: number;
  readonly content: string;
  /** The author of the question chose it. */
  readonly isChosen?: true;
}

/** What a post of the demo shares. */
export interface PackPlan {
  readonly licence: Licence;
  readonly name: string;
  /** Drawn sheets by the name that they bear in the pack. */
  readonly documents: readonly { readonly name: string; readonly drawing: string; readonly kind: DocumentKind }[];
  readonly homework: { readonly title: string; readonly content: string } | null;
  readonly polls: readonly {
    readonly question: string;
    readonly options: readonly string[];
    readonly answer: number;
  }[];
  /** A drawn picture, and what it shows. */
  readonly picture: { readonly drawing: string; readonly text: string } | null;
  readonly takers: readonly { readonly who: Teacher; readonly hoursAgo: number; readonly isThankful?: true }[];
}

export interface PostPlan {
  readonly key: string;
  readonly by: Teacher;
  readonly kind: PostKind;
  readonly title: string;
  readonly content: string;
  readonly hoursAgo: number;
  readonly isPinned?: true;
  readonly likedBy?: readonly Teacher[];
  readonly comments?: readonly CommentPlan[];
  /** Of a post that shares one. */
  readonly pack?: PackPlan;
}

export interface GroupPlan {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly subjectId: string | null;
  /** Name of a drawn picture, and what it shows. */
  readonly banner: { readonly picture: 'graph'; readonly text: string } | null;
  readonly members: readonly (readonly [who: Teacher, role: GroupRole, daysAgo: number])[];
  readonly posts: readonly PostPlan[];
}

/** The groups of the demo: the main teacher moderates one, is in another, and may find the third. */
export const GROUP_PLANS: readonly GroupPlan[] = [
  {
    key: 'math',
    name: '중등 수학 연구 모임',
    description: '중학교 수학을 가르치는 선생님들이 막힌 곳을 묻고, 잘된 수업을 나눠요.',
    subjectId: 'math',
    banner: { picture: 'graph', text: '좌표평면 위의 함수 그래프' },
    members: [
      ['busy', 'OWNER', 200],
      ['math', 'MODERATOR', 180],
      ['rejected', 'MEMBER', 90],
      ['newbie', 'MEMBER', 20],
      ['piano', 'MEMBER', 10],
    ],
    posts: [
      {
        key: 'promise',
        by: 'busy',
        kind: 'TALK',
        title: '모임의 약속',
        content: '학생의 이름과 얼굴은 올리지 않아요. 자료를 나눌 때는 누가 만들었는지 함께 적어요.',
        hoursAgo: 4_000,
        isPinned: true,
        likedBy: ['math', 'rejected', 'newbie'],
      },
      {
        key: 'probability',
        by: 'newbie',
        kind: 'QUESTION',
        title: '확률 단원에서 동전 실험을 온라인으로 하려면?',
        content: '모두가 같은 화면을 보면서 함께 던져 보고 싶어요. 어떻게 하고 계시나요?',
        hoursAgo: 150,
        likedBy: ['rejected'],
        comments: [
          { by: 'rejected', hoursAgo: 148, content: '저는 각자 집에서 스무 번씩 던지고 칠판에 모았어요.' },
          {
            by: 'math',
            hoursAgo: 146,
            content:
              '강의실의 칠판에 표를 그려 두고 한 명씩 결과를 적게 해 보세요. 백 번이 금방 모이고, 절반에 가까워지는 것이 눈에 보여요.',
            isChosen: true,
          },
          { by: 'newbie', hoursAgo: 120, content: '오늘 해 봤는데 아이들이 먼저 더 던지자고 했어요. 고마워요!' },
        ],
      },
      {
        key: 'graphs',
        by: 'busy',
        kind: 'PACK',
        title: '일차함수 도입 4회차를 나눠요',
        content: '새 학기 준비하시는 분들께 나눠요. 4회차 분량이고 과제와 질문까지 들어 있어요.',
        hoursAgo: 50,
        likedBy: ['math', 'newbie'],
        comments: [{ by: 'newbie', hoursAgo: 46, content: '연습지가 정말 좋아요. 다음 주에 써 볼게요.' }],
        pack: {
          licence: 'CC_BY_NC',
          name: '일차함수 도입',
          documents: [
            { name: '일차함수 도입 정리.pdf', drawing: 'lecture-graphs.pdf', kind: 'PDF' },
            { name: '일차함수 도입 연습지.docx', drawing: 'lecture-worksheet.docx', kind: 'WORD' },
          ],
          homework: { title: '집 안의 일차함수 찾기', content: '일정하게 늘거나 줄어드는 것을 두 가지 찾아 적어요.' },
          polls: [{ question: 'y = 3x + 1의 절편은?', options: ['1', '3', '4'], answer: 0 }],
          picture: { drawing: 'course-graph', text: '좌표평면 위의 함수 그래프' },
          takers: [
            { who: 'newbie', hoursAgo: 47, isThankful: true },
            { who: 'rejected', hoursAgo: 40 },
          ],
        },
      },
      {
        key: 'slope',
        by: 'busy',
        kind: 'TALK',
        title: '',
        content: '기울기를 어려워하는 아이들에게 계단 사진을 먼저 보여 줬더니 이해가 훨씬 빨랐어요.',
        hoursAgo: 26,
        likedBy: ['math', 'newbie', 'piano'],
        comments: [{ by: 'math', hoursAgo: 25, content: '다음 주 수업에서 바로 써 볼게요.' }],
      },
      {
        key: 'negative',
        by: 'rejected',
        kind: 'QUESTION',
        title: '음수끼리 곱하면 왜 양수인지 설명하는 좋은 비유가 있을까요?',
        content: '빚을 지우는 이야기로는 아이가 고개만 끄덕여요.',
        hoursAgo: 6,
      },
    ],
  },
  {
    key: 'first',
    name: '첫 학기 선생님',
    description: '처음 수업을 여는 선생님들이 무엇이든 편하게 물어봐요.',
    subjectId: null,
    banner: null,
    members: [
      ['piano', 'OWNER', 120],
      ['math', 'MEMBER', 60],
      ['newbie', 'MEMBER', 20],
      ['waiting', 'MEMBER', 5],
    ],
    posts: [
      {
        key: 'hello',
        by: 'waiting',
        kind: 'TALK',
        title: '인사드려요',
        content: '미술을 가르치려고 프로필을 냈어요. 잘 부탁드려요.',
        hoursAgo: 100,
        likedBy: ['piano', 'math'],
        comments: [{ by: 'piano', hoursAgo: 98, content: '반가워요. 첫 수업 이야기도 들려주세요.' }],
      },
      {
        key: 'first-minutes',
        by: 'math',
        kind: 'PACK',
        title: '첫 수업의 처음 10분',
        content: '서먹하지 않게 시작하는 질문과 첫 과제예요. 과목에 맞게 고쳐 쓰세요.',
        hoursAgo: 70,
        likedBy: ['piano', 'newbie'],
        pack: {
          licence: 'CC_BY',
          name: '첫 수업의 처음 10분',
          documents: [],
          homework: { title: '나를 보여 주는 물건', content: '다음 수업에 보여 줄 물건을 하나 골라 와요.' },
          polls: [
            { question: '지금 기분에 가까운 색은?', options: ['빨강', '노랑', '파랑'], answer: 0 },
            {
              question: '이 수업에서 가장 해 보고 싶은 것은?',
              options: ['문제 풀기', '이야기하기', '만들기'],
              answer: 0,
            },
          ],
          picture: null,
          takers: [{ who: 'piano', hoursAgo: 60, isThankful: true }],
        },
      },
      {
        key: 'first-lesson',
        by: 'newbie',
        kind: 'QUESTION',
        title: '첫 수업의 처음 10분을 어떻게 쓰세요?',
        content: '자기소개만으로 끝내기에는 아깝고, 바로 시작하자니 서먹해요.',
        hoursAgo: 30,
        comments: [
          {
            by: 'piano',
            hoursAgo: 28,
            content: '좋아하는 노래를 하나씩 말하게 해요. 그 노래가 다음 수업의 시작이 돼요.',
          },
        ],
      },
    ],
  },
  {
    key: 'korean',
    name: '한국어를 가르치는 사람들',
    description: '두 나라 말로 가르치는 수업의 어려움과 재미를 이야기해요.',
    subjectId: 'korean',
    banner: null,
    members: [
      ['korean', 'OWNER', 150],
      ['busy', 'MEMBER', 40],
    ],
    posts: [
      {
        key: 'particles',
        by: 'busy',
        kind: 'QUESTION',
        title: '은/는과 이/가를 처음에 어떻게 나누어 주세요?',
        content: '규칙으로 설명하면 더 헷갈려 해요.',
        hoursAgo: 60,
        comments: [
          {
            by: 'korean',
            hoursAgo: 58,
            content:
              '규칙보다 짧은 그림 이야기 두 개를 견주어 읽어요. 새로 나온 사람과 이미 아는 사람이 다르게 들리면 그때 이름을 붙여요.',
            isChosen: true,
          },
        ],
      },
    ],
  },
];
