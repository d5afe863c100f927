import { screen, waitFor } from '@testing-library/react';
import { classesContract as contract } from '@portal/domain/classes/classes.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { fake, problemResponse } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { button, dialog, field, renderAlone } from '../classes.screen.ts';
import { ClassDialogs } from './class-dialogs.tsx';

describe('the dialogs of a class', () => {
  beforeEach(() => localStorage.clear());

  it('send nothing while the newer class is still on its way [W9]', async () => {
    const sent: number[] = [];
    let arrive = () => {};
    const { user } = renderAlone(<ClassDialogs dialog={{ action: 'settings', id: 'class-1' }} onClose={jest.fn()} />, [
      fake(contract.getClass, aTeachingClass()),
      fake(contract.updateClass, ({ body: { version } }) => {
        sent.push(version);
        return version === 2 ? aTeachingClass({ version: 3 }) : problemResponse('VERSION_CONFLICT');
      }),
    ]);
    await dialog('수업 설정');
    await user.type(await field(/수업 이름/), ' 2반');
    await user.click(button('저장'));
    const reload = await screen.findByRole('button', { name: '바뀐 내용 불러오기' });
    platform.use(
      fake(contract.getClass, async () => {
        await new Promise<void>((resolve) => (arrive = resolve));
        return aTeachingClass({ version: 2 });
      }),
    );
    await user.click(reload);
    await user.type(await field(/수업 이름/), '{Enter}');
    await user.click(screen.getByRole('button', { name: /^저장/ }));
    expect(sent).toEqual([1]);
    arrive();
    await user.click(await screen.findByRole('button', { name: '저장' }));
    await waitFor(() => expect(sent).toEqual([1, 2]));
  });

  it('close with Escape', async () => {
    const onClose = jest.fn();
    const { user } = renderAlone(<ClassDialogs dialog={{ action: 'cancel', id: 'class-1' }} onClose={onClose} />, [
      fake(contract.getClass, aTeachingClass()),
    ]);
    await dialog('이 수업을 취소할까요?');
    await field(/취소하는 이유/);
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});
