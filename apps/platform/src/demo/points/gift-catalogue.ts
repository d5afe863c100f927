import type { gift } from '../../modules/points/gifts/gifts.tables.ts';

type Row = typeof gift.$inferInsert;
type Facts = Omit<Row, 'clientId' | 'createdAt'>;

const voucher = { kind: 'VOUCHER', days: 90 } as const;
const thing = { kind: 'PHYSICAL' } as const;
const donation = { kind: 'DONATION', drawing: 'heart' } as const;
const relief = { kind: 'FEE_RELIEF', drawing: 'percent', days: 7 } as const;

const GIFTS: Facts[] = [
  {
    id: 'gft-demo-01',
    ...donation,
    name: '책 한 권 나누기',
    description: '어린이 도서관에 책 한 권을 보내요.',
    points: 100,
  },
  {
    id: 'gft-demo-02',
    ...voucher,
    drawing: 'cup',
    name: '커피 교환권',
    description: '가까운 커피 가게에서 한 잔을 마실 수 있어요.',
    points: 200,
    stock: 38,
  },
  {
    id: 'gft-demo-03',
    ...thing,
    drawing: 'pen',
    name: '판서용 펜 세트',
    description: '네 가지 색의 펜을 보내 드려요.',
    points: 250,
    stock: 24,
  },
  {
    id: 'gft-demo-04',
    ...voucher,
    drawing: 'ticket',
    name: '영화 관람권',
    description: '평일과 주말에 쓸 수 있는 한 사람 관람권이에요.',
    points: 300,
    stock: 12,
  },
  {
    id: 'gft-demo-05',
    ...thing,
    drawing: 'book',
    name: '수업 계획 노트',
    description: '한 학기를 적을 수 있는 노트를 보내 드려요.',
    points: 300,
    stock: 17,
  },
  {
    id: 'gft-demo-06',
    ...donation,
    name: '한 달 학습비 나누기',
    description: '공부방 한 곳에 학습지를 보내요.',
    points: 500,
  },
  {
    id: 'gft-demo-07',
    ...voucher,
    drawing: 'book',
    name: '전자책 이용권',
    description: '전자책을 30일 동안 마음껏 볼 수 있어요.',
    points: 500,
    stock: 9,
    days: 30,
  },
  {
    id: 'gft-demo-08',
    ...thing,
    drawing: 'plant',
    name: '책상 화분',
    description: '물을 자주 주지 않아도 되는 화분을 보내 드려요.',
    points: 700,
    stock: 0,
  },
  {
    id: 'gft-demo-09',
    ...relief,
    name: '일주일 수수료 3%p 할인',
    description: '7일 동안 시작하는 수업의 플랫폼 수수료가 3%p 낮아져요. 이미 할인 중이면 그다음에 이어져요.',
    points: 800,
    relief: 0.03,
  },
  {
    id: 'gft-demo-10',
    ...thing,
    drawing: 'bag',
    name: '노트북 가방',
    description: '13형과 14형 노트북이 들어가요.',
    points: 1_000,
    stock: 6,
  },
  {
    id: 'gft-demo-11',
    ...relief,
    name: '일주일 수수료 5%p 할인',
    description: '7일 동안 시작하는 수업의 플랫폼 수수료가 5%p 낮아져요. 이미 할인 중이면 그다음에 이어져요.',
    points: 1_200,
    relief: 0.05,
  },
  {
    id: 'gft-demo-12',
    ...thing,
    drawing: 'lamp',
    name: '화상 수업 조명',
    description: '밝기를 세 단계로 바꿀 수 있는 조명을 보내 드려요.',
    points: 2_000,
    stock: 4,
  },
  {
    id: 'gft-demo-13',
    ...thing,
    drawing: 'board',
    name: '작은 화이트보드',
    description: '책상에 세워 두고 쓰는 화이트보드를 보내 드려요.',
    points: 2_400,
    stock: 3,
  },
  {
    id: 'gft-demo-14',
    ...thing,
    drawing: 'headphones',
    name: '수업용 헤드셋',
    description: '주변 소리를 줄여 주는 헤드셋을 보내 드려요.',
    points: 4_500,
    stock: 2,
  },
  {
    id: 'gft-demo-15',
    ...thing,
    drawing: 'camera',
    name: '웹 카메라',
    description: '판서가 또렷하게 보이는 카메라를 보내 드려요.',
    points: 6_000,
    stock: 1,
  },
  {
    id: 'gft-demo-16',
    ...voucher,
    drawing: 'ticket',
    name: '온라인 연수 이용권',
    description: '원하는 교사 연수 하나를 들을 수 있어요.',
    points: 8_000,
    stock: 5,
    days: 180,
  },
];

/** The sixteen gifts of the demo. */
export const buildGifts = (now: Date): Row[] =>
  GIFTS.map((row, at) => ({
    ...row,
    clientId: `00000000-0000-4000-8000-0000000000${String(at + 1).padStart(2, '0')}`,
    createdAt: now,
  }));
