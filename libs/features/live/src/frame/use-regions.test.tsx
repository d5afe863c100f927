import { chakra } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { UiProvider } from '@portal/ui/provider';
import { useRegions } from './use-regions.ts';

function Room() {
  const room = useRef<HTMLElement>(null);
  const walk = useRegions(room);
  return (
    <chakra.section ref={room} onKeyDown={walk}>
      <div data-region>
        <button type="button">시간 늘리기</button>
      </div>
      <div data-region />
      <div data-region>
        <div role="toolbar">
          <button type="button" tabIndex={-1}>
            마이크
          </button>
          <button type="button" tabIndex={0}>
            칠판
          </button>
        </div>
      </div>
    </chakra.section>
  );
}

it('F6 goes from part to part of a room, past those without anything to press, and Shift+F6 back [CLS-3]', async () => {
  render(<Room />, { wrapper: UiProvider });
  const [extend, , board] = screen.getAllByRole('button');
  await userEvent.tab();
  expect(extend).toHaveFocus();
  await userEvent.keyboard('{F6}');
  expect(board).toHaveFocus();
  await userEvent.keyboard('{F6}');
  expect(extend).toHaveFocus();
  await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  expect(board).toHaveFocus();
});
