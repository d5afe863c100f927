import type { Meta, StoryObj } from '@storybook/react-vite';
import * as statistics from '@portal/statistics/page/statistics-page.stories';
import * as rows from '@portal/statistics/rows/rows-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '4주', parameters: inPortal(statistics.default, statistics.Loaded) };
export const LoadedPhone: Story = { ...Loaded, name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Empty: Story = { name: '비어 있음', parameters: inPortal(statistics.default, statistics.Empty) };
export const Imported: Story = {
  name: '이전 시스템에서 옮긴 수입만',
  parameters: inPortal(statistics.default, statistics.Imported),
};
export const Loading: Story = { name: '불러오는 중', parameters: inPortal(statistics.default, statistics.Loading) };
export const Failed: Story = { name: '오류', parameters: inPortal(statistics.default, statistics.Failed) };
export const Extreme: Story = {
  name: '수업 마흔, 아홉 자리',
  parameters: inPortal(statistics.default, statistics.Extreme),
};
export const Rows: Story = { name: '숫자를 이루는 것들', parameters: inPortal(rows.default, rows.Loaded) };
export const RowsPhone: Story = { ...Rows, name: '휴대폰의 목록', globals: { viewport: { value: 'w390' } } };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(statistics.default, statistics.Longest),
  globals: { texts: 'long' },
};
