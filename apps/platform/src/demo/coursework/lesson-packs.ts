import { millisecondsInDay } from 'date-fns/constants';
import type { PackContent } from '@portal/domain/library/pack';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { type LectureFile, uuidOf } from './lectures.ts';

type Drawing = PackContent['pages'][number][number];

/** A pack whose documents are named by their files: documents are made by the database as the files come. */
export interface DemoPack extends Pick<PackContent, 'name' | 'polls' | 'pages'> {
  readonly id: string;
  readonly ownerId: string;
  readonly clientId: string;
  readonly fileIds: readonly string[];
  readonly homework: { readonly title: string; readonly content: string } | null;
  readonly at: Date;
}

const drawing = (id: string, kind: Drawing['kind'], points: number[], more: Partial<Drawing> = {}): Drawing => ({
  id,
  version: 1,
  kind,
  colour: 'ink',
  width: 'normal',
  points,
  ...more,
});
const writing = (id: string, x: number, y: number, text: string, colour: Drawing['colour'] = 'indigo') =>
  drawing(id, 'text', [x, y], { text, colour });
const axes = [drawing('axis-x', 'line', [200, 700, 1_400, 700]), drawing('axis-y', 'line', [300, 820, 300, 120])];

const GRAPH = [
  ...axes,
  drawing('graph', 'line', [300, 600, 1_100, 200], { colour: 'celadon', width: 'thick' }),
  drawing('run', 'line', [500, 500, 900, 500], { colour: 'persimmon' }),
  drawing('rise', 'line', [900, 500, 900, 300], { colour: 'persimmon' }),
  writing('run-text', 620, 520, 'x는 4만큼', 'persimmon'),
  writing('rise-text', 930, 380, 'y는 2만큼', 'persimmon'),
];
const BLANK = [...axes, writing('task', 700, 140, 'y = 2x - 1 그려 보기')];
const FORMULA = [
  writing('equation', 200, 160, '3x^2 + 5x + 1 = 0'),
  writing('step', 200, 320, 'a = 3, b = 5, c = 1', 'persimmon'),
  drawing('frame', 'rect', [180, 460, 900, 640], { colour: 'celadon' }),
];

const PACKS = [
  {
    key: 'slope',
    name: '기울기와 절편 한 번에',
    topics: ['기울기', '절편', '일차함수의 그래프'],
    homework: { title: '그래프 네 개 그리기', content: '모눈종이에 그리고, 기울기와 절편을 옆에 적어 와요.' },
    polls: [
      { question: 'y = 2x - 1의 기울기는?', options: ['-1', '1', '2'], answer: 2 },
      {
        question: '오늘 내용, 얼마나 이해됐나요?',
        options: ['다 알겠어요', '조금 헷갈려요', '다시 듣고 싶어요'],
        answer: null,
      },
    ],
    pages: [GRAPH, BLANK],
    daysAgo: 2,
  },
  {
    key: 'formula',
    name: '근의 공식 처음 배우는 날',
    topics: ['완전제곱식', '근의 공식'],
    homework: { title: '근의 공식 연습 여섯 문제', content: 'a, b, c를 먼저 적고 풀어요.' },
    polls: [{ question: '3x^2 + 5x + 1 = 0에서 b는?', options: ['1', '3', '5'], answer: 2 }],
    pages: [FORMULA],
    daysAgo: 6,
  },
  {
    key: 'chance',
    name: '확률 감 잡기',
    topics: ['경우의 수', '확률'],
    homework: null,
    polls: [{ question: '동전 두 개가 모두 앞면일 확률은?', options: ['1/2', '1/3', '1/4'], answer: 2 }],
    pages: [],
    daysAgo: 13,
  },
] as const;

/** Three packs of the main teacher, of the sheets that her classes have (demo-data 4.2). */
export const buildLessonPacks = (now: Date, files: readonly LectureFile[]): DemoPack[] =>
  PACKS.map(({ key, name, topics, homework, polls, pages, daysAgo }) => ({
    id: `pak-demo-${key}`,
    ownerId: DEMO_ACCOUNTS.math.id,
    clientId: uuidOf(`pack-${key}`),
    name,
    fileIds: files.filter(({ topic }) => topics.some((one) => one === topic)).map(({ id }) => id),
    homework,
    polls: polls.map(({ options, ...poll }) => ({ ...poll, options: [...options] })),
    pages: pages.map((page) => [...page]),
    at: new Date(now.getTime() - daysAgo * millisecondsInDay),
  }));
