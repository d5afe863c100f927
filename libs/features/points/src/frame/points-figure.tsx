import { chakra } from '@chakra-ui/react/styled-system';
import { formatPoints, groupDigits } from '@portal/domain/format/money';

interface PointsFigureProps {
  /** Above it: 지금 가진 포인트 */
  label: string;
  points: number;
  /** `lg` where the figure leads the page. */
  size?: 'md' | 'lg';
}

/** How many points there are, in large figures; the word of the currency stands small behind them. */
export function PointsFigure({ label, points, size = 'lg' }: PointsFigureProps) {
  const figures = groupDigits(points);
  const unit = formatPoints(points).slice(figures.length);
  return (
    <div>
      <chakra.p textStyle="label" color="fg.muted">
        {label}
      </chakra.p>
      <chakra.p
        textStyle={size === 'lg' ? 'figure.lg' : 'money.lg'}
        fontSize={size === 'lg' ? 'min(3.5rem, 14vw)' : 'min(2.125rem, 11vw)'}
        lineHeight={size === 'lg' ? 'min(4rem, 1.2em)' : undefined}
        whiteSpace="nowrap"
      >
        {figures}
        <chakra.span fontSize="45%" fontWeight="medium" color="fg.subtle" letterSpacing="normal">
          {unit}
        </chakra.span>
      </chakra.p>
    </div>
  );
}
