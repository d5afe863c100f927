import { Box, chakra } from '@chakra-ui/react';
import { CellBar } from '@portal/ui/cell-bar';
import { CLASS_TINTS } from '@portal/ui/class-tints';
import { LeadFigure } from '@portal/ui/lead-figure';
import { LeadSurface, type LeadSurfaceProps } from '@portal/ui/lead-surface';
import { Caption, Sheet } from './sheet.tsx';

const STATES: readonly (readonly [tone: NonNullable<LeadSurfaceProps['tone']>, words: string])[] = [
  ['next', '다음 수업이 있어요'],
  ['turn', '선생님 차례예요'],
  ['late', '때를 놓쳤어요'],
  ['calm', '지금은 할 일이 없어요'],
];

/** The tones of the surface that leads a page, and when each is right. */
export function States() {
  return (
    <Sheet>
      <Box display="grid" gap="3">
        {STATES.map(([tone, words]) => (
          <LeadSurface key={tone} tone={tone} aria-label={words}>
            <chakra.p textStyle="title.sm">{words}</chakra.p>
            <Caption lang="en">{tone}</Caption>
          </LeadSurface>
        ))}
      </Box>
    </Sheet>
  );
}

/** The one figure of a screen, as a clock and in words, and a bar of cells for what is counted. */
export function Figures() {
  return (
    <Sheet>
      <Box display="grid" gap="5" maxW="24rem">
        <LeadFigure name="시작까지" value="12:42" share={0.6} under={['15:45', '16:00']} />
        <LeadFigure name="남은 시간" value="22시간 43분" size="md" />
        <CellBar
          label="6회 가운데 3회 진행, 1회 마무리 필요"
          cells={['done', 'done', 'waiting', 'turn', 'ahead', 'ahead']}
        />
      </Box>
    </Sheet>
  );
}

const NAMES = [
  '중2 · 일차함수',
  '중3 · 이차방정식',
  '중1 · 문자와 식',
  '중2 · 연립방정식',
  '중등 · 심화',
  '고1 · 집합',
];

/** The tints that tell classes apart, in their order. */
export function Tints() {
  return (
    <Sheet>
      <Box display="flex" flexWrap="wrap" gap="2">
        {CLASS_TINTS.map((tint, at) => (
          <chakra.span
            key={tint}
            px="3"
            py="1.5"
            borderRadius="sm"
            borderInlineStartWidth="3px"
            textStyle="label"
            colorPalette={tint}
            bg="colorPalette.muted"
            borderColor="colorPalette.solid"
          >
            {at + 1}. {NAMES[at]}
          </chakra.span>
        ))}
      </Box>
    </Sheet>
  );
}

const SHAPES: readonly (readonly [words: string, look: object])[] = [
  ['예정: 수업의 색으로 채움', { bg: 'indigo.muted', borderColor: 'indigo.muted' }],
  ['끝남: 회색 바탕에 수업의 색띠', { bg: 'bg.muted', borderColor: 'bg.muted' }],
  ['제안한 시간: 점선', { borderStyle: 'dashed', borderColor: 'mustard.fg' }],
  ['체험: 흰 바탕에 청자 테두리', { borderColor: 'celadon.solid' }],
  ['내 일정: 흰 바탕에 회색 테두리', { borderColor: 'border.control' }],
  ['취소: 줄 그은 이름', { textDecoration: 'line-through', borderColor: 'border' }],
];

/** What stands in the calendar, told by its form. */
export function Shapes() {
  return (
    <Sheet>
      <Box display="flex" flexWrap="wrap" gap="2">
        {SHAPES.map(([words, look]) => (
          <chakra.span key={words} px="3" py="1.5" borderRadius="sm" borderWidth="1px" textStyle="body.sm" css={look}>
            {words}
          </chakra.span>
        ))}
      </Box>
    </Sheet>
  );
}
