import { screen, waitFor, within } from '@testing-library/react';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aLessonDesk, aLessonWait, anAttendance, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderPart } from '../render-part.fixture.ts';
import { DeclareNoShow } from './declare-no-show.tsx';
import { NoShowRules } from './no-show-rules.tsx';

const { declareNoShow } = lessonDeskContract;
const fifteen = { waitedMs: 15 * 60_000 };
const waiting = (over: Parameters<typeof aLessonWait>[0] = {}) =>
  aLessonDesk({ attendance: [], wait: aLessonWait({ ...fifteen, ...over }) });
const waited = waiting();
const declared = fake(declareNoShow, aTaughtLesson({ lesson: { held: false } }));

function open(desk: typeof waited | null = waited, handlers: Fake[] = []) {
  const onOutcome = jest.fn();
  const part = (
    <>
      <NoShowRules id="rules" />
      <DeclareNoShow desk={desk ?? undefined} now={Date.parse(FROZEN_NOW)} describedBy="rules" onOutcome={onOutcome} />
    </>
  );
  return { ...renderPart(part, { handlers }), onOutcome };
}
const button = () => screen.findByRole('button', { name: '학생 결석' });
const question = async () => within(await openedDialog('학생 결석으로 끝낼까요?', 'alertdialog'));

describe('declaring that nobody came', () => {
  it.each([
    ['the lesson is not here yet', null, /증거로 봉인되어/],
    ['her time is not over', waiting({ waitedMs: 462_000 }), /7분 18초 뒤에 할 수 있어요/],
    ['the last second of it runs', waiting({ waitedMs: 899_400 }), / 1초 뒤에 할 수 있어요/],
    ['she is not in the room', waiting({ waitedMs: 0, isHostThere: false }), /강의실에 들어와야 기다린 시간이 쌓여요/],
    ['a student stands at the door', waiting({ atDoorIds: ['student-A01'] }), /문 앞의 학생을 .*들어오게 해 주세요/],
    ['somebody came and left', waiting({ cameIds: ['student-A01'] }), /들어온 학생이 있어 .*‘수업 끝내기’를/],
    ['somebody is there', aLessonDesk({ wait: aLessonWait(fifteen), attendance: [anAttendance()] }), /들어온 학생이/],
  ])('cannot be done while %s, and says so [CLS-3]', async (_, desk, why) => {
    const { user, onOutcome } = open(desk);
    expect(await button()).toBeDisabled();
    expect(await button()).toHaveAccessibleDescription(why);
    await user.click(await button());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(onOutcome).not.toHaveBeenCalled();
  });

  it('tells its rules before, and again in its question [CLS-3]', async () => {
    const { user } = open();
    expect(await button()).toHaveAccessibleDescription(/증거로 봉인되어/);
    await user.click(await button());
    expect((await question()).getByText(/수입은 바로 확정되지 않아요/)).toBeVisible();
  });

  it.each([
    ['ends the lesson', declared, null],
    ['hands on why it was refused', fakeProblem(declareNoShow, 'STUDENTS_CAME'), { code: 'STUDENTS_CAME' }],
    ['hands on who waits at the door', fakeProblem(declareNoShow, 'STUDENT_AT_DOOR'), { code: 'STUDENT_AT_DOOR' }],
  ])('%s, and closes its question [CLS-3]', async (_, handler, outcome) => {
    const { user, onOutcome } = open(waited, [handler]);
    await user.click(await button());
    await user.click((await question()).getByRole('button', { name: '학생 결석' }));
    await waitFor(() => expect(onOutcome).toHaveBeenCalled());
    expect(onOutcome.mock.calls).toEqual([[outcome && expect.objectContaining(outcome)]]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('asks nothing of the server when she waits on', async () => {
    const { user, onOutcome } = open();
    await user.click(await button());
    await user.click((await question()).getByRole('button', { name: '더 기다리기' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(onOutcome).not.toHaveBeenCalled();
  });
});
