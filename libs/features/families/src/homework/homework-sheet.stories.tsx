import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { uploadsContract } from '@portal/domain/assets/uploads.contract';
import { familyHomeworkContract as contract } from '@portal/domain/families/family-homework.contract';
import { saveDraft } from '@portal/portal-core/form-drafts';
import { aFile } from '@portal/testing/assets/file-builders';
import { aSound } from '@portal/testing/assets/sound-builders';
import { type Fake, fake, fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import {
  aFamilyHomework,
  aHomeworkFile,
  aHandedHomework,
  aHomeworkOfTwoAttempts,
  anAskedHomework,
  aReturnedHomework,
} from '@portal/testing/families/family-homework-builders';
import { homeworkKorean } from '../homework-korean.ts';
import { readBy } from '../reader.fixture.tsx';
import { HomeworkSheet } from './homework-sheet.tsx';
import { CLOSED, LATE, openedAt, shownOne, taking } from './homework.fixture.ts';

const world = (...first: Fake[]) => ({
  signedIn: false,
  path: openedAt(),
  route: '/f/:link',
  platform: [...first, shownOne(), ...taking],
});
const PAPER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="420"><rect width="640" height="420" fill="#fff"/><path d="M90 120q20-40 40 0t40 0 40 0 40 0" fill="none" stroke="#2b3a67" stroke-width="4"/></svg>',
)}`;
const files = [aHomeworkFile()];
const halfWritten = {
  text: '1번부터 6번까지 했어요.',
  files: [aFile({ id: 'file-a', name: '공책-1.jpg' }), aFile({ id: 'file-b', name: '공책-2.jpg' })],
};

const meta = {
  component: HomeworkSheet,
  decorators: [readBy()],
  parameters: world(shownOne(aFamilyHomework({ files }))),
  globals: { viewport: { value: 'w390' } },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof HomeworkSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async () => userEvent.click(await screen.findByRole('button', { name: homeworkKorean.submit }));
const inVietnamese = { decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')] };

export const Open: Story = { name: '낼 숙제' };
export const OpenVietnamese: Story = { ...Open, name: '낼 숙제, 베트남어', ...inVietnamese };
export const Desk: Story = { name: '낼 숙제, 넓은 화면', globals: { viewport: { value: 'w1024' } } };
export const Late: Story = {
  name: '늦게 낼 수 있음',
  parameters: world(shownOne(aFamilyHomework({ ...LATE, cutoffAt: '2026-11-20T21:00:00+09:00' }))),
};
export const Closed: Story = { name: '더는 낼 수 없음', parameters: world(shownOne(aFamilyHomework(CLOSED))) };
export const NoDownload: Story = {
  name: '내려받을 수 없는 파일',
  parameters: world(
    shownOne(
      aFamilyHomework({
        files: [aHomeworkFile({ url: null }), aHomeworkFile({ id: 'two', name: '단어.hwp', url: null, looks: null })],
      }),
    ),
  ),
};
export const Explained: Story = {
  name: '더한 설명',
  parameters: world(
    shownOne(
      aFamilyHomework({
        notes: [{ id: 'note-1', text: '12번은 그래프를 그려서 풀어도 돼요.', at: '2026-11-17T20:00:00+09:00' }],
      }),
    ),
  ),
};
const MARKED = fake(contract.getFamilyHomeworkMarks, [
  {
    attempt: 1,
    files: [
      {
        file: aFile({ id: 'photo-1', name: '숙제-1.png', contentType: 'image/png', url: PAPER }),
        marks: [
          {
            id: '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10',
            version: 1,
            page: 1,
            kind: 'text',
            colour: 'camellia',
            width: 'normal',
            points: [300, 300],
            text: '부호를 다시 봐요',
          },
        ],
      },
    ],
    voice: { file: aSound({ id: 'voice' }), seconds: 42 },
  },
]);
export const Marked: Story = {
  name: '표시와 음성이 돌아옴',
  parameters: world(MARKED, shownOne(aReturnedHomework())),
};
export const MarkedVietnamese: Story = { ...Marked, name: '표시와 음성이 돌아옴, 베트남어', ...inVietnamese };
export const HalfWritten: Story = {
  name: '쓰던 답',
  beforeEach: () => void saveDraft('visitor', 'homework:assignment-1:student-1', halfWritten, 1),
  parameters: world(
    fake(
      uploadsContract.getFile,
      ({ params }) => halfWritten.files.find(({ id }) => id === params.id) ?? aFile({ id: params.id }),
    ),
  ),
  play: async () => void (await screen.findByText(homeworkKorean.restored)),
};
export const HalfWrittenVietnamese: Story = {
  ...HalfWritten,
  name: '쓰던 답, 베트남어',
  ...inVietnamese,
  play: undefined,
};
export const Empty: Story = {
  name: '아무것도 없이 냄',
  play: async () => {
    await send();
    await screen.findByText(homeworkKorean.empty);
  },
};
export const Refused: Story = {
  name: '그사이 마감됨',
  parameters: world(fakeProblem(contract.handInFamilyHomework, 'HOMEWORK_CLOSED')),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), '다 했어요.');
    await send();
    await screen.findByText(homeworkKorean.refused);
  },
};
export const Done: Story = { name: '냄', parameters: world(shownOne(aHandedHomework())) };
export const DoneVietnamese: Story = { ...Done, name: '냄, 베트남어', ...inVietnamese };
export const DoneLate: Story = {
  name: '늦게 냄',
  parameters: world(shownOne(aHandedHomework({ submission: { ...aHandedHomework().submission!, isLate: true } }))),
};
export const Returned: Story = { name: '돌려받음', parameters: world(shownOne(aReturnedHomework())) };
export const ReturnedVietnamese: Story = { ...Returned, name: '돌려받음, 베트남어', ...inVietnamese };
export const SecondAttempt: Story = { name: '두 번째로 냄', parameters: world(shownOne(aHomeworkOfTwoAttempts())) };
export const SecondAttemptVietnamese: Story = { ...SecondAttempt, name: '두 번째로 냄, 베트남어', ...inVietnamese };
const withRubric = {
  ...aReturnedHomework(),
  submission: {
    ...aReturnedHomework().submission!,
    returned: {
      ...aReturnedHomework().submission!.returned!,
      rubric: [
        { name: '식 세우기', points: 60, given: 52 },
        { name: '답과 단위', points: 40, given: 30 },
      ],
    },
  },
};
export const ReturnedRubric: Story = { name: '기준표로 돌려받음', parameters: world(shownOne(withRubric)) };
export const ReturnedRubricVietnamese: Story = {
  ...ReturnedRubric,
  name: '기준표로 돌려받음, 베트남어',
  ...inVietnamese,
};
export const Asked: Story = { name: '다시 내 달라고 함', parameters: world(shownOne(anAskedHomework())) };
export const AskedVietnamese: Story = { ...Asked, name: '다시 내 달라고 함, 베트남어', ...inVietnamese };
export const Loading: Story = { name: '불러오는 중', parameters: world(neverAnswers(contract.getFamilyHomework)) };
export const Failed: Story = { name: '불러오지 못함', parameters: world(offline(contract.getFamilyHomework)) };
export const Gone: Story = {
  name: '없는 숙제',
  parameters: world(fakeProblem(contract.getFamilyHomework, 'NOT_FOUND')),
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: world(
    shownOne(
      aHandedHomework({
        title: '일차함수와 연립방정식의 활용을 처음부터 끝까지 다시 푸는 긴 이름의 숙제'.repeat(2),
        content: '교재 42쪽부터 44쪽까지 모두 풀고 틀린 것은 두 번 더 풀어요.\n'.repeat(40),
        files: Array.from({ length: 12 }, (_, at) =>
          aHomeworkFile({ id: `f-${at}`, name: `아주 긴 이름의 문제 파일 ${at}.pdf` }),
        ),
      }),
    ),
  ),
  globals: { viewport: { value: 'w390' }, texts: 'long' },
};
export const LargeText: Story = { name: '글자 200%', globals: { viewport: { value: 'w390' }, textZoom: 'double' } };
