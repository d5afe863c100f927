import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ERRORS } from '@portal/domain/contract/error-code';
import { planTasksContract } from '@portal/domain/planning/plan-tasks.contract';
import { todayContract } from '@portal/domain/planning/today.contract';
import { defineSection } from '@portal/portal-core/section';
import { fake, type Fake, offline, problemResponse } from '@portal/testing/contract-fakes';
import { anOwnTask } from '@portal/testing/planning/plan-task-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderSection } from '@portal/testing-react/render-section';
import { AddTask } from './add-task.tsx';

const { createPlanTask, deletePlanTask } = planTasksContract;
const NAME = '할 일 적기';
const Page = () => <AddTask zone="Asia/Seoul" />;
const section = defineSection({
  id: 'part',
  routes: [{ path: '/part', title: 'part', access: 'account', page: Page }],
});

beforeEach(() => localStorage.clear());

async function open(...handlers: Fake[]) {
  const rendered = renderSection(section, { handlers: [...handlers, fake(todayContract.getToday, { tasks: [] })] });
  await rendered.user.click(await screen.findByRole('button', { name: NAME }));
  const dialog = within(await openedDialog(NAME));
  const title = () => dialog.getByRole('textbox', { name: /^할 일/ });
  const save = () => rendered.user.click(dialog.getByRole('button', { name: '적어 두기' }));
  return { ...rendered, dialog, title, save };
}

describe('a task that she notes herself', () => {
  it.each(['DATE_PAST', 'LIMIT_REACHED', 'FORBIDDEN', 'UNEXPECTED'] as const)(
    'and that is refused with %s stays as it was written, and goes at the next try [PLN-1]',
    async (code) => {
      const ids: string[] = [];
      let isRefused = true;
      const create = fake(createPlanTask, ({ body }) => {
        ids.push(body.clientId);
        return isRefused ? problemResponse(code, { values: { n: 200 } }) : anOwnTask();
      });
      const { user, dialog, title, save } = await open(create);
      await user.type(title(), '교구 주문하기');
      await save();
      expect(await dialog.findByText('할 일을 적어 두지 못했어요')).toBeVisible();
      expect(dialog.getByText(ERRORS[code].message.replace('{n}', '200'))).toBeVisible();
      expect(title()).toHaveValue('교구 주문하기');
      isRefused = false;
      await save();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      // Whoever has got it already does not get it twice.
      expect(ids).toEqual([ids[0], ids[0]]);
    },
  );

  it('is told at the field of its moment when the server finds it past', async () => {
    const fields = { dueAt: '지난 시각은 고를 수 없어요' };
    const { user, dialog, title, save } = await open(
      fake(createPlanTask, () => problemResponse('DATE_PAST', { fields })),
    );
    await user.type(title(), '교구 주문하기');
    await save();
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /^마감 날짜/ })).toHaveAccessibleDescription(
        /지난 시각은 고를 수 없어요/,
      ),
    );
  });

  it('stays on this device without a line, and stands there again after the page was left [W9]', async () => {
    const { user, dialog, title, save } = await open(offline(createPlanTask));
    await user.type(title(), '교구 주문하기');
    await save();
    expect(await dialog.findByText('할 일을 적어 두지 못했어요')).toBeVisible();
    cleanup();
    const again = await open();
    expect(again.dialog.getByText(/쓰던 내용/)).toBeVisible();
    expect(again.title()).toHaveValue('교구 주문하기');
  });

  it.each([
    ['a hundred letters', '가'.repeat(100), true],
    ['one more', '가'.repeat(101), false],
    ['blanks', '   ', false],
  ])('of %s is sent: %#', async (_, words, isSent) => {
    const sent = jest.fn(() => anOwnTask());
    const { user, title, save } = await open(fake(createPlanTask, sent));
    await user.click(title());
    await user.paste(words);
    await save();
    if (isSent) await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    else await waitFor(() => expect(title()).toBeInvalid());
    expect(sent).toHaveBeenCalledTimes(isSent ? 1 : 0);
  });

  it('gives the focus back to its button by Escape, and keeps what was begun', async () => {
    const { user, title } = await open();
    await user.type(title(), '교구');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: NAME })).toHaveFocus());
    await user.keyboard('{Enter}');
    const again = within(await openedDialog(NAME));
    expect(again.getByRole('textbox', { name: /^할 일/ })).toHaveValue('교구');
  });

  it('cannot be taken back without a line, and that is told', async () => {
    const { user, title, save } = await open(fake(createPlanTask, anOwnTask()), offline(deletePlanTask));
    await user.type(title(), '교구 주문하기');
    await save();
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    expect(await screen.findByText('되돌리지 못했어요')).toBeVisible();
  });
});
