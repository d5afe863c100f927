import { render, screen } from '@testing-library/react';
import { UiProvider } from '@portal/ui/provider';
import { HoursBars } from './hours-bars.tsx';

const PARTS = [
  { label: '수업', tone: 'celadon' },
  { label: '채점', tone: 'mustard', pattern: 'hatch' },
  { label: '정리', tone: 'ink' },
] as const;
const ROWS = [
  { key: 'a', label: '중3 수학 1:1', note: '수업 16회', values: [840, 40, 20], end: '214,400đ' },
  { key: 'b', label: '중등 심화 문제풀이반', values: [950, 630, 280], end: '207,484đ' },
];
const minutes = (value: number) => `${value}분`;

it('says of each class where its time went and what it brought, and adds the parts up [STT-1]', () => {
  render(<HoursBars label="수업별 시간" parts={PARTS} rows={ROWS} format={minutes} endLabel="시간당" />, {
    wrapper: UiProvider,
  });
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('중3 수학 1:1수업 16회수업 840분, 채점 40분, 정리 20분900분214,400đ');
  expect(second).toHaveTextContent('수업 950분, 채점 630분, 정리 280분1860분207,484đ');
  expect(screen.getByText('수업 1790분')).toBeInTheDocument();
});

it('draws no piece for what took no time', () => {
  const rows = [{ key: 'a', label: '수업', values: [60, 0, 0], end: '' }];
  const { container } = render(<HoursBars label="시간" parts={PARTS} rows={rows} format={minutes} />, {
    wrapper: UiProvider,
  });
  expect(container.querySelectorAll('li [style*="flex: 60"]')).toHaveLength(1);
  expect(container.querySelectorAll('li [style*="flex: 0"]')).toHaveLength(0);
});
