import type { ComponentType } from 'react';

// One grammar (design 3.8): 160 x 120, ink lines, one celadon wash, one persimmon dot.
const AssignmentEmpty = () => (
  <>
    <path d="M28 76c2-28 28-48 58-46s50 20 46 46-26 30-54 30-52-6-50-30Z" fill="var(--illu-wash)" stroke="none" />
    <path d="m40 62 40 26 40-38-44 10-36-16 14 24" />
    <path d="M80 88 76 60M54 68l26 20 10-30" />
    <circle cx="126" cy="38" r="5" fill="var(--illu-dot)" stroke="none" />
  </>
);

const CalendarEmpty = () => (
  <>
    <path d="M26 70c4-30 34-48 62-44s50 22 48 46-28 34-58 34-56-8-52-36Z" fill="var(--illu-wash)" stroke="none" />
    <rect x="42" y="32" width="76" height="62" rx="8" />
    <path d="M42 48h76M60 26v12M100 26v12" />
    <path d="M54 60h10M74 60h10M94 60h10M54 72h10M74 72h10M54 84h10" opacity=".45" />
    <path d="M94 72h10M74 84h10M94 84h10" strokeDasharray="2 4" opacity=".6" />
    <circle cx="122" cy="30" r="6" fill="var(--illu-dot)" stroke="none" />
  </>
);

const ChatEmpty = () => (
  <>
    <path d="M26 72c0-28 26-44 56-44s54 16 52 44-28 34-54 34-54-8-54-34Z" fill="var(--illu-wash)" stroke="none" />
    <path d="M44 40h46a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H64l-12 10v-10h-8a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8Z" />
    <path d="M106 58h8a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8h-4v8l-10-8H82a8 8 0 0 1-7-5" />
    <path d="M50 54h32M50 62h18" opacity=".5" />
    <circle cx="116" cy="46" r="5" fill="var(--illu-dot)" stroke="none" />
  </>
);

const CommunityEmpty = () => (
  <>
    <path d="M24 76c0-28 28-46 58-46s56 18 54 44-28 32-56 32-56-4-56-30Z" fill="var(--illu-wash)" stroke="none" />
    <ellipse cx="80" cy="76" rx="34" ry="12" />
    <path d="M62 86v12M98 86v12" />
    <circle cx="52" cy="52" r="8" />
    <circle cx="80" cy="44" r="8" />
    <circle cx="108" cy="52" r="8" />
    <circle cx="80" cy="74" r="4" fill="var(--illu-dot)" stroke="none" />
  </>
);

const CoursesEmpty = () => (
  <>
    <path d="M30 84c-6-28 20-56 52-56s56 20 50 50-30 30-56 30-42-4-46-24Z" fill="var(--illu-wash)" stroke="none" />
    <path d="M48 34h52a8 8 0 0 1 8 8v50H56a8 8 0 0 1-8-8V34Z" />
    <path d="M48 84a8 8 0 0 1 8-8h52" />
    <path d="M66 48h28M66 57h18" opacity=".5" />
    <path d="M90 76v22l6-5 6 5V76" />
    <circle cx="118" cy="38" r="5" fill="var(--illu-dot)" stroke="none" />
  </>
);

const Error = () => (
  <>
    <path d="M26 74c0-28 26-46 56-46s54 16 52 44-28 34-54 34-54-4-54-32Z" fill="var(--illu-wash)" stroke="none" />
    <path d="M24 72h22c8 0 8-14 18-14" />
    <path d="M64 48h10v20H64z" />
    <path d="M74 53h8M74 63h8" />
    <path d="M136 72h-22c-8 0-8-14-18-14" />
    <path d="M96 48h-6a6 6 0 0 0-6 6v8a6 6 0 0 0 6 6h6V48Z" transform="translate(6 0)" />
    <path d="m84 40-3-8M92 40l3-8" opacity=".5" />
    <circle cx="88" cy="82" r="4" fill="var(--illu-dot)" stroke="none" />
  </>
);

const GiftEmpty = () => (
  <>
    <path d="M28 78c0-28 26-50 56-50s50 22 48 48-28 30-54 30-50-4-50-28Z" fill="var(--illu-wash)" stroke="none" />
    <path d="M46 60h68v36H46z" />
    <path d="m46 60 34 18 34-18M80 78v18" />
    <path d="M80 60c-10-2-18-10-16-18s14-2 16 10c2-12 14-18 16-10s-6 16-16 18Z" />
    <circle cx="120" cy="44" r="5" fill="var(--illu-dot)" stroke="none" />
  </>
);

