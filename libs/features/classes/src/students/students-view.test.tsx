import { screen, within } from '@testing-library/react';
import type { ClassStudent } from '@portal/domain/classes/class';
import { classesContract as contract } from '@portal/domain/classes/classes.contract';
import { aClassStudent, aTeachingClass } from '@portal/testing/classes/class-builders';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { studentsOf } from '../class-page.fixture.ts';
import { button, renderAlone } from '../classes.screen.ts';
import { StudentsView } from './students-view.tsx';

const { listClassStudents } = contract;
const show = (handlers: Fake[], shown = aTeachingClass()) => renderAlone(<StudentsView shown={shown} />, handlers);
const students = (items: ClassStudent[]) => fake(listClassStudents, { items });
const card = async () => within(await screen.findByRole('article', { name: '학생 A01' }));

describe('the students of a class', () => {
  it('are as many as its head counts', async () => {
    show([students(studentsOf(aTeachingClass()))]);
    expect(await screen.findAllByRole('article')).toHaveLength(aTeachingClass().studentCount);
  });

  it('are shown with the level of the class, where it has one [CLS-1]', async () => {
    show([students([aClassStudent()])], aTeachingClass({ level: 'BEGINNER' }));
    expect((await card()).getByText(/^14세 · /)).toBeVisible();
    expect((await card()).getByText('80%')).toBeVisible();
  });

  it('are none yet in a new class', async () => {
    show([students([])]);
    expect(await screen.findByText('아직 학생이 없어요')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('can be asked for again', async () => {
    const { user } = show([fakeProblem(listClassStudents, 'UNEXPECTED')]);
    expect(await screen.findByText('학생을 불러오지 못했어요')).toBeVisible();
    platform.use(students([aClassStudent()]));
    await user.click(button('다시 시도'));
    expect((await card()).getByText('80%')).toBeVisible();
  });
});
