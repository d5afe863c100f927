import { render, screen } from '@testing-library/react';
import { UiProvider } from '@portal/ui/provider';
import { FileView } from './file-view.tsx';

it('shows what it is given', () => {
  render(<FileView>파일 보기</FileView>, { wrapper: UiProvider });
  expect(screen.getByText('파일 보기')).toBeVisible();
});
