import { Box, chakra } from '@chakra-ui/react';
import { Caption, Sheet } from './sheet.tsx';

const KOREAN = '오늘 수업은 세 번, 첫 수업은 10:30이에요';
const MONEY = '20,100,000đ';

const STYLES: readonly (readonly [style: string, size: string, use: string, sample?: string])[] = [
  ['display', '34/44 · 700', '큰 인사'],
  ['figure.lg', '56/64 · 700', '화면을 이끄는 숫자', '321,600'],
  ['title.lg', '28/38 · 700', '특별한 화면의 제목'],
  ['title.md', '22/31 · 700', '화면의 제목 (h1)'],
  ['title.sm', '18/26 · 600', '묶음의 제목 (h2)'],
  ['body.lg', '16/26', '읽는 글'],
  ['body.md', '15/24', '기본 글'],
  ['body.sm', '14/22', '표, 촘촘한 목록'],
  ['label', '13/20 · 600', '입력란의 이름'],
  ['caption', '12/18', '설명'],
  ['money.lg', '34/44 · 700', '대표 금액', MONEY],
  ['money.md', '18/26 · 600', '묶음 금액', MONEY],
  ['money.sm', '14/22 · 500', '표의 금액', MONEY],
  ['time', '13/18 · 500', '시각', '10:30–11:30'],
];

/** Every text style of the theme in the words of the product. */
export function TextStyles() {
  return (
    <Sheet>
      {STYLES.map(([style, size, use, sample = KOREAN]) => (
        <Box key={style} py="3" borderBottomWidth="1px" _last={{ borderBottomWidth: 0 }}>
          <Caption>
            <span lang="en">{style}</span> · {size} · {use}
          </Caption>
          <chakra.p textStyle={style}>{sample}</chakra.p>
        </Box>
      ))}
    </Sheet>
  );
}

/** One font for both languages: Hangul and Vietnamese with stacked marks in one line. */
export function TwoLanguages() {
  return (
    <Sheet>
      <chakra.p textStyle="title.sm">학생 A12 · 보호자 B07</chakra.p>
      <chakra.p textStyle="title.sm" lang="vi">
        Đăng nhập thành công! · Trang chủ · Không tìm thấy file
      </chakra.p>
      <chakra.p textStyle="body.md" maxW="32rem" mt="3">
        낱말 사이에서만 줄을 바꿔요. 그래서 좁은 화면에서도 조사 하나만 다음 줄로 떨어지지 않고, 주소처럼 긴 글만
        어디서나 꺾여요: https://example.com/kr/account/teaching-plan/schedule/in-progress
      </chakra.p>
      <chakra.p textStyle="body.md" mt="3">
        한글에는 기울임이 없어요. 강조는 <em>점선</em>으로, 라틴 글자는 <em lang="vi">nghiêng</em> 그대로예요.
      </chakra.p>
    </Sheet>
  );
}
