import { screen, waitFor, within } from '@testing-library/react';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { familyHomeworkContract as contract } from '@portal/domain/families/family-homework.contract';
import { aFile } from '@portal/testing/assets/file-builders';
import { fake, type Fake } from '@portal/testing/contract-fakes';
import {
  aHandedHomework,
  aHomeworkOfTwoAttempts,
  anAskedHomework,
  aReturnedHomework,
} from '@portal/testing/families/family-homework-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderSection } from '@portal/testing-react/render-section';
import {
  shownConsents,
  shownDoor,
  shownGuardians,
  shownHomework,
  shownLectures,
  shownRecords,
} from '../door.fixture.ts';
import { withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';
import { familiesSection } from '../section.ts';
import { openedAt, shownOne, taking } from './homework.fixture.ts';

withDoors();
beforeEach(() => {
  localStorage.clear();
  inZone('Asia/Seoul');
});

async function opened(homework: FamilyHomework, ...handlers: Fake[]) {
  const list = homework.submission?.asked ? shownHomework([homework]) : shownHomework([], [homework]);
  const door = [shownDoor(), shownRecords(), shownLectures(), list, shownGuardians(), shownConsents()];
  const all = [...handlers, shownOne(homework), ...door, ...taking];
  const page = renderSection(familiesSection, { path: openedAt(), signedIn: false, handlers: all });
  return { ...page, sheet: within(await openedDialog('7회차 숙제')) };
}

describe('homework that comes back', () => {
  it('shows the score and what the teacher says, and tells her once that it was seen [ASG-2]', async () => {
    const seen = jest.fn();
    const { sheet } = await opened(
      aReturnedHomework(),
      fake(contract.markFamilyHomeworkSeen, ({ params, body }) => {
        seen(params.id, body.studentId);
        const homework = aReturnedHomework();
        const returned = { ...homework.submission!.returned!, seenAt: '2026-11-18T10:42:00+09:00' };
        return { ...homework, submission: { ...homework.submission!, returned } };
      }),
    );
    expect(await sheet.findByText('82점')).toBeVisible();
    expect(sheet.getByText(/^부호를 옮길 때/)).toBeVisible();
    expect(sheet.queryByRole('button', { name: '내기' })).toBeNull();
    await waitFor(() => expect(seen.mock.calls).toEqual([['assignment-1', 'student-1']]));
    expect(sheet.getByText('82점을 받았어요')).toBeVisible();
  });

  it('says the points of each criterion where it was graded by some [ASG-2]', async () => {
    const homework = aReturnedHomework();
    const rubric = [
      { name: '식 세우기', points: 60, given: 52 },
      { name: '답', points: 40, given: 30 },
    ];
    const returned = { ...homework.submission!.returned!, rubric };
    const { sheet } = await opened({ ...homework, submission: { ...homework.submission!, returned } });
    const list = within(await sheet.findByRole('list', { name: '항목별 점수' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '식 세우기 60점 중 52점',
      '답 40점 중 30점',
    ]);
  });

  it('that was seen before is not told again', async () => {
    const seen = jest.fn();
    const homework = aReturnedHomework();
    const returned = { ...homework.submission!.returned!, seenAt: '2026-11-18T09:40:00+09:00' };
    const { sheet } = await opened(
      { ...homework, submission: { ...homework.submission!, returned } },
      fake(contract.markFamilyHomeworkSeen, () => {
        seen();
        return homework;
      }),
    );
    expect(await sheet.findByText('82점')).toBeVisible();
    expect(seen).not.toHaveBeenCalled();
  });
});

describe('homework that is asked for again', () => {
  it('and was handed in waits for the teacher; what she said of the first stands with the first [ASG-2]', async () => {
    const { sheet, user } = await opened(aHomeworkOfTwoAttempts());
    expect(await sheet.findByText('3번을 다시 풀었어요.')).toBeVisible();
    expect(sheet.getByText('선생님이 보고 나면 여기에서 알려 드려요.')).toBeVisible();
    expect(sheet.queryByText('82점을 받았어요')).toBeNull();
    expect(sheet.getByText('82점')).not.toBeVisible();
    await user.click(sheet.getByText(/^1번째로 낸 답/));
    expect(sheet.getByText('82점')).toBeVisible();
    expect(sheet.getByText('11번은 잘 모르겠어요.')).toBeVisible();
  });

  it('is waited for until the new time, by her clocks and by those of the teacher [ASG-2]', async () => {
    inZone('Asia/Ho_Chi_Minh');
    const { sheet } = await opened(anAskedHomework());
    expect(await sheet.findByText('다시 내 주세요, 25/11/2026 (수) 19:00까지')).toBeVisible();
    expect(sheet.getByText(/으로는 21:00$/)).toBeVisible();
  });

  it('says why and until when, and is handed in once more beside what was there before [ASG-2]', async () => {
    const sent = jest.fn();
    const { sheet, user } = await opened(
      anAskedHomework(),
      fake(contract.handInFamilyHomework, ({ body }) => {
        sent(body.text);
        const { submission, ...homework } = aHandedHomework();
        return {
          ...homework,
          submission: { ...submission!, text: body.text, files: [], submittedAt: '2026-11-18T10:42:00+09:00' },
        };
      }),
    );
    expect(await sheet.findByText('3번과 5번을 풀이까지 적어 주세요.')).toBeVisible();
    expect(sheet.getByText('다시 내 주세요, 25/11/2026 (수) 21:00까지')).toBeVisible();
    expect(screen.getByRole('heading', { name: '숙제 · 낼 것 1개', hidden: true })).toBeInTheDocument();
    await user.click(sheet.getByText('전에 낸 답 보기'));
    expect(sheet.getByText('11번은 잘 모르겠어요.')).toBeVisible();
    await user.type(sheet.getByRole('textbox', { name: /^답/ }), '다시 풀었어요.');
    await user.click(sheet.getByRole('button', { name: '내기' }));
    expect(await sheet.findByText('다시 풀었어요.')).toBeVisible();
    expect(sheet.queryByRole('button', { name: '내기' })).toBeNull();
    expect(sent.mock.calls).toEqual([['다시 풀었어요.']]);
  });

  const TOLD = fake(contract.getFamilyHomeworkMarks, [
    { attempt: 1, files: [], voice: { file: aFile({ id: 'said', name: 'voice.webm' }), seconds: 12 } },
  ]);
  it('shows what she drew and said with what she asks for [ASG-2]', async () => {
    const { sheet } = await opened(anAskedHomework(), TOLD);
    expect(await sheet.findByRole('button', { name: /음성/ })).toBeVisible();
  });
  it('has what she drew and said of the first later with the first, before the second is returned [ASG-2]', async () => {
    const { sheet, user } = await opened(aHomeworkOfTwoAttempts(), TOLD);
    await user.click(await sheet.findByText(/^1번째로 낸 답/));
    expect(await sheet.findByRole('button', { name: /음성/ })).toBeVisible();
  });
});
