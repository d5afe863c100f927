export const BREAKPOINTS = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '96rem' };
