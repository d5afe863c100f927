import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../base/provider.tsx';
import { FoldRow } from './fold-row.tsx';

it('keeps the rest of a list out of the way until it is asked for, by keyboard as well', async () => {
  const user = userEvent.setup();
  render(
    <UiProvider>
      <FoldRow label="나머지 2개" note="오늘 2">
        <a href="/">교구 주문하기</a>
      </FoldRow>
    </UiProvider>,
  );
  const row = screen.getByRole('button', { name: '나머지 2개 오늘 2', expanded: false });
  expect(screen.queryByText('교구 주문하기')).toBeNull();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: '교구 주문하기' })).toBeVisible();
  await user.click(row);
  expect(screen.queryByText('교구 주문하기')).toBeNull();
});

it('is unfolded by something else too, which is told when it is folded', async () => {
  const user = userEvent.setup();
  const onOpen = jest.fn();
  render(
    <UiProvider>
      <FoldRow label="규칙" open onOpen={onOpen}>
        매달 마지막 날 지급해요.
      </FoldRow>
    </UiProvider>,
  );
  expect(screen.getByText('매달 마지막 날 지급해요.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '규칙', expanded: true }));
  expect(onOpen).toHaveBeenCalledWith(false);
});
