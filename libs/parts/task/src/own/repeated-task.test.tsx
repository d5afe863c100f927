import { screen, waitFor, within } from '@testing-library/react';
import { planTasksContract } from '@portal/domain/planning/plan-tasks.contract';
import { defineSection } from '@portal/portal-core/section';
import { fake } from '@portal/testing/contract-fakes';
import { anOwnTask } from '@portal/testing/planning/plan-task-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderSection } from '@portal/testing-react/render-section';
import { AddTask } from './add-task.tsx';

const NAME = '할 일 적기';
const section = defineSection({
  id: 'part',
  routes: [{ path: '/part', title: 'part', access: 'account', page: () => <AddTask zone="Asia/Seoul" /> }],
});

beforeEach(() => localStorage.clear());

async function open() {
  const made = jest.fn();
  const removed = jest.fn();
  const { user } = renderSection(section, {
    handlers: [
      fake(planTasksContract.createPlanTask, ({ body }) => {
        made(body.repeat);
        return anOwnTask({ series: { id: 'series-1', no: 1, of: 8 } });
      }),
      fake(planTasksContract.deletePlanTask, ({ params, query }) => {
        removed(params.id, query.scope);
        return {};
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: NAME }));
  const dialog = within(await openedDialog(NAME));
  await user.type(dialog.getByRole('textbox', { name: /^할 일/ }), '숙제 확인');
  await user.selectOptions(dialog.getByRole('combobox', { name: '반복' }), '2주마다');
  const save = () => user.click(dialog.getByRole('button', { name: '적어 두기' }));
  return { user, dialog, save, made, removed };
}

describe('a task that comes again', () => {
  it('is noted every two weeks so many times, and all of it is taken back at once [PLN-1]', async () => {
    const { user, dialog, save, made, removed } = await open();
    const count = dialog.getByRole('textbox', { name: /^모두 몇 번/ });
    await user.clear(count);
    await user.type(count, '8');
    await save();
    expect(await screen.findByText('할 일 8개를 적어 두었어요')).toBeVisible();
    expect(made).toHaveBeenCalledWith({ every: 'WEEK', interval: 2, until: null, count: 8 });
    await user.click(screen.getByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith('task-own', 'FOLLOWING'));
  });

  it('until a day needs that day [PLN-1]', async () => {
    const { user, dialog, save, made } = await open();
    await user.click(dialog.getByRole('radio', { name: '날짜' }));
    await save();
    expect((await dialog.findAllByText(/반복이 끝나는 날이나 횟수를 정해 주세요\./)).length).toBeGreaterThan(0);
    expect(made).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox', { name: /^마지막 날짜/ }), '31122026');
    await save();
    await waitFor(() =>
      expect(made).toHaveBeenCalledWith({ every: 'WEEK', interval: 2, until: '2026-12-31', count: null }),
    );
  });
});
