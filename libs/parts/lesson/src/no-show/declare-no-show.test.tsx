import { screen, waitFor, within } from '@testing-library/react';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aLessonDesk, anAttendance, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderPart } from '../render-part.fixture.ts';
import { DeclareNoShow } from './declare-no-show.tsx';
import { NoShowRules } from './no-show-rules.tsx';

const { declareNoShow } = lessonDeskContract;
const waited = aLessonDesk({ attendance: [], noShowFrom: FROZEN_NOW });
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
    ['the lesson is not here yet', null],
    ['her time is not over', aLessonDesk({ attendance: [] })],
    ['somebody was there', aLessonDesk({ noShowFrom: FROZEN_NOW, attendance: [anAttendance()] })],
  ])('cannot be done while %s [CLS-3]', async (_, desk) => {
    const { user, onOutcome } = open(desk);
    expect(await button()).toBeDisabled();
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