const IncomeEmpty = () => (
  <>
    <path d="M26 76c0-28 28-48 58-46s52 20 50 46-30 30-56 30-52-6-52-30Z" fill="var(--illu-wash)" stroke="none" />
    <path d="M64 44h32M60 34l10 10M100 34 90 44M66 44c-14 10-22 22-22 34 0 12 12 18 36 18s36-6 36-18c0-12-8-24-22-34" />
    <path d="M80 60v22M72 66h12a5 5 0 0 1 0 10H74" opacity=".55" />
    <circle cx="120" cy="42" r="5" fill="var(--illu-dot)" stroke="none" />
  </>
);

const NotFound = () => (
  <>
    <path d="M22 74c0-30 28-48 60-48s58 18 56 46-30 36-60 36-56-6-56-34Z" fill="var(--illu-wash)" stroke="none" />
    <path d="m40 40 26-8 28 8 26-8v52l-26 8-28-8-26 8V40Z" />
    <path d="M66 32v52M94 40v52" />
    <path d="M50 56c6 2 6 10 16 10s10-14 18-14" strokeDasharray="3 4" />
    <path d="m102 56 8 8m0-8-8 8" />
    <circle cx="88" cy="50" r="4" fill="var(--illu-dot)" stroke="none" />
  </>
);

const NotificationEmpty = () => (
  <>
    <path d="M30 72c2-28 24-46 52-46s52 18 50 46-26 34-52 34-52-8-50-34Z" fill="var(--illu-wash)" stroke="none" />
    <path d="M80 24v8" />
    <path d="M58 66c0-18 8-32 22-32s22 14 22 32l6 8H52l6-8Z" />
    <path d="M80 74v12" />
    <path d="M72 86h16l4 12-12-4-12 4 4-12Z" />
    <path d="M112 48c4 3 4 9 0 12M48 48c-4 3-4 9 0 12" opacity=".45" />
    <circle cx="80" cy="30" r="4" fill="var(--illu-dot)" stroke="none" />
  </>
);

const PlanEmpty = () => (
  <>
    <path d="M24 74c0-28 26-46 58-46s56 16 54 44-28 34-56 34-56-6-56-32Z" fill="var(--illu-wash)" stroke="none" />
    <rect x="46" y="30" width="56" height="68" rx="7" />
    <path d="M62 30v-2a5 5 0 0 1 5-5h14a5 5 0 0 1 5 5v2" />
    <path d="M58 50h8M72 50h20M58 63h8M72 63h20M58 76h8M72 76h12" opacity=".5" />
    <path d="m98 92 20-34 7 4-20 34-8 4 1-8Z" />
    <path d="m114 65 7 4" />
    <circle cx="120" cy="42" r="5" fill="var(--illu-dot)" stroke="none" />
  </>
);

const ReviewEmpty = () => (
  <>
    <path d="M28 74c0-28 26-46 54-46s52 18 50 46-26 32-52 32-52-6-52-32Z" fill="var(--illu-wash)" stroke="none" />
    <path d="m80 30 10 20 22 3-16 16 4 22-20-11-20 11 4-22-16-16 22-3 10-20Z" />
    <path d="M40 100h80" opacity=".5" />
    <circle cx="120" cy="36" r="5" fill="var(--illu-dot)" stroke="none" />
  </>
);

const SearchEmpty = () => (
  <>
    <path d="M26 72c0-26 26-44 56-44s54 18 52 44-28 34-54 34-54-8-54-34Z" fill="var(--illu-wash)" stroke="none" />
    <circle cx="74" cy="60" r="24" />
    <path d="m92 78 22 20" />
    <path d="M62 56h24M62 65h14" opacity=".5" />
    <circle cx="114" cy="40" r="5" fill="var(--illu-dot)" stroke="none" />
  </>
);

const Welcome = () => (
  <>
    <path d="M24 76c0-30 28-50 60-48s54 22 50 48-30 30-56 30-54-4-54-30Z" fill="var(--illu-wash)" stroke="none" />
    <path d="M60 78h40l-5 22H65l-5-22Z" />
    <path d="M80 78V46" />
    <path d="M80 58c-14 0-20-8-20-18 12 0 20 6 20 18ZM80 52c0-14 8-22 22-22 0 14-8 22-22 22Z" />
    <circle cx="122" cy="34" r="6" fill="var(--illu-dot)" stroke="none" />
  </>
);

export const DRAWINGS = {
  'assignment-empty': AssignmentEmpty,
  'calendar-empty': CalendarEmpty,
  'chat-empty': ChatEmpty,
  'community-empty': CommunityEmpty,
  'courses-empty': CoursesEmpty,
  error: Error,
  'gift-empty': GiftEmpty,
  'income-empty': IncomeEmpty,
  'not-found': NotFound,
  'notification-empty': NotificationEmpty,
  'plan-empty': PlanEmpty,
  'review-empty': ReviewEmpty,
  'search-empty': SearchEmpty,
  welcome: Welcome,
} satisfies Record<string, ComponentType>;

export type DrawingName = keyof typeof DRAWINGS;
