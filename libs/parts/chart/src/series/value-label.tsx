interface ViewBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Props {
  box: ViewBox;
  value: number;
  text: string;
  /** How much of the room between two points the shape takes, from 0 to 1. */
  share: number;
}

const WIDE = /\p{Script=Hangul}/gu;
/** Of a digit and of a Korean letter, in em. */
const NARROW_EM = 0.62;
const WIDE_EM = 1;

const textSize = () => 0.75 * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

/** How wide a short text will be, in px. */
export function widthOf(text: string, size: number): number {
  const wide = text.match(WIDE)?.length ?? 0;
  return size * (wide * WIDE_EM + (text.length - wide) * NARROW_EM);
}

/** The value at the end of a bar; none where it would touch its neighbour's. */
export function ValueLabel({ box: { x, y, width, height }, value, text, share }: Props) {
  if (widthOf(text, textSize()) > width / share) return null;
  const end = value < 0 ? Math.max(y, y + height) + 14 : Math.min(y, y + height) - 5;
  return (
    <text x={x + width / 2} y={end} textAnchor="middle" fontSize="0.75rem" fontWeight={600} fill="var(--chart-strong)">
      {text}
    </text>
  );
}
