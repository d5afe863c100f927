import { Box, chakra, Grid } from '@chakra-ui/react';
import { type Hue, PALETTE } from '@portal/ui/palette';
import { Caption, Sheet } from './sheet.tsx';
import { contrastOf, hexOf, stepOf, type Theme } from './token-values.ts';

const HUES: Readonly<Record<Hue, string>> = {
  celadon: '청자: 브랜드, 주된 일, 수업',
  persimmon: '감: 지금, 마무리 필요, 안 읽음',
  pine: '솔: 성공, 들어온 돈',
  camellia: '동백: 오류, 취소, 일요일',
  mustard: '겨자: 기다림, 늦음',
  indigo: '쪽: 정보, 예정, 토요일',
  wisteria: '등꽃: 체험, 추천',
  plum: '자두: 광고, 선물',
  ink: '먹: 바탕과 글자',
};

const ratio = (value: number) => `${(Math.floor(value * 10) / 10).toFixed(1)}:1`;

function Swatch({ hex, step }: { hex: string; step: string }) {
  const onWhite = contrastOf(hex, '#ffffff');
  const onInk = contrastOf(hex, PALETTE.ink[1000]);
  return (
    <Box
      style={{ background: hex, color: onWhite > onInk ? '#ffffff' : PALETTE.ink[1000] }}
      p="2"
      minH="4.5rem"
      textStyle="caption"
    >
      <chakra.b display="block">{step}</chakra.b>
      {hex}
      <br />
      {ratio(Math.max(onWhite, onInk))}
    </Box>
  );
}

/** Every ramp, each step with its contrast to the better of white and ink. */
export function Ramps() {
  return (
    <Sheet>
      {Object.entries(HUES).map(([hue, meaning]) => (
        <Box key={hue} mb="5">
          <chakra.p textStyle="label" mb="1.5">
            <span lang="en">{hue}</span> · {meaning}
          </chakra.p>
          <Grid
            templateColumns="repeat(auto-fill, minmax(4.25rem, 1fr))"
            borderWidth="1px"
            borderRadius="l2"
            overflow="hidden"
          >
            {Object.entries(PALETTE[hue as Hue]).map(([step, hex]) => (
              <Swatch key={step} step={step} hex={hex} />
            ))}
          </Grid>
        </Box>
      ))}
    </Sheet>
  );
}

/** What stands on what, and the least that WCAG asks there. */
const PAIRS: readonly (readonly [fg: string, bg: string, use: string, least: number])[] = [
  ['fg', 'bg.panel', '본문', 4.5],
  ['fg.muted', 'bg', '보조 글', 4.5],
  ['fg.subtle', 'bg.muted', '흐린 글', 4.5],
  ['fg.error', 'bg.panel', '오류 글', 4.5],
  ['fg.success', 'bg.panel', '성공 글', 4.5],
  ['fg.link', 'bg.panel', '링크', 4.5],
  ['celadon.contrast', 'celadon.solid', '주된 단추', 4.5],
  ['mustard.contrast', 'mustard.solid', '주의 단추', 4.5],
  ['camellia.contrast', 'camellia.solid', '위험한 단추', 4.5],
  ['badge.contrast', 'badge.unread', '새 알림과 안 읽은 수', 4.5],
  ['calendar.sunday', 'bg.panel', '일요일', 4.5],
  ['calendar.saturday', 'bg.panel', '토요일', 4.5],
  ['money.in', 'bg.panel', '들어온 돈', 4.5],
  ['celadon.fg', 'celadon.muted', '청자 칩', 4.5],
  ['mustard.fg', 'mustard.muted', '겨자 칩', 4.5],
  ['indigo.fg', 'indigo.muted', '쪽 칩', 4.5],
  ['border.control', 'bg.panel', '입력란 테두리', 3],
  ['celadon.focusRing', 'bg', '초점 테두리', 3],
];

const THEMES: readonly (readonly [Theme, string])[] = [
  ['light', '밝게'],
  ['dark', '어둡게'],
];

function PairCell({ fg, bg, theme, least }: { fg: string; bg: string; theme: Theme; least: number }) {
  const [text, ground] = [hexOf(fg, theme), hexOf(bg, theme)];
  const value = contrastOf(text, ground);
  // What asks for 3:1 is a line, not a text.
  const look = least === 3 ? { borderColor: text, color: hexOf('fg', theme) } : { borderColor: ground, color: text };
  return (
    <chakra.td p="1.5">
      <Box style={{ background: ground, ...look }} borderWidth="2px" borderRadius="l1" px="3" py="1.5">
        가나다 <b>{ratio(value)}</b> {value >= least ? '통과' : '모자람'}
      </Box>
      <Caption lang="en">
        {stepOf(fg, theme)} / {stepOf(bg, theme)}
      </Caption>
    </chakra.td>
  );
}

/** The colours by their meaning, in both themes, measured. */
export function Pairs() {
  return (
    <Sheet>
      <Box overflowX="auto" tabIndex={0} role="region" aria-label="의미 색의 대비">
        <chakra.table w="full" textStyle="body.sm" minW="36rem">
          <thead>
            <tr>
              <chakra.th scope="col" textAlign="start" p="1.5">
                쓰임
              </chakra.th>
              {THEMES.map(([theme, label]) => (
                <chakra.th key={theme} scope="col" textAlign="start" p="1.5">
                  {label}
                </chakra.th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PAIRS.map(([fg, bg, use, least]) => (
              <tr key={`${fg} ${bg}`}>
                <chakra.th scope="row" textAlign="start" fontWeight="medium" p="1.5">
                  {use}
                  <Caption display="block" lang="en">
                    {fg} / {bg}
                  </Caption>
                </chakra.th>
                {THEMES.map(([theme]) => (
                  <PairCell key={theme} fg={fg} bg={bg} theme={theme} least={least} />
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </Sheet>
  );
}
