import { screen, waitFor, within } from '@testing-library/react';
import { familyAbsenceContract as contract } from '@portal/domain/families/family-absence.contract';
import { fake, type Fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { aFamilyDoor, aFamilyLesson, aFamilyMove } from '@portal/testing/families/family-door-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { OPEN_LESSON, shownDoor, TWO_CHILDREN } from '../door.fixture.ts';
import { band, enter, press, withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';
import { ABSENT_LESSON, HALF_ABSENT_LESSON } from './absence.fixture.ts';

withDoors();
beforeEach(() => inZone('Asia/Seoul'));

const absent = aFamilyDoor({ next: ABSENT_LESSON });
const announced = (sent: (...said: unknown[]) => void = () => undefined) =>
  fake(contract.announceFamilyAbsence, ({ params, body }) => {
    sent(params, body);
    return absent;
  });

async function announcing(...handlers: Fake[]) {
  const opened = enter(...handlers);
  await band(/^다음 수업/);
  await opened.user.click(press('이번 수업은 못 가요'));
  return { ...opened, sheet: within(await openedDialog('8회차, 못 가나요?')) };
}

describe('a family whose child cannot come to the next lesson', () => {
  it('says so with a reason, and finds itself where that stands now [CLS-3]', async () => {
    const sent = jest.fn();
    const { sheet, user } = await announcing(announced(sent));
    expect(sheet.getByText(/19\/11\/2026 \(목\) 19:00 수업이에요\. 보내면 선생님이 바로 알게 돼요\./)).toBeVisible();
    await user.type(sheet.getByRole('textbox', { name: '이유 (선택)' }), '병원에 가요.');
    await user.click(sheet.getByRole('button', { name: '못 간다고 알리기' }));
    const said = await screen.findByText('못 간다고 알렸어요');
    expect(screen.getByText('이유: 병원에 가요.')).toBeVisible();
    await waitFor(() => expect(said.closest('[tabindex="-1"]')).toHaveFocus());
    expect(said.closest('[role=status]')).not.toBeNull();
    expect(sent.mock.calls).toEqual([
      [
        { id: 'lesson-8', studentId: 'student-1' },
        { startAt: aFamilyLesson().startAt, reason: '병원에 가요.' },
      ],
    ]);
  });

  it('need not say why', async () => {
    const sent = jest.fn();
    const { sheet, user } = await announcing(announced(sent));
    await user.click(sheet.getByRole('button', { name: '못 간다고 알리기' }));
    await screen.findByText('못 간다고 알렸어요');
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ reason: '' });
  });

  it('keeps its words where they are too long, or where they could not be sent', async () => {
    const { sheet, user } = await announcing(offline(contract.announceFamilyAbsence));
    const reason = sheet.getByRole('textbox');
    await user.click(reason);
    await user.paste('가'.repeat(201));
    await user.click(sheet.getByRole('button', { name: '못 간다고 알리기' }));
    expect(await sheet.findByText('200자까지 쓸 수 있어요.')).toBeVisible();
    await user.clear(reason);
    await user.type(reason, '병원');
    await user.click(sheet.getByRole('button', { name: '못 간다고 알리기' }));
    expect(await sheet.findByText('보내지 못했어요')).toBeVisible();
    expect(reason).toHaveValue('병원');
  });

  it('is told that something has changed where the lesson has moved or begun meanwhile', async () => {
    const { sheet, user } = await announcing(fakeProblem(contract.announceFamilyAbsence, 'WRONG_STATE'));
    await user.click(sheet.getByRole('button', { name: '못 간다고 알리기' }));
    expect(await sheet.findByText(/그사이 내용이 바뀌었어요/)).toBeVisible();
  });

  it('takes it back, and can say it again', async () => {
    const { user } = enter(shownDoor({ next: ABSENT_LESSON }), fake(contract.takeBackFamilyAbsence, aFamilyDoor()));
    await band(/^다음 수업/);
    await user.click(press('되돌리기'));
    expect(await screen.findByRole('button', { name: '이번 수업은 못 가요' })).toBeVisible();
    expect(screen.queryByText('못 간다고 알렸어요')).toBeNull();
  });

  it('learns that it could not be taken back', async () => {
    const { user } = enter(shownDoor({ next: ABSENT_LESSON }), offline(contract.takeBackFamilyAbsence));
    await band(/^다음 수업/);
    await user.click(press('되돌리기'));
    expect(await screen.findByText('되돌리지 못했어요')).toBeVisible();
    expect(screen.getByText('못 간다고 알렸어요')).toBeVisible();
  });

  it('says it of one of two children by name', async () => {
    enter(shownDoor({ ...TWO_CHILDREN, next: HALF_ABSENT_LESSON }));
    await band(/^다음 수업/);
    expect(screen.getByText('김민준, 못 간다고 알렸어요')).toBeVisible();
    expect(press('되돌리기, 김민준')).toBeVisible();
    expect(press('김서연, 이번 수업은 못 가요')).toBeVisible();
  });

  it('can change nothing once the lesson runs, and still comes in', async () => {
    enter(shownDoor({ next: { ...OPEN_LESSON, status: 'IN_PROGRESS', takers: ABSENT_LESSON.takers } }));
    await band(/^다음 수업/);
    expect(screen.getByText('못 간다고 알렸어요')).toBeVisible();
    expect(screen.queryByRole('button', { name: /되돌리기|못 가요/ })).toBeNull();
    expect(screen.getByRole('link', { name: '입장' })).toBeVisible();
  });

  it('says it in Vietnamese too', async () => {
    enter(shownDoor({ language: 'vi', next: ABSENT_LESSON }));
    await band(/^Buổi học tới/);
    expect(screen.getByText('Đã báo nghỉ buổi này')).toBeVisible();
    expect(screen.getByText('Lý do: 병원에 가요.')).toBeVisible();
    expect(press('Rút lại')).toBeVisible();
  });
});

describe('a class of one student', () => {
  it('is led to another time instead, by the sheet that asks for one', async () => {
    const { sheet, user } = await announcing(shownDoor({ next: aFamilyLesson({ isOneToOne: true }) }));
    await user.click(sheet.getByRole('button', { name: '다른 시간 부탁하기' }));
    expect(await openedDialog('8회차, 다른 시간 부탁하기')).toBeVisible();
  });

  it('is not, where a time waits already', async () => {
    const next = aFamilyLesson({ isOneToOne: true });
    const { sheet } = await announcing(shownDoor({ next, moves: [aFamilyMove({ lessonId: next.id })] }));
    expect(sheet.queryByRole('button', { name: '다른 시간 부탁하기' })).toBeNull();
  });

  it('is not where others take the lesson too', async () => {
    const { sheet } = await announcing();
    expect(sheet.queryByRole('button', { name: '다른 시간 부탁하기' })).toBeNull();
  });
});
