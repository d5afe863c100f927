import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '@portal/ui/provider';
import { FollowedRows } from './followed-rows.tsx';

/** Two rows, and one more when asked; rows are ways on, or nothing but text. */
function Rows({ isLinked }: { isLinked: boolean }) {
  const [names, setNames] = useState(['하나', '둘']);
  const list = {
    hasNextPage: names.length < 3,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: () => setNames(['하나', '둘', '셋']),
  };
  return (
    <FollowedRows list={list} count={names.length}>
      <ol>
        {names.map((name) => (
          <li key={name}>{isLinked ? <a href="#row">{name}</a> : name}</li>
        ))}
      </ol>
    </FollowedRows>
  );
}

describe('a list that is loaded piece by piece', () => {
  it.each([true, false])(
    'has the focus on the first row that came, also where the button is gone (%s)',
    async (isLinked) => {
      render(<Rows isLinked={isLinked} />, { wrapper: UiProvider });
      await userEvent.click(screen.getByRole('button', { name: '더 보기' }));
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.getByText('셋')).toHaveFocus();
    },
  );
});
