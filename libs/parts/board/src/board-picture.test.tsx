import { render, screen, waitFor } from '@testing-library/react';
import { aBoardPage } from '@portal/testing/families/family-board-builders';
import { UiProvider } from '@portal/ui/provider';
import { BoardPicture } from './board-picture.tsx';

const LOADING = '칠판을 여는 중이에요';

describe('a page of the board to look at', () => {
  it('is one picture with a name while what draws it comes, and afterwards [CLS-3]', async () => {
    render(<BoardPicture drawings={aBoardPage().drawings} label="칠판 1쪽" loading={LOADING} />, {
      wrapper: UiProvider,
    });
    expect(screen.getByText(LOADING)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(LOADING)).toBeNull(), { timeout: 20_000 });
    expect(screen.getByRole('img', { name: '칠판 1쪽' })).toBeVisible();
  }, 30_000);
});
