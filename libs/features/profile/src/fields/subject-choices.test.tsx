import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Subject } from '@portal/domain/catalog/catalogs.contract';
import type { SubjectChoice } from '@portal/domain/profile/teacher-profile';
import { someSubjects } from '@portal/testing/catalog/catalog-builders';
import { UiProvider } from '@portal/ui/provider';
import { SubjectChoices } from './subject-choices.tsx';

const onBlur = jest.fn();
const many: Subject[] = Array.from({ length: 11 }, (_, at) => ({ id: `s${at}`, name: `과목 ${at}`, topics: [] }));
const chosen = (count: number): SubjectChoice[] =>
  many.slice(0, count).map(({ id }) => ({ subjectId: id, topicIds: [] }));

function show(start: SubjectChoice[], subjects: readonly Subject[] = someSubjects()) {
  let now = start;
  function Form() {
    const [value, setValue] = useState(start);
    now = value;
    return (
      <>
        <SubjectChoices
          subjects={subjects}
          value={value}
          onChange={setValue}
          onBlur={onBlur}
          errorAt={() => undefined}
        />
        <button>다음</button>
      </>
    );
  }
  render(<Form />, { wrapper: UiProvider });
  return () => now;
}
const box = (name: string) => screen.getByRole('checkbox', { name });

describe('the choice of subjects [PRF-1]', () => {
  it.each([
    [9, true],
    [10, false],
  ])('of %i may be followed by another one: %s; one can always be taken back', (count, mayGrow) => {
    show(chosen(count), many);
    expect((box('과목 10') as HTMLInputElement).disabled).toBe(!mayGrow);
    expect(box('과목 0')).toBeEnabled();
  });

  it('by keyboard alone goes from the subjects to the topics of each, and is left only behind the last', async () => {
    const value = show([{ subjectId: 'korean', topicIds: [] }]);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(value().map(({ subjectId }) => subjectId)).toEqual(['math', 'korean']);
    await userEvent.tab();
    await userEvent.tab();
    expect(
      within(screen.getByRole('group', { name: /^수학 주제/ })).getByRole('checkbox', { name: '중등 수학' }),
    ).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(value()[0]).toEqual({ subjectId: 'math', topicIds: ['math-middle'] });
    for (let step = 0; step < 3; step += 1) await userEvent.tab();
    expect(box('독서와 글쓰기')).toHaveFocus();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it('keeps a subject that the catalogue has no more, and asks for no topics of it', async () => {
    const value = show([{ subjectId: 'gone', topicIds: ['gone-1'] }]);
    expect(screen.getAllByRole('group')).toHaveLength(1);
    await userEvent.click(box('수학'));
    expect(value()).toContainEqual({ subjectId: 'gone', topicIds: ['gone-1'] });
  });
});
