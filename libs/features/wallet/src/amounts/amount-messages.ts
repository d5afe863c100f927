export const amounts = {
  unmoved: '움직이지 않은 금액 ',
} as const;
