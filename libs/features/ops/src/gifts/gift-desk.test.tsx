import { screen, waitFor, within } from '@testing-library/react';
import { aGiftOrder, aStockedGift } from '@portal/testing/points/gift-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { preloadPages, press, rows, title, visit } from '../ops.screen.ts';
import { giftDesk, giftWorlds, someOrders } from './gifts.fixture.ts';

beforeAll(preloadPages, 60_000);
beforeEach(() => localStorage.clear());

const dialog = async (name: string) => within(await openedDialog(name));
const gift = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement);

describe('the orders of gifts [PTS-1]', () => {
  it('are those that wait, with how many, and by kind in the address', async () => {
    const { user, currentPath } = visit('/ops/gifts', giftDesk());
    expect(await title('선물 신청')).toBeVisible();
    expect(await screen.findByText('할 일 3건')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    await user.selectOptions(screen.getByLabelText('종류'), '배송 상품');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(currentPath()).toBe('/ops/gifts?kind=PHYSICAL');
    await user.click(screen.getByRole('radio', { name: '끝난 것' }));
    expect(await screen.findByText('이 종류의 신청이 없어요')).toBeVisible();
    await user.click(await press('필터 지우기'));
    expect(await screen.findByRole('link', { name: /문화상품권/ })).toBeVisible();
    expect(currentPath()).toBe('/ops/gifts?view=over');
  });

  it('go on by the last one', async () => {
    const many = Array.from({ length: 25 }, (_, no) => aGiftOrder({ id: `order-${no}`, state: 'RESERVED' }));
    const { user } = visit('/ops/gifts', giftDesk([], many));
    await waitFor(async () => expect(await rows()).toHaveLength(20));
    await user.click(await press('더 보기'));
    await waitFor(async () => expect(await rows()).toHaveLength(25));
  });

  it('belong to another desk, and she reads whom to ask', async () => {
    visit('/ops/gifts', giftWorlds.forbidden);
    expect(await screen.findByText('맡은 일에 없는 업무예요')).toBeVisible();
  });
});

describe('an order [PTS-1]', () => {
  const order = (id: string) => `/ops/gifts/orders/${id}`;

  it('of a voucher gets its code, which has to be written', async () => {
    const asked: unknown[] = [];
    const { user } = visit(order('order-voucher'), giftDesk(asked));
    expect(await title('커피 두 잔 · 김수학')).toBeVisible();
    await user.click(await press('교환권 번호 넣기'));
    const asking = await dialog('교환권 번호를 넣을까요?');
    await user.click(asking.getByRole('button', { name: '교환권 번호 넣기' }));
    expect(await asking.findByText('교환권 번호를 적어 주세요.')).toBeVisible();
    await user.type(asking.getByRole('textbox', { name: /^교환권 번호/ }), 'CAFE-1');
    await user.click(asking.getByRole('button', { name: '교환권 번호 넣기' }));
    expect(await screen.findByText('교환권 번호를 넣었어요')).toBeVisible();
    expect(await screen.findByText('지금 더 할 일이 없어요.')).toBeVisible();
    expect(asked).toEqual([{ version: 1, event: 'ISSUE', voucherCode: 'CAFE-1' }]);
  });

  it('of a thing is sent with its tracking number, and then arrives', async () => {
    const asked: unknown[] = [];
    const { user } = visit(order('order-pen'), giftDesk(asked));
    expect((await screen.findByText('받는 곳')).nextSibling).toHaveTextContent('김수학 0901234567 호찌민시 1군');
    await user.click(await press('보냈어요'));
    const sending = await dialog('보냈다고 알릴까요?');
    await user.type(sending.getByRole('textbox', { name: /^운송장 번호/ }), '6812');
    await user.click(sending.getByRole('button', { name: '보냈어요' }));
    await user.click(await press('도착했어요'));
    await user.click((await dialog('도착했다고 표시할까요?')).getByRole('button', { name: '도착했어요' }));
    expect(await screen.findByText('지금 더 할 일이 없어요.')).toBeVisible();
    expect(asked).toEqual([
      { version: 1, event: 'SHIP', tracking: '6812' },
      { version: 2, event: 'DELIVER' },
    ]);
  });

  it('is taken back with a reason that its teacher reads', async () => {
    const asked: unknown[] = [];
    const { user } = visit(order('order-heart'), giftDesk(asked));
    await user.click(await press('취소하고 포인트 돌려주기'));
    const asking = await dialog('이 신청을 취소할까요?');
    expect(asking.getByText('이름으로 기부하기 · 이국어 · 1,000 xu')).toBeVisible();
    await user.type(asking.getByRole('textbox', { name: /^취소하는 이유/ }), '단체가 받지 않아요.');
    await user.click(asking.getByRole('button', { name: '취소하고 포인트 돌려주기' }));
    expect(await screen.findByText('취소하고 포인트를 돌려줬어요')).toBeVisible();
    expect(asked).toEqual([{ version: 1, event: 'CANCEL', reason: '단체가 받지 않아요.' }]);
  });

  it('that was taken back shows why', async () => {
    const canceled = aGiftOrder({ id: 'order-gone', state: 'CANCELED', until: null, cancelReason: '품절됐어요.' });
    visit(order('order-gone'), giftDesk([], [canceled]));
    expect((await screen.findByText('취소한 이유')).nextSibling).toHaveTextContent('품절됐어요.');
  });

  it('that somebody else moved says so, and what was written stays', async () => {
    const desk = giftDesk();
    const { user } = visit(order('order-voucher'), desk);
    await user.click(await press('교환권 번호 넣기'));
    const asking = await dialog('교환권 번호를 넣을까요?');
    const body = JSON.stringify({ version: 1, event: 'CANCEL', reason: '품절' });
    const request = new Request('http://localhost/tns/v1/ops/gift-orders/order-voucher/move', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await desk.find((one) => one.matches(request))!.answer(request);
    await user.type(asking.getByRole('textbox', { name: /^교환권 번호/ }), 'CAFE-2');
    await user.click(asking.getByRole('button', { name: '교환권 번호 넣기' }));
    expect(await asking.findByText('그사이 신청이 바뀌었어요')).toBeVisible();
    expect(asking.getByRole('textbox', { name: /^교환권 번호/ })).toHaveValue('CAFE-2');
    await user.click(asking.getByRole('button', { name: '그대로 두기' }));
    expect(await screen.findByText('지금 더 할 일이 없어요.')).toBeVisible();
  });

  it('that does not exist is not found', async () => {
    visit(order('order-none'), giftDesk([], someOrders()));
    expect(await screen.findByText('찾을 수 없는 신청이에요')).toBeVisible();
  });
});

describe('the stock of gifts [PTS-1]', () => {
  const PAGE = '/ops/gifts/stock';

  it('says how many are left, who waits, and what cannot be chosen', async () => {
    visit(PAGE, giftDesk());
    expect(await title('선물 재고')).toBeVisible();
    expect((await gift('책상 조명')).getByText('품절')).toBeVisible();
    expect((await gift('책상 조명')).getByText(/기다리는 선생님 4명/)).toBeVisible();
    expect((await gift('태블릿 펜')).getByText('3개 남음')).toBeVisible();
    expect((await gift('커피 두 잔')).getByText('늘 있음')).toBeVisible();
    expect((await gift('지난 달력')).getByText('내림')).toBeVisible();
  });

  it('is changed by number and by whether it can be chosen', async () => {
    const asked: unknown[] = [];
    const { user } = visit(PAGE, giftDesk(asked));
    await user.click(await press('책상 조명, 바꾸기'));
    const changing = await dialog('책상 조명 재고');
    const count = changing.getByRole('textbox', { name: /^남은 수량/ });
    await user.clear(count);
    await user.type(count, '8');
    await user.click(changing.getByRole('button', { name: '저장' }));
    expect(await screen.findByText('선물을 바꿨어요')).toBeVisible();
    expect(await (await gift('책상 조명')).findByText('8개 남음')).toBeVisible();
    expect(asked).toEqual([{ stock: 8, isActive: true }]);
  });

  it('is written anew: name, description, picture and price', async () => {
    const asked: unknown[] = [];
    const { user } = visit(PAGE, giftDesk(asked));
    await user.click(await press('책상 조명, 고치기'));
    const editing = await dialog('책상 조명 고치기');
    const name = editing.getByRole('textbox', { name: /^이름/ });
    await user.clear(name);
    await user.click(editing.getByRole('button', { name: '저장' }));
    expect((await editing.findAllByText('선물 이름을 입력해 주세요.'))[0]).toBeVisible();
    await user.type(name, '밝은 책상 조명');
    await user.selectOptions(editing.getByLabelText(/^그림/), '식물');
    const points = editing.getByRole('textbox', { name: /^필요한 포인트/ });
    await user.clear(points);
    await user.click(editing.getByRole('button', { name: '저장' }));
    expect((await editing.findAllByText('몇 포인트인지 적어 주세요.'))[0]).toBeVisible();
    expect(asked).toEqual([]);
    await user.type(points, '8000');
    await user.click(editing.getByRole('button', { name: '저장' }));
    expect(await screen.findByText('선물을 바꿨어요')).toBeVisible();
    expect(await (await gift('밝은 책상 조명')).findByText(/8,000 xu/)).toBeVisible();
    expect(asked).toEqual([
      { name: '밝은 책상 조명', description: aStockedGift().description, drawing: 'plant', points: 8_000 },
    ]);
  });

  it('gets one more gift; what is missing is said at its field and nothing is lost', async () => {
    const asked: unknown[] = [];
    const { user } = visit(PAGE, giftDesk(asked));
    await user.click(await press('선물 넣기'));
    const adding = await dialog('선물 넣기');
    await user.selectOptions(adding.getByLabelText(/^종류/), '수수료 할인');
    await user.type(adding.getByRole('textbox', { name: /^이름/ }), '수수료 3일 할인');
    await user.type(adding.getByRole('textbox', { name: /^설명/ }), '3일 동안 5% 할인해요.');
    await user.click(adding.getByRole('button', { name: '선물 넣기' }));
    expect((await adding.findAllByText('몇 포인트인지 적어 주세요.'))[0]).toBeVisible();
    expect(asked).toEqual([]);
    await user.type(adding.getByRole('textbox', { name: /^필요한 포인트/ }), '2000');
    await user.type(adding.getByRole('textbox', { name: /^기간/ }), '3');
    await user.type(adding.getByRole('textbox', { name: /^할인율/ }), '5');
    await user.click(adding.getByRole('button', { name: '선물 넣기' }));
    expect(await screen.findByText('선물을 넣었어요')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: '수수료 3일 할인' })).toBeVisible();
    expect(asked).toMatchObject([{ kind: 'FEE_RELIEF', points: 2_000, stock: null, days: 3, relief: 0.05 }]);
  });

  it.each([
    ['empty', '아직 선물이 없어요'],
    ['failed', '선물 목록을 불러오지 못했어요'],
    ['forbidden', '맡은 일에 없는 업무예요'],
  ] as const)('is %s: %s', async (world, sentence) => {
    visit(PAGE, giftWorlds[world]);
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});
