const hex = (code) => code.toString(16);

/** The shortest CSS `unicode-range` of the characters. */
function unicodeRange(characters) {
  const codes = [...characters].map((character) => character.codePointAt(0)).sort((a, b) => a - b);
  const runs = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

const face = (family, { min, max }, file, range) => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${min} ${max};
  font-display: swap;
  src: url('./fonts/${file}') format('woff2');${range ? `\n  unicode-range: ${range};` : ''}
}
`;

// Apple SD Gothic Neo and Malgun Gothic in Pretendard's metrics (ascent 1950, descent 494 of 2048), so that nothing
// moves when the font arrives.
const FALLBACK = `@font-face {
  font-family: 'Portal Fallback';
  src: local('Apple SD Gothic Neo'), local('Malgun Gothic'), local('Noto Sans CJK KR'), local('Noto Sans KR');
  size-adjust: 98%;
  ascent-override: 95.2%;
  descent-override: 24.1%;
  line-gap-override: 0%;
}
`;

/** The style sheet: one file for every page, the rare ones by `unicode-range`, and the fall-back. */
export function fontFaces({ family, weights, common, rare }) {
  const faces = rare.map(({ file, characters }) => face(family, weights, file, unicodeRange(characters)));
  return [
    '/* Written by tools/fonts/build-portal-sans.mjs. */\n',
    face(family, weights, common),
    ...faces,
    FALLBACK,
  ].join('\n');
}
