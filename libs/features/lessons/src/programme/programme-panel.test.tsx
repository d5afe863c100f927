import { aLessonDesk, aLessonDiary, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { panel } from '../lessons.screen.ts';
import { renderAlone } from '../render-alone.fixture.ts';
import { ProgrammePanel } from './programme-panel.tsx';
import { stepAfter } from './programme.ts';

const { programme } = aLessonDesk();
/** The points of the line as they are read, and which of them is the lesson's. */
async function points(desk: ReturnType<typeof aLessonDesk>) {
  renderAlone(() => <ProgrammePanel desk={desk} />);
  return (await panel('커리큘럼'))
    .getAllByRole('listitem')
    .map((point) => `${point.textContent}${point.getAttribute('aria-current') ? ' *' : ''}`);
}
const taught = (programmeNo: number) =>
  aTaughtLesson({ diary: aLessonDiary({ programmeNo, sentAt: '2026-11-18T10:41:00+09:00' }) });

describe('the programme beside a lesson', () => {
  it('is a line of what was before, what is planned and what follows, with their days [CLS-3]', async () => {
    expect(await points(aLessonDesk())).toEqual([
      '11. 기울기와 절편13/11/2026 (금)',
      '12. 일차함수의 그래프이번 계획 *',
      '13. 일차함수의 활용20/11/2026 (금)',
    ]);
  });

  it('says what was really taught, and keeps what had been planned [CLS-3]', async () => {
    expect(await points(taught(11))).toEqual(['11. 기울기와 절편배운 내용 *', '12. 일차함수의 그래프이번 계획']);
  });

  it('has one word for what was planned and taught [CLS-3]', async () => {
    expect(await points(taught(12))).toContain('12. 일차함수의 그래프배운 내용 *');
  });

  it('guesses nothing where nothing is planned [CLS-3]', async () => {
    renderAlone(() => (
      <ProgrammePanel desk={aLessonDesk({ lesson: { startAt: '2026-11-18T09:00:00+09:00' }, programme })} />
    ));
    const shown = await panel('커리큘럼');
    expect(shown.getByText('이번 회차에 정해 둔 내용이 없어요.')).toBeVisible();
    expect(shown.queryByRole('listitem')).toBeNull();
  });

  it('warns of a step that was left out, and marks it [CLS-3]', async () => {
    const behind = aLessonDesk({ programme: programme.map((one) => ({ ...one, coveredAt: null })) });
    expect((await points(behind))[0]).toBe('11. 기울기와 절편아직');
    expect((await panel('커리큘럼')).getByText('앞 순서를 아직 다루지 않았어요')).toBeVisible();
  });

  it.each([
    [11, 12],
    [12, 13],
    [13, undefined],
    [null, 12],
  ])('after step %s comes step %s', (no, next) => {
    expect(stepAfter(programme, no)?.no).toBe(next);
  });

  it('goes by its numbers, in whatever order the steps came', async () => {
    expect(stepAfter([...programme].reverse(), 11)?.no).toBe(12);
    expect(
      (await points(aLessonDesk({ programme: [...programme].reverse() }))).map((text) => text.slice(0, 2)),
    ).toEqual(['11', '12', '13']);
  });
});
