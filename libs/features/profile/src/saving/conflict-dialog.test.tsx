import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platform } from '@portal/testing/platform-server';
import { createWorld } from '@portal/testing-react/fake-world';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { aReadyProfile, someCatalogs } from '../profile.fixture.ts';
import { valuesOf } from '../values/profile-values.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

const base = valuesOf(aReadyProfile());
const theirs = { ...base, version: 4, shortIntro: '저쪽 소개', currentPosition: '저쪽 일' };

async function show(mine = { ...base, shortIntro: '내 소개' }) {
  platform.use(...someCatalogs);
  const onChoose = jest.fn();
  const onClose = jest.fn();
  render(
    createWorld().wrap(
      <ConflictDialog open base={base} mine={mine} theirs={theirs} onChoose={onChoose} onClose={onClose} />,
    ),
  );
  const dialog = within(await openedDialog('어떤 내용을 남길까요?'));
  const side = (field: string, name: string) =>
    within(dialog.getByRole('group', { name: `${field}에 남길 내용` })).getByRole('radio', { name });
  return { onChoose, onClose, dialog, side, user: userEvent.setup() };
}

describe('choosing between two places [PRF-1]', () => {
  it('takes field by field what is proposed, unless she says otherwise', async () => {
    const { user, dialog, side, onChoose } = await show();
    expect(side('한 줄 소개', '여기서 쓴 내용')).toBeChecked();
    expect(side('지금 하는 일', '다른 곳의 내용')).toBeChecked();
    await user.click(side('한 줄 소개', '다른 곳의 내용'));
    await user.click(side('지금 하는 일', '여기서 쓴 내용'));
    await user.click(dialog.getByRole('button', { name: '고른 대로 저장' }));
    expect(onChoose.mock.calls).toEqual([[{ shortIntro: 'THEIRS', currentPosition: 'MINE' }]]);
  });

  it('shows only the fields that differ', async () => {
    const { dialog } = await show();
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  });

  it('says of a list whose order alone differs that it does', async () => {
    const { dialog } = await show({ ...theirs, languages: base.languages.toReversed() });
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    expect(dialog.getByRole('group', { name: /쓸 수 있는 언어에 남길 내용/ })).toBeVisible();
  });

  it.each([
    [
      'by its button',
      async (user: ReturnType<typeof userEvent.setup>) =>
        user.click(screen.getByRole('button', { name: '나중에 고르기' })),
    ],
    ['by Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])('can be put off %s: nothing is chosen then', async (_how, leave) => {
    const { user, onChoose, onClose } = await show();
    await leave(user);
    expect(onClose).toHaveBeenCalled();
    expect(onChoose).not.toHaveBeenCalled();
  });
});
